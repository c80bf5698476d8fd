import { posix } from 'node:path';

/**
 * Returns the folders that may be the root of a file's source, the nearest first. A document's ID tells its depth below
 * the root. A partial has no ID, so any parent folder is possible.
 */
export function rootsOf({ own, file }: { own: { id: string } | undefined; file: string }): string[] {
  const parts = file.split('/');
  if (own !== undefined) return [parts.slice(0, -own.id.split('/').length).join('/')];
  return parts.slice(0, -1).map((_, index) => parts.slice(0, -1 - index).join('/'));
}

/** The files are in order of precedence. */
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
