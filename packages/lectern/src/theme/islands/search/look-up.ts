import type { NameEntry } from '../../../build/search/names.js';
import type { SearchSource } from '../../../model/search-plan.js';
import { wordsIn } from '../../../util/search-tokens.js';
import type { BackendHit, SearchBackend } from './backend.js';
import type { FoundName } from './query/names.js';
import { findNames } from './query/names.js';
import { byCoverage, inAll, preferring, sorted, weighted } from './query/rank.js';
import type { Understood } from './query/understand.js';
import type { Vocabulary } from './query/vocabulary.js';

/** What answers a query in some of the sources. */
export interface LookUp {
  hits: BackendHit[];
  names: FoundName[];
  /** No page has all of the words; these have most of them. */
  isPartial: boolean;
}

interface Input {
  backend: SearchBackend;
  query: string;
  understood: Understood;
  vocabulary: Vocabulary;
  /** All names and sources of the site, in the order that entries refer to. */
  names: readonly NameEntry[];
  sources: readonly SearchSource[];
  /** Labels of the sources to look in. */
  wanted: readonly string[];
}

type Find = (input: { words: string; isPhrase: boolean }) => Promise<BackendHit[]>;

/** Looks for pages that have every word, and for names. */
export async function lookUp(input: Input): Promise<LookUp> {
  const find = finder(input);
  return {
    hits: await findAll({ ...input, find }),
    names: namesIn(input),
    isPartial: false,
  };
}

/** The names of some sources that answer a query. */
export function namesIn({
  names,
  sources,
  wanted,
  query,
  understood: { phrases, terms },
}: Omit<Input, 'backend' | 'vocabulary'>): FoundName[] {
  return findNames({
    names: names.filter((entry) => wanted.includes(sources[entry[3]]?.label ?? '')),
    query: phrases.length === 0 ? query : phrases.join(' '),
    terms,
  });
}

async function findAll({ find, ...input }: Input & { find: Find }): Promise<BackendHit[]> {
  const { phrases, core, corrections } = input.understood;
  const terms = await knownTerms({ ...input, find });
  if (terms === undefined || terms.length + phrases.length === 0) return [];
  const joined = terms.join(' ');
  const lists = await Promise.all([
    ...phrases.map((words) => find({ words, isPhrase: true })),
    ...(terms.length === 0 ? [] : [find({ words: joined, isPhrase: false })]),
    // The back end gives all exact hits one score: what their words score tells them apart.
    ...(phrases.length === 0 ? [] : [find({ words: [...phrases, ...terms].join(' '), isPhrase: false })]),
  ]);
  const isWhole = phrases.length === 0 && corrections.length === 0 && /\s/.test(core);
  const exact = isWhole ? await find({ words: core, isPhrase: true }) : [];
  const hits = inAll(lists);
  return sorted(preferring({ hits: hits.length === 0 ? exact : hits, exact }));
}

/**
 * The terms as the back end knows them: a compound that it does not have as a whole is looked for in its parts.
 * Undefined where it does not have one of them: left to itself, it would find something else instead.
 */
async function knownTerms({
  understood: { terms },
  vocabulary,
  find,
}: Input & { find: Find }): Promise<string[] | undefined> {
  const known = await Promise.all(
    terms.map(async (term): Promise<string[] | undefined> => {
      const words = wordsIn(term);
      const isOne = words.length === 1;
      if (isOne && vocabulary.isBeginning(term)) return [term];
      if ((await find({ words: term, isPhrase: true })).length > 0) return [term];
      return isOne ? undefined : words;
    }),
  );
  return known.every((term) => term !== undefined) ? known.flat() : undefined;
}

/** Looks for pages that have most of the words. Quoted phrases must still be there as a whole. */
export async function lookUpParts(input: Input & { pages: number }): Promise<LookUp> {
  const { understood, pages } = input;
  const { phrases, terms } = understood;
  const find = finder(input);
  const words = [...new Set(terms.flatMap(wordsIn))];
  if (phrases.length > 0 || words.length < 2) return { hits: [], names: [], isPartial: true };
  const lists = await Promise.all(
    words.map((word) => findAll({ ...input, find, understood: { ...understood, terms: [word], core: '' } })),
  );
  return { hits: byCoverage({ lists, pages }), names: [], isPartial: true };
}

/** Searches the sources of each weight, and gives the hits of all of them. */
function finder({ backend, sources, wanted }: Input): Find {
  const groups = new Map<number, string[]>();
  for (const { label, weight } of sources)
    if (wanted.includes(label)) groups.set(weight, [...(groups.get(weight) ?? []), label]);
  return async ({ words, isPhrase }) => {
    const found = await Promise.all(
      [...groups].map(async ([weight, labels]) =>
        weighted(await backend.find({ words, isPhrase, sources: labels }), weight),
      ),
    );
    return sorted(found.flat());
  };
}
