import { posix } from 'node:path';

/**
 * Returns whether a file has the route of its folder.
 * @param input.id - The ID of the document. At the top of a source, the folder's name doesn't matter, because each
 * version or translation of the source has a different folder.
 */
export function isIndexFile({
  file,
  route,
  id,
}: {
  file: string;
  route: string;
  id?: string | undefined;
}): boolean {
  const [folder = '', name = ''] = file
    .split('/')
    .slice(-2)
    .map((part) => part.replace(/^\d+\W+/, ''));
  const isIndex = /^(?:index|readme)\.mdx?$/i.test(name);
  if (isIndex && id !== undefined && !id.includes('/')) return !/\/(?:index|readme)$/i.test(route);
  if (folder !== posix.basename(route)) return false;
  if (isIndex) return true;
  // A document that is named after its folder is also an index. In a pages source, this rule doesn't apply.
  const isNamedAfterFolder = name.replace(/\.mdx?$/, '').toLowerCase() === folder.toLowerCase();
  return isNamedAfterFolder && posix.basename(posix.dirname(route)) !== folder;
}
