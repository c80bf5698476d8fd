/**
 * Copies a part of a longer string. V8 represents the part as a reference, so keeping it would keep the longer string
 * in memory.
 */
export function ownCopy(part: string): string {
  return JSON.parse(JSON.stringify(part)) as string;
}
