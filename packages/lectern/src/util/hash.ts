import { hash } from 'node:crypto';

/** Short enough for a file name, long enough that two texts of one site never share it. */
export function hashText(text: string | Uint8Array): string {
  return hash('sha256', text).slice(0, 32);
}

/** One hash of several values; each is plain data. */
export function hashOf(values: readonly unknown[]): string {
  return hashText(JSON.stringify(values));
}
