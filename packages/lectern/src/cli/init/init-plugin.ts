import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { engineRoot } from '../../util/engine-paths.js';
import { packInto, readManifest, tarballOf } from './pack.js';
import type { PluginNames } from './plugin-names.js';
import { checkPackageName, namesOf } from './plugin-names.js';
import { refuseExisting, writeFiles } from './write-files.js';

export function pluginFolder(name: string): string {
  return namesOf(name).folder;
}

/**
 * @returns Paths of the created files, relative to the folder.
 * @throws LecternError if npm would reject the name, or if any of the files already exists. In that case, nothing is
 * written.
 */
export async function initPlugin({ name, dir }: { name: string; dir: string }): Promise<string[]> {
  const mistake = checkPackageName(name);
  if (mistake !== undefined) throw new LecternError([mistake]);
  const engine = readManifest(engineRoot());
  const tarball = tarballOf(engine);
  const files = pluginFiles({
    names: namesOf(name),
    values: {
      engine: `file:${tarball}`,
      version: engine.version,
      year: String(new Date().getFullYear()),
    },
  });
  const written = [...Object.keys(files), tarball];
  refuseExisting({ dir, files: written, command: 'lectern init --plugin NAME <folder>' });
  await writeFiles({ dir, files });
  packInto({ dir, folders: [engineRoot()] });
  return written;
}

export function pluginFiles({
  names,
  values,
}: {
  names: PluginNames;
  values: Readonly<Record<string, string>>;
}): Record<string, string> {
  const template = join(engineRoot(), 'templates/plugin');
  const all: Readonly<Record<string, string>> = { ...values, ...names };
  const fill = (text: string) => text.replace(/__([a-z]+)__/g, (match, key: string) => all[key] ?? match);
  const files = globSync('**/*', { cwd: template, dot: true }).sort();
  return Object.fromEntries(
    files.map((file) => [nameInPackage(file), fill(readFileSync(join(template, file), 'utf8'))]),
  );
}

/**
 * npm doesn't publish `.gitignore` files or this package's tests, and tools treat a folder with a `package.json` as a
 * package, so template files have different names.
 */
function nameInPackage(file: string): string {
  return file
    .replace(/^_gitignore$/, '.gitignore')
    .replace(/^_package\.json$/, 'package.json')
    .replace(/_test\.ts$/, '.test.ts');
}
