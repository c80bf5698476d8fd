import type { NameEntry } from '../../../../build/search/names.js';
import { nameWords, squeeze } from '../../../../util/search-tokens.js';

/** A name, and how well it answers a query. */
export interface FoundName {
  entry: NameEntry;
  /** True where the query is the name. */
  isExact: boolean;
}

/** More are not shortcut. */
const most = 3;

/**
 * Names that the query spells: as a whole, at their beginning, or by all of its words. `findByStatus` and “find pets”
 * both find `findPetsByStatus`.
 */
export function findNames({
  names,
  query,
  terms,
}: {
  names: readonly NameEntry[];
  /** As it was typed: `remove` in “how to remove” is not an exact name. */
  query: string;
  /** Its words without stop words, corrected. */
  terms: readonly string[];
}): FoundName[] {
  const typed = squeeze(query);
  const wanted = terms.length === 0 ? typed : squeeze(terms.join(''));
  if (Math.max(typed.length, wanted.length) < 3) return [];
  // A query of one word may itself be a name in camel case.
  const words = /\s/.test(query.trim()) ? terms : unique([...nameWords(query.trim())]);
  const found: (FoundName & { rank: number })[] = [];
  for (const entry of names) {
    const [name] = entry;
    const squeezed = squeeze(name);
    const rank = rankOf({ squeezed, name, typed, wanted, words });
    if (rank !== undefined) found.push({ entry, isExact: squeezed === typed || squeezed === wanted, rank });
  }
  // Several names may lead to one place: an operation has an ID, a path and a summary.
  const sorted = found
    .sort((a, b) => a.rank - b.rank)
    .filter(({ entry }, index) => found.findIndex((other) => other.entry[1] === entry[1]) === index);
  const exact = sorted.filter(({ isExact }) => isExact);
  // Next to the very name, names that only resemble it are noise.
  return (exact.length > 0 ? exact : sorted).slice(0, most).map(({ entry, isExact }) => ({ entry, isExact }));
}

/**
 * Names that are meant even if texts have the word too: the very name of a symbol, and whatever answers a query that
 * looks like code.
 */
export function namesMeant({ found, query }: { found: readonly FoundName[]; query: string }): FoundName[] {
  const isCode = /^\S+$/.test(query.trim()) && /\p{Ll}\p{Lu}|[_/]|\(\)/u.test(query);
  return found.filter(({ entry: [, url], isExact }) => url.includes('#') && (isExact || isCode));
}

interface Candidate {
  squeezed: string;
  name: string;
  typed: string;
  wanted: string;
  words: readonly string[];
}

/** The lower, the better; undefined for a name that is not meant. */
function rankOf({ squeezed, name, typed, wanted, words }: Candidate): number | undefined {
  if (squeezed === typed || squeezed === wanted) return 0;
  for (const text of [typed, wanted]) {
    if (text.length < 3) continue;
    const at = squeezed.indexOf(text);
    // A part in the middle must be a large part: “history” does not mean every name that contains it.
    if (at === 0) return 100 + squeezed.length - text.length;
    if (at > 0 && text.length * 2 >= squeezed.length) return 200 + at + squeezed.length - text.length;
  }
  const parts = nameWords(name);
  if (words.length < 2 || parts.length < 2) return undefined;
  const isInName = (word: string): boolean => parts.some((part) => isSameWord(part, word));
  if (!words.every(isInName)) return undefined;
  return 300 + parts.length - words.length;
}

/** The same word, singular or plural, or its beginning. */
function isSameWord(part: string, word: string): boolean {
  if (word.length >= 3 && part.startsWith(word)) return true;
  return part.length >= 3 && word.replace(/(?:ing|ed|es|s)$/, '') === part.replace(/(?:es|e|s)$/, '');
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
