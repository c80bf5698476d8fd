import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Aliases = Readonly<Record<string, string>>;

export const mostFiles = 1000;

/** What an import path may lack at its end. */
export const endings = [
  '',
  '.js',
  '.jsx',
  '.ts',
  '.tsx',
  '.json',
  '/index.js',
  '/index.jsx',
  '/index.ts',
  '/index.tsx',
];

/** The folder of an import path that starts with `@site` or an alias. */
export function folderOf({ before, folders }: { before: string; folders: Aliases }): string | undefined {
  const name = Object.keys(folders).find((each) => before.startsWith(`${each}/`));
  const folder = before.slice(0, before.lastIndexOf('/'));
  return name === undefined ? undefined : join(folders[name] ?? '', folder.slice(name.length));
}

/** The paths of the files that a module in `file` can load from `folder`, relative to that folder. */
export function filesIn({
  folder,
  file,
  loader,
  folders,
}: {
  folder: string;
  file: string;
  loader: string;
  folders: Aliases;
}): string[] {
  const dir = folderOf({ before: folder, folders }) ?? resolve(file, '..', folder);
  return readFolder(dir)
    .filter((path) => !/(?:^|\/)(?:\.|node_modules\/)/.test(path) && join(dir, path) !== file)
    .filter((path) => loader !== '' || loadable.test(path));
}

const loadable =
  /(?<!\.(?:test|spec|d))\.(?:[cm]?[jt]sx?|json|mdx?|svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|mp3|pdf|ya?ml)$/i;

function readFolder(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dir.replace(/\/$/, '').length + 1))
      .sort();
  } catch {
    return [];
  }
}
