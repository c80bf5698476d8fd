/** V8 represents a part of a longer string as a reference, which keeps the longer string in memory. */
export function ownCopy(part: string): string {
  return JSON.parse(JSON.stringify(part)) as string;
}
