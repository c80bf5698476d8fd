import { posix } from 'node:path';

/**
 * Returns the possible folders of a file's source. For a document, this is the file's path, shortened by the number of
 * segments in the document's ID. For a partial, which has no ID, these are all ancestor folders, the nearest first.
 */
export function rootsOf({ own, file }: { own: { id: string } | undefined; file: string }): string[] {
  const parts = file.split('/');
  if (own !== undefined) return [parts.slice(0, -own.id.split('/').length).join('/')];
  return parts.slice(0, -1).map((_, index) => parts.slice(0, -1 - index).join('/'));
}

/** Returns the files that a link to a file may refer to, in order of precedence. */
export function fileCandidates({
  name,
  from,
  roots,
}: {
  name: string;
  from: string;
  roots: readonly string[];
}): string[] {
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)];
  const inSource = roots.map((root) => posix.join(root, name));
  if (name.startsWith('/')) return [...inSource, name.slice(1)];
  const beside = posix.join(posix.dirname(from), name);
  return /^\.\.?\//.test(name) ? [beside] : [beside, ...inSource, name];
}
