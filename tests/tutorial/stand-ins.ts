import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * Replaces the network for the tutorial's commands. All programs, such as git, npm, and Node, are the real ones.
 *
 * - `git clone` of this repository creates a folder that links to this working copy.
 * - Any other URL on GitHub is a bare repository in a temporary folder.
 * - `npm install` and `npm ci` unpack the engine in the site's folder, and link the other packages from this
 *   repository's `node_modules`.
 * - Servers get a free port, whatever port the command specifies.
 */
export function standIns({ root }: { root: string }): { env: NodeJS.ProcessEnv; remotes: string } {
  const bin = path.join(root, '.stand-ins');
  const remotes = path.join(root, '.remotes');
  mkdirSync(bin);
  spawnSync('git', [
    'init',
    '--quiet',
    '--bare',
    '--initial-branch=main',
    path.join(remotes, 'you/my-docs.git'),
  ]);
  const gitConfig = path.join(root, '.gitconfig');
  writeFileSync(
    gitConfig,
    [
      '[user]',
      'name = A reader',
      'email = reader@example.org',
      '[init]',
      'defaultBranch = master',
      `[url "${remotes}/"]`,
      'insteadOf = https://github.com/',
      '',
    ].join('\n'),
  );
  const helper = path.join(import.meta.dirname, 'stand-in.mjs');
  for (const name of ['git', 'npm']) {
    const real = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    writeFileSync(path.join(bin, name), `#!/bin/sh\nexec node "${helper}" ${name} "${real}" "$@"\n`, {
      mode: 0o755,
    });
  }
  return {
    remotes,
    env: {
      PATH: `${bin}:${path.dirname(process.execPath)}:${process.env.PATH}`,
      HOME: root,
      REPOSITORY: repository,
      GIT_CONFIG_GLOBAL: gitConfig,
      GIT_CONFIG_NOSYSTEM: '1',
      NO_COLOR: '1',
      npm_config_update_notifier: 'false',
      npm_config_loglevel: 'error',
      npm_config_offline: 'true',
    },
  };
}
