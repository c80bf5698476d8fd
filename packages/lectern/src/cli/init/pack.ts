import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';

/** Folder for tarballs of packages that aren't in a registry yet. */
const vendor = 'vendor';

export interface Manifest {
  name: string;
  version: string;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Uses npm's file name: `vendor/lectern-glossary-0.1.0.tgz` for `@lectern/glossary`. */
export function tarballOf({ name, version }: Manifest): string {
  return `${vendor}/${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
}

export function packInto({ dir, folders }: { dir: string; folders: readonly string[] }): void {
  const into = join(dir, vendor);
  mkdirSync(into, { recursive: true });
  const args = ['pack', ...folders, '--ignore-scripts', '--silent', '--pack-destination', into];
  // On Windows, npm is a batch file. It must run in a shell, so its arguments must be quoted.
  const windows = process.platform === 'win32';
  const { status, stderr, error } = spawnSync('npm', windows ? args.map((text) => `"${text}"`) : args, {
    cwd: into,
    shell: windows,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) return;
  throw new LecternError([
    problem({
      code: 'package-not-packed',
      message: `npm failed to pack ${folders.join(', ')}: ${error?.message ?? stderr.trim()}`,
      hint: 'npm comes with Node. Check that "npm --version" works.',
    }),
  ]);
}
