import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { engineRoot } from '../util/engine-paths.js';
import { starterFiles } from './starter.js';

/** The folder of a site in which its engine is kept as a package. */
const vendor = 'vendor';

/**
 * Writes a small site into a folder, with the engine beside it as a package: no registry has it.
 * @returns What was written, relative to the folder.
 * @throws LecternError that names each file that is there already; nothing is written then.
 */
export async function initSite({ siteDir }: { siteDir: string }): Promise<string[]> {
  const tarball = `${vendor}/${packageName()}`;
  const files = starterFiles({ folder: basename(siteDir), engine: `file:${tarball}` });
  const taken = [...Object.keys(files), tarball].filter((file) => existsSync(join(siteDir, file)));
  if (taken.length > 0) {
    throw new LecternError(
      taken.map((file) =>
        problem({
          code: 'file-exists',
          message: `${file} is there already, and is not written over.`,
          hint: 'Name a folder that is empty or does not exist: lectern init <siteDir>.',
          file: join(relative(process.cwd(), siteDir), file),
        }),
      ),
    );
  }
  for (const [file, text] of Object.entries(files)) {
    const path = join(siteDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: 'wx' });
  }
  await mkdir(join(siteDir, vendor), { recursive: true });
  pack({ into: join(siteDir, vendor) });
  return [...Object.keys(files), tarball];
}

/** The name that npm gives to the packed engine. */
function packageName(): string {
  const manifest = JSON.parse(readFileSync(join(engineRoot(), 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${manifest.name}-${manifest.version}.tgz`;
}

function pack({ into }: { into: string }): void {
  const args = ['pack', engineRoot(), '--ignore-scripts', '--silent', '--pack-destination', into];
  // On Windows npm is a batch file, which only a shell can run; the paths are quoted for it.
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
      code: 'engine-not-packed',
      message: `npm could not pack the engine: ${error?.message ?? stderr.trim()}`,
      hint: 'npm comes with Node. Check that "npm --version" works.',
    }),
  ]);
}
