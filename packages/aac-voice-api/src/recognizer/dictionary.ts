/**
 * The dictionary is split into buckets by a hash of each word. For five words, a game then fetches at most five small
 * files instead of 130,000 words.
 */
export const BUCKETS = 128;

/** The FNV-1a hash of the word, modulo `BUCKETS`. */
export function bucketOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(word)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % BUCKETS;
}

export function bucketFile(bucket: number): string {
  return `dictionary/${String(bucket).padStart(3, '0')}.bin`;
}

/**
 * Parses a bucket or a whole dictionary. Each line has the form `word PH OW N Z`, or `word(2) …` for an alternative
 * pronunciation.
 */
export function parseDictionary(text: string): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [, word, phones] = /^([^\s;]\S*?)(?:\(\d+\))?\s+(\S.*?)\s*$/u.exec(line) ?? [];
    if (word === undefined || phones === undefined) continue;
    entries.set(word, [...(entries.get(word) ?? []), phones]);
  }
  return entries;
}

export function cutDictionary(text: string): string[] {
  const buckets: string[][] = Array.from({ length: BUCKETS }, () => []);
  for (const [word, pronunciations] of parseDictionary(text)) {
    for (const phones of pronunciations) buckets[bucketOf(word)]?.push(`${word} ${phones}`);
  }
  return buckets.map((lines) => `${lines.join('\n')}\n`);
}
