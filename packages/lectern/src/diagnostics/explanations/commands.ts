import type { Explanations } from './types.js';

export const commands = {
  'internal-error': {
    meaning: 'Lectern itself failed. The command exits with code 2 instead of 1.',
    fix: 'Report the bug. Include the message, the file that caused it, and the output of the same command with `LECTERN_DEBUG=1`.',
  },
  'system-error': {
    meaning:
      'The operating system refused to read or write a file, for example because of a full disk, a read-only file system, missing permissions, or too many open files.',
    fix: 'Follow the advice in the message: free up space, grant permissions, or raise the limit.',
  },
  'cache-damaged': {
    meaning: 'A cached file disappeared or changed during the build.',
    fix: 'Run the command again. Make sure that no other program writes to `.lectern/cache` at the same time.',
  },
  'remote-cache-failed': {
    meaning:
      'The remote cache was slow, refused a request, or sent invalid data. The build continued without it.',
    fix: 'If the warning appears again, check `cache.remote` and the server. The built site is correct either way.',
  },
  'remote-cache-unsigned': {
    meaning:
      'The environment variable that `cache.remote.signatureKey` names isn’t set. The build continued without the remote cache.',
    fix: 'Set the variable to the secret that all machines share, or remove `signatureKey`.',
  },
  'no-shards': {
    meaning: '`lectern merge` found no results of `lectern build --shard`.',
    fix: 'Build all shards first, and copy their folders to `.lectern/shards` in the site folder.',
  },
  'shard-missing': {
    meaning:
      'Some shards were not built, or their folders were not copied. `lectern merge` built the pages of those shards itself.',
    fix: 'Build the shards that the warning names. Delete the folders of builds with a different number of shards.',
  },
  'output-not-safe': {
    meaning:
      'The output folder overlaps the folder of another site, a `.git` folder, or a folder that this site reads. Nothing was written.',
    fix: 'Choose a separate folder with `--out`.',
  },
  'output-not-a-folder': {
    meaning: 'The output path is a file or a broken symbolic link.',
    fix: 'Move the file, fix the link, or choose another folder with `--out`.',
  },
  'output-not-empty': {
    meaning: 'The output folder contains files that no build of this site wrote. Nothing was written.',
    fix: 'Choose an empty folder with `--out`, or build with `--force`, which keeps the existing files.',
  },
  'output-of-another-site': {
    meaning:
      'The output folder contains the build of another site, or of this site at another path. Nothing was written.',
    fix: 'Choose another folder with `--out`, or replace that build with `--force`.',
  },
  'output-mark-damaged': {
    meaning: 'The list of the files that builds wrote to the output folder is damaged. Nothing was written.',
    fix: 'If the folder contains only a built site, delete the folder and build again. Otherwise, choose another folder with `--out`.',
  },
  'output-not-writable': {
    meaning:
      'The operating system refused to write to the output folder, for example because of its permissions, a full disk, or a read-only file system.',
    fix: 'Grant write permission (`chmod u+w FOLDER`), free up disk space, or choose another folder with `--out`.',
  },
  'too-little-memory': {
    meaning:
      'A limit on the memory of the process, such as `--max-old-space-size` or `ulimit -v`, is too low to build any site.',
    fix: 'Raise or remove the limit, as the message describes.',
  },
  'output-file-taken': {
    meaning:
      'The build would overwrite a file in the output folder that Lectern did not create. Nothing was published.',
    fix: 'Move the existing file, or choose another folder with `--out`.',
  },
  'output-file-changed': {
    meaning:
      'A file in the output folder is no longer part of the site. Because it was edited after the build wrote it, it was not deleted.',
    fix: 'Delete the file if you don’t need it.',
  },
  'output-changed': {
    meaning:
      'Files disappeared from the output folder during the build. Usually, two builds ran at the same time.',
    fix: 'Build again, one build at a time.',
  },
  'output-incomplete': {
    meaning:
      'A build was interrupted while it published, so the output folder contains a mix of new and old files.',
    fix: 'Build again before you serve or deploy the site.',
  },
  'journal-unusable': {
    meaning:
      'A build was interrupted, and left a journal so that the next build can finish publishing. But the journal is damaged or belongs to another site, so it was ignored.',
    fix: 'Delete the journal if you don’t need it.',
  },
  'unknown-code': {
    meaning:
      '`lectern explain` found no explanation for the code. The codes of a plug-in are known only in the folder of a site that uses the plug-in.',
    fix: 'Correct the code, or add the folder of the site: `lectern explain CODE site`.',
  },
  'not-built': {
    meaning: '`lectern serve` found no built site.',
    fix: 'Run `lectern build` first, with the same `--out`.',
  },
  'host-not-available': {
    meaning:
      'The server can’t listen on the `--host` address, because this machine doesn’t have that address.',
    fix: 'Leave out `--host` to listen on localhost, or use `0.0.0.0` to listen on all addresses.',
  },
  'port-not-free': {
    meaning:
      'The server can’t listen on the port, because another program uses it, or because only administrators may use it.',
    fix: 'Stop that program, or choose another port with `--port`.',
  },
  'file-exists': {
    meaning: '`lectern init` would have to overwrite a file. Nothing was written.',
    fix: 'Use an empty folder.',
  },
  'invalid-package-json': {
    meaning: '`lectern init` can’t read the `package.json` of the folder.',
    fix: 'Fix the JSON, or use another folder.',
  },
  'invalid-package-name': {
    meaning: 'The name after `--plugin` isn’t a valid npm package name.',
    fix: 'Use the suggested name, or write lowercase letters, digits, and hyphens.',
  },
  'plugin-not-installed': {
    meaning: '`lectern init --with` names a plug-in that isn’t installed.',
    fix: 'Install the plug-in first, or correct its name.',
  },
  'plugin-without-starter': {
    meaning:
      'The `package.json` of a plug-in has no valid `lectern.starter`, which `lectern init --with` needs.',
    fix: 'Create the site without this plug-in, then add the plug-in as its README describes.',
  },
  'package-not-packed': {
    meaning: 'npm failed to pack a package for the new site.',
    fix: 'Check that `npm --version` works, and read the error in the message.',
  },
  'late-error': {
    meaning:
      'The site’s code failed outside of any build step, for example in a timer or in a promise that nothing awaits.',
    fix: 'Await the promise, or clear the timer. At build time, nothing should run after a page is rendered.',
  },
  'never-settled': {
    meaning:
      'The configuration or a hook of a plug-in waits for a promise that never settles, so the command could never finish. In the dev server, the promise may still settle.',
    fix: 'Find the promise whose `resolve` is never called.',
  },
  'slow-code': {
    meaning:
      'The configuration or a hook of a plug-in has been running for a long time. The command is still waiting, because the code may be waiting for another program.',
    fix: 'Do nothing if the code needs this much time. Otherwise, look for a promise that never settles, or for a request without a timeout.',
  },
  'server-ended': {
    meaning:
      'The process of the dev server ended, for example because the site’s code ran out of memory. Until the next edit, every page shows this error.',
    fix: 'Find the cause in the terminal, fix it, and save the file.',
  },
  'restart-needed': {
    meaning:
      'A configuration key changed, or a file in `src/theme` was added or deleted. The dev server reads these only when it starts.',
    fix: 'Restart the dev server.',
  },
  'code-time-limit': {
    meaning:
      'The configuration, or a hook of a plug-in, blocked the event loop for so long that it’s probably in an infinite loop. Or a function that a plug-in runs in a worker thread took too long.',
    fix: 'Fix the loop. If a hook needs more time, raise `hookTimeLimit`.',
  },
  'code-memory-limit': {
    meaning:
      'The configuration, a hook of a plug-in, or a function in a worker thread needed so much memory that it was stopped. Often a list grows in an infinite loop.',
    fix: 'Fix the loop.',
  },
  'timer-left': {
    meaning:
      'A hook of a plug-in started a timer that was still running when everything else was done. The build ends without waiting for it.',
    fix: 'Await the work that the timer does, clear the timer, or call its `unref()` method.',
  },
  'config-exists': {
    meaning: 'The folder already has a Lectern configuration, and `lectern migrate` never overwrites a file.',
    fix: 'Rename or delete the existing configuration, and migrate again.',
  },
  'nothing-to-migrate': {
    meaning:
      'The folder has no configuration file of another site generator. Or it has one, but the installed package that reads the file can’t convert it.',
    fix: 'Pass the folder that contains the configuration file, or update the package that reads the file.',
  },
} as const satisfies Explanations;
