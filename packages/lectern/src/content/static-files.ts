import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { listFiles, statOf } from '../util/files.js';
import { siteRelative } from './paths.js';
import type { SiteReach } from './site-reach.js';

interface Options {
  siteDir: string;
  /** The static folders, relative to the site's folder. */
  folders: readonly string[];
  reach: SiteReach;
}

/** Lists the URLs of static files, without the base path. A symbolic link out of the allowed folders is an error. */
export function staticFilesOf({ siteDir, folders, reach }: Options): {
  files: Set<string>;
  diagnostics: Diagnostic[];
} {
  const files = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const folder of folders) {
    const dir = join(siteDir, folder);
    const stat = statOf(dir);
    if (stat === undefined) continue;
    if (!stat.isDirectory()) {
      diagnostics.push(notAFolder(folder));
      continue;
    }
    const follow = (path: string): boolean => {
      const file = siteRelative({ siteDir, path });
      const refused = reach.check({ path, name: file, file });
      if (refused !== undefined) diagnostics.push(refused);
      return refused === undefined;
    };
    const onUnreadable = (name: string): void => {
      diagnostics.push(notUtf8(siteRelative({ siteDir, path: join(dir, name) })));
    };
    for (const name of listFiles(dir, { follow, onUnreadable })) files.add(`/${name}`);
  }
  return { files, diagnostics };
}

function notAFolder(folder: string): Diagnostic {
  return problem({
    code: 'static-not-a-folder',
    message: `\`staticDirectories\` contains "${folder}", which is not a folder.`,
    hint: 'Put the file in a folder of static files, and list that folder instead.',
    file: folder,
  });
}

function notUtf8(file: string): Diagnostic {
  return problem({
    code: 'unreadable-file',
    message:
      "The file or folder can't be published: its name is not UTF-8. Each � stands for an invalid byte.",
    hint: 'Rename the file. Older archives often contain names in another encoding.',
    file,
  });
}
