import { posix } from 'node:path';

/**
 * Returns the folder of a file's source. This is the file's path without the last segments: one for each segment of
 * the document's ID.
 */
export function rootOf({ own, file }: { own: { id: string } | undefined; file: string }): string {
  const parts = file.split('/');
  return own === undefined ? (parts[0] ?? '') : parts.slice(0, -own.id.split('/').length).join('/');
}

/** Returns the files that a link to a file may refer to, in order of precedence. */
export function fileCandidates({ name, from, root }: { name: string; from: string; root: string }): string[] {
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)];
  const inSource = posix.join(root, name);
  if (name.startsWith('/')) return [inSource, name.slice(1)];
  const beside = posix.join(posix.dirname(from), name);
  return /^\.\.?\//.test(name) ? [beside] : [beside, inSource, name];
}
