import { createHash, hash } from 'node:crypto';

/**
 * Short enough for a file name, long enough that two texts of one site never share it. SHA-1 takes a quarter of the
 * time of SHA-256; what it is too weak for, to withstand someone who makes two texts with one hash, is not an one's
 * gain here.
 */
export function hashText(text: string | Uint8Array): string {
  return hash('sha1', text).slice(0, 32);
}

/** One hash of several values; each is plain data. */
export function hashOf(values: readonly unknown[]): string {
  return hashText(JSON.stringify(values));
}

/** One hash of as many values as a site has: they are never joined, since a string has a length at most. */
export function hashEach(values: Iterable<unknown>): string {
  const all = createHash('sha1');
  for (const value of values) all.update(hashOf([value]));
  return all.digest('hex').slice(0, 32);
}
