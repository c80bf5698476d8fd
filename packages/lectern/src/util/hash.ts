import { createHash, hash } from 'node:crypto';

/**
 * Hashes a string. The hash is short enough for a file name, and long enough to avoid collisions within a site. SHA-1
 * takes a quarter of the time of SHA-256. Forced collisions don't matter, because no one would gain anything from
 * them.
 */
export function hashText(text: string | Uint8Array): string {
  return hash('sha1', text).slice(0, 32);
}

/** Hashes several values of plain data together. */
export function hashOf(values: readonly unknown[]): string {
  return hashText(JSON.stringify(values));
}

/** Hashes any number of values without joining them, because strings have a maximum length. */
export function hashEach(values: Iterable<unknown>): string {
  const all = createHash('sha1');
  for (const value of values) all.update(hashOf([value]));
  return all.digest('hex').slice(0, 32);
}
