import type { ResolvedPath } from './resolved-path.js';

export interface Taken {
  resolved: ResolvedPath;
  /** A noun phrase that describes the path in messages: `the folder of the site`. */
  what: string;
  /** If true, the output must not be inside this path, either. */
  isWhole: boolean;
}

export interface Refusal {
  relation: 'is' | 'contains' | 'is inside';
  taken: Taken;
}

interface Options {
  out: ResolvedPath;
  site: ResolvedPath;
  taken: readonly Taken[];
}

/**
 * Returns undefined if the folder can be the output folder. The output may be inside a taken folder that contains the
 * whole site, such as a repository.
 */
export function findRefusal({ out, site, taken }: Options): Refusal | undefined {
  const is = taken.find(({ resolved }) => isSame(out, resolved));
  if (is !== undefined) return { relation: 'is', taken: is };
  const contained = taken.find(({ resolved }) => contains(out, resolved));
  if (contained !== undefined) return { relation: 'contains', taken: contained };
  const around = taken
    .filter(({ resolved, isWhole }) => isWhole && contains(resolved, out) && !contains(resolved, site))
    .sort((a, b) => b.resolved.path.length - a.resolved.path.length)[0];
  return around && { relation: 'is inside', taken: around };
}

/** Also true if both paths refer to the same folder. */
export function contains(outer: ResolvedPath, inner: ResolvedPath): boolean {
  const [own] = outer.chain;
  if (own === undefined) return false;
  const { id, rest } = own;
  return inner.chain.some((link) => link.id === id && startsWith(link.rest, rest));
}

export function isSame(a: ResolvedPath, b: ResolvedPath): boolean {
  return contains(a, b) && contains(b, a);
}

function startsWith(segments: readonly string[], start: readonly string[]): boolean {
  return start.every((segment, index) => fold(segments[index] ?? '') === fold(segment));
}

/** The file system may be case-insensitive, so the case of segments that don't exist yet is normalized. */
function fold(segment: string): string {
  return segment.normalize('NFC').toLowerCase();
}
