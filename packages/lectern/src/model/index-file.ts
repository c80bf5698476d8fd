import { posix } from 'node:path';

/** Returns whether a file is the index of its folder and has the folder's route. */
export function isIndexFile({ file, route }: { file: string; route: string }): boolean {
  const [folder = '', name = ''] = file
    .split('/')
    .slice(-2)
    .map((part) => part.replace(/^\d+\W+/, ''));
  if (folder !== posix.basename(route)) return false;
  if (/^(?:index|readme)\.mdx?$/i.test(name)) return true;
  // A document named after its folder is also an index, unlike a page in a pages source.
  const isNamedAfterFolder = name.replace(/\.mdx?$/, '').toLowerCase() === folder.toLowerCase();
  return isNamedAfterFolder && posix.basename(posix.dirname(route)) !== folder;
}
