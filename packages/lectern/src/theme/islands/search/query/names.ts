import type { NameEntry } from '../../../../util/search-names.js';
import { nameWords, squeeze, wordsIn } from '../../../../util/search-tokens.js';

export interface FoundName {
  entry: NameEntry;
  isExact: boolean;
}

const most = 3;

export type NameFinder = (input: {
  /** The query as typed. Without its stop words, “how to remove” would be the exact name `remove`. */
  query: string;
  terms: readonly string[];
  wanted: readonly string[];
}) => FoundName[];

interface KnownName {
  entry: NameEntry;
  squeezed: string;
  parts: () => string[];
}

/**
 * Finds names that start with the query, names up to twice as long that contain it, names that contain all of its
 * words, and names of errors whose words are all in the query.
 */
export function createNameFinder({
  names,
  sources,
}: {
  names: readonly NameEntry[];
  sources: readonly { label: string }[];
}): NameFinder {
  // Prepare the names while the dialog opens, so that the first typed letter doesn't have to wait.
  const known = names.map(knownName);
  // A search looks for names in its own sources first, and then in all sources, so the last matches are cached.
  let last: { key: string; matching: readonly RankedName[] } | undefined;
  return ({ query, terms, wanted }) => {
    const key = JSON.stringify([query, terms]);
    if (last?.key !== key) last = { key, matching: matchingNames({ names: known, query, terms }) };
    const isWanted = sources.map(({ label }) => wanted.includes(label));
    return bestNames(last.matching.filter(({ entry }) => isWanted[entry[3]] === true));
  };
}

function knownName(entry: NameEntry): KnownName {
  let parts: string[] | undefined;
  return {
    entry,
    squeezed: squeeze(entry[0]),
    parts() {
      parts ??= nameWords(entry[0]);
      return parts;
    },
  };
}

interface RankedName extends FoundName {
  rank: number;
}

function matchingNames({
  names,
  query,
  terms,
}: { names: readonly KnownName[] } & Pick<Parameters<NameFinder>[0], 'query' | 'terms'>): RankedName[] {
  const typed = squeeze(query);
  const wanted = terms.length === 0 ? typed : squeeze(terms.join(''));
  if (Math.max(typed.length, wanted.length) < 3) return [];
  // A single word may be a name in camel case.
  const words = /\s/.test(query.trim()) ? terms : unique([...nameWords(query.trim())]);
  const typedWords = wordsIn(query);
  const found: RankedName[] = [];
  for (const { entry, squeezed, parts } of names) {
    const rank =
      rankOf({ squeezed, parts, typed, wanted, words }) ?? rankOfError({ name: entry[0], parts, typedWords });
    if (rank !== undefined) found.push({ entry, isExact: squeezed === typed || squeezed === wanted, rank });
  }
  return found.sort((a, b) => a.rank - b.rank);
}

function bestNames(sorted: readonly RankedName[]): FoundName[] {
  // Several names may lead to one target: an operation has an ID, a path, and a summary.
  const urls = new Set<string>();
  const targets = sorted.filter(({ entry: [, url] }) => !urls.has(url) && urls.add(url));
  const exact = targets.filter(({ isExact }) => isExact);
  return (exact.length > 0 ? exact : targets)
    .slice(0, most)
    .map(({ entry, isExact }) => ({ entry, isExact }));
}

/**
 * These names take precedence over pages: the exact name of a symbol and, if the query looks like code, any matching
 * symbol.
 */
export function namesMeant({ found, query }: { found: readonly FoundName[]; query: string }): FoundName[] {
  const isCode = /^\S+$/.test(query.trim()) && /\p{Ll}\p{Lu}|[_/]|\(\)/u.test(query);
  return found.filter(({ entry: [, url], isExact }) => url.includes('#') && (isExact || isCode));
}

interface Candidate {
  squeezed: string;
  parts: KnownName['parts'];
  typed: string;
  wanted: string;
  words: readonly string[];
}

/** Lower is better; undefined if the name doesn't match. */
function rankOf({ squeezed, parts: partsOf, typed, wanted, words }: Candidate): number | undefined {
  if (squeezed === typed || squeezed === wanted) return 0;
  for (const text of [typed, wanted]) {
    if (text.length < 3) continue;
    const at = squeezed.indexOf(text);
    // A match in the middle of a name must be at least half as long as the name.
    if (at === 0) return 100 + squeezed.length - text.length;
    if (at > 0 && text.length * 2 >= squeezed.length) return 200 + at + squeezed.length - text.length;
  }
  // Splitting thousands of names for each typed letter would take too long, so split only likely names.
  if (words.length < 2 || !words.some((word) => squeezed.includes(word.slice(0, 3)))) return undefined;
  const parts = partsOf();
  if (parts.length < 2) return undefined;
  const isInName = (word: string): boolean => parts.some((part) => isSameWord(part, word));
  if (!words.every(isInName)) return undefined;
  return 300 + parts.length - words.length;
}

/** Matches an error whose words are all in the query: “the model was not found” finds `ModelNotFoundError`. */
function rankOfError({
  name,
  parts,
  typedWords,
}: {
  name: string;
  parts: KnownName['parts'];
  typedWords: readonly string[];
}): number | undefined {
  if (typedWords.length < 3 || !/[a-z](?:Error|Exception)$/.test(name)) return undefined;
  const wanted = parts().slice(0, -1);
  const isTyped =
    wanted.length > 1 && wanted.every((part) => typedWords.some((word) => isSameWord(part, word)));
  return isTyped ? 400 - wanted.length : undefined;
}

/** Returns whether two words differ only in their endings, or the first word starts with the second. */
function isSameWord(part: string, word: string): boolean {
  if (word.length >= 3 && part.startsWith(word)) return true;
  return part.length >= 3 && word.replace(/(?:ing|ed|es|s)$/, '') === part.replace(/(?:es|e|s)$/, '');
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
