import { unspaced } from '../../../util/search-tokens.js';
import type { Run } from './runs.js';

export interface Match {
  start: number;
  end: number;
  word: number;
}

export type MarkedForms = readonly (readonly string[])[];

/** Approximate, in characters. */
const length = 170;
const letter = /[\p{L}\p{N}_]/u;
/** The matches are sorted by position. */
export function matchesIn({ text, forms }: { text: string; forms: MarkedForms }): Match[] {
  const lower = text.toLowerCase();
  // Some letters, such as `İ`, are longer in lower case. The positions would be wrong, so mark nothing.
  if (lower.length !== text.length) return [];
  const found: Match[] = [];
  for (const [word, list] of forms.entries())
    for (const form of list)
      for (let at = lower.indexOf(form); at >= 0; at = lower.indexOf(form, at + form.length)) {
        const end = at + form.length;
        const isWord = !letter.test(lower[at - 1] ?? ' ') && !letter.test(lower[end] ?? ' ');
        // Languages without spaces between words have no word boundaries to check.
        if (isWord || unspaced.test(form)) found.push({ start: at, end, word });
      }
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, index, all) => index === 0 || start >= (all[index - 1]?.end ?? 0));
}

export function richness(matches: readonly Match[]): number {
  return new Set(matches.map(({ word }) => word)).size * 10 + Math.min(9, matches.length);
}

export function excerptOf({ text, matches }: { text: string; matches: readonly Match[] }): Run[] {
  if (text === '') return [];
  const start = startOf({ text, matches });
  const end = text.length - start <= length * 1.2 ? text.length : wordEnd(text, start + length);
  const runs = runsOf({ text, matches, start, end });
  return [
    ...(start > 0 ? [{ text: '… ', hit: false }] : []),
    ...runs,
    ...(end < text.length ? [{ text: ' …', hit: false }] : []),
  ];
}

export function runsOf({
  text,
  matches,
  start = 0,
  end = text.length,
}: {
  text: string;
  matches: readonly Match[];
  start?: number;
  end?: number;
}): Run[] {
  const runs: Run[] = [];
  let at = start;
  for (const match of matches) {
    if (match.start < at || match.end > end) continue;
    if (match.start > at) runs.push({ text: text.slice(at, match.start), hit: false });
    runs.push({ text: text.slice(match.start, match.end), hit: true });
    at = match.end;
  }
  if (at < end) runs.push({ text: text.slice(at, end), hit: false });
  return runs;
}

function startOf({ text, matches }: { text: string; matches: readonly Match[] }): number {
  let best = { start: 0, value: -1 };
  for (const [index, { start }] of matches.entries()) {
    const within: Match[] = [];
    for (let next = index; next < matches.length; next += 1) {
      const match = matches[next];
      if (match === undefined || match.end > start + length - 40) break;
      within.push(match);
    }
    const value = richness(within);
    if (value > best.value) best = { start, value };
  }
  const wanted = Math.min(best.start - 40, text.length - length);
  if (wanted <= 20) return 0;
  const space = text.indexOf(' ', wanted);
  return space < 0 || space >= best.start ? best.start : space + 1;
}

function wordEnd(text: string, wanted: number): number {
  const space = text.lastIndexOf(' ', wanted);
  return space > wanted - 30 ? space : wanted;
}
