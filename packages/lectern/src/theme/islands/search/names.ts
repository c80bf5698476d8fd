import type { NameEntry } from '../../../build/search/names.js';

export interface FoundNames {
  /** Names that are, or hold, what was typed; the nearest first. */
  direct: NameEntry[];
  /** Names that differ from it by a few letters. */
  near: NameEntry[];
}

const most = 3;

/** Looks for names by what a reader typed, forgiving as many wrong letters as its length can bear. */
export function findNames({ names, query }: { names: readonly NameEntry[]; query: string }): FoundNames {
  const wanted = plain(query);
  if (wanted.length < 3) return { direct: [], near: [] };
  const direct: Ranked[] = [];
  const near: Ranked[] = [];
  const allowed = wanted.length < 5 ? 0 : Math.min(3, Math.floor(wanted.length / 5) + 1);
  for (const entry of names) {
    const name = plain(entry[0]);
    const at = name.indexOf(wanted);
    if (at !== -1) direct.push({ entry, rank: at * 100 + name.length - wanted.length });
    else if (allowed > 0) {
      // Who is still typing has a part of the name.
      const parts = [name, name.slice(0, wanted.length)];
      const rank = Math.min(...parts.map((part) => distance({ a: wanted, b: part, limit: allowed })));
      if (rank <= allowed) near.push({ entry, rank });
    }
  }
  return { direct: nearest(direct), near: nearest(near) };
}

interface Ranked {
  entry: NameEntry;
  rank: number;
}

function nearest(found: Ranked[]): NameEntry[] {
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Letters to put in, take out, change or swap with their neighbour to get from one word to the other. */
function distance({ a, b, limit }: { a: string; b: string; limit: number }): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const edit = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(swapped ? Math.min(edit, (before[j - 2] ?? 0) + 1) : edit);
    }
    if (Math.min(...next) > limit) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
