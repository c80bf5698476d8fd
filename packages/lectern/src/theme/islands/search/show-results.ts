import type { NameEntry } from '../../../util/search-names.js';
import type { PageText } from '../../../util/search-postings.js';
import { wordsIn } from '../../../util/search-tokens.js';
import type { SearchBackend } from './backend.js';
import type { Stem } from './closeness.js';
import { closeness } from './closeness.js';
import type { Lexicon } from './lexicon.js';
import { formsIn } from './lexicon.js';
import type { LookUp } from './look-up.js';
import type { LoadText } from './page-texts.js';
import type { Hit } from './query/rank.js';
import type { Understood } from './query/understand.js';
import type { FoundPage, FoundSymbol } from './results.js';
import { foundPage, withNames } from './results.js';
import { runsOfWords } from './runs.js';

interface Input {
  found: LookUp;
  understood: Understood;
  limit: number;
  labels: readonly string[];
  lexicon: Pick<Lexicon, 'entriesOf'>;
  backend: Pick<SearchBackend, 'rarityOf'>;
  loadText: LoadText;
  stem: Stem;
  titleOf: (page: number) => NameEntry | undefined;
  /**
   * Called early if the first results are known before all page texts have arrived. Resolves once these results are
   * visible.
   */
  onFirst?: ((shown: Shown) => Promise<void>) | undefined;
}

export interface Shown {
  symbols: FoundSymbol[];
  pages: FoundPage[];
  total: number;
  shown: number;
}

/** The number of pages whose texts are loaded to compare the positions of the query's words. */
const compared = 12;

export async function showResults({
  found,
  understood,
  limit,
  labels,
  lexicon,
  backend,
  loadText,
  stem,
  titleOf,
  onFirst,
}: Input): Promise<Shown> {
  const { phrases, terms, core } = understood;
  const words = [...new Set([...terms, ...phrases].flatMap(wordsIn))];
  const forms = markedForms({ words, lexicon });
  const candidates = found.ranked.hits.slice(0, forms.length > 1 ? Math.max(limit, compared) : limit);
  const merge = (pages: FoundPage[]): Shown => {
    const merged = withNames({ pages, names: found.names, sources: labels, words: forms.flat() });
    // The dialog and the search page show different numbers of results, but must have the same total.
    const total = found.ranked.total === 0 ? pagesOf(merged).size : found.ranked.total;
    return { ...merged, total, shown: merged.pages.length };
  };
  const show = (texts: readonly RankedText[]): Shown =>
    merge(texts.map(({ text, factors }) => foundPage({ text, forms, ...(factors && { factors }) })));
  const best = candidates[0];
  const title = best && titleOf(best.page);
  // For a query of several words, the best page isn't known until the page texts arrive.
  const known =
    title === undefined || forms.length > 1 ? [] : [titledPage({ title, labels, words: forms.flat() })];
  const isDecided = found.names.length > 0 || known.length > 0;
  if (isDecided) {
    const { symbols, pages, total } = merge(found.names.length > 0 ? [] : known);
    const shown = Math.max(pages.length, Math.min(limit, candidates.length));
    // Other results would move when the first result's excerpt arrives.
    const head = symbols.length > 0 ? [] : pages.slice(0, 1).map((page) => ({ ...page, excerpt: undefined }));
    // Sending the requests takes longer than showing the first result.
    await onFirst?.({ symbols, pages: head, total, shown });
  }
  const loading = candidates.map(({ page }) => loadText(page));
  if (!isDecided && forms.length === 1)
    loading[0]
      ?.then((text) => onFirst?.({ ...show([{ text }]), shown: loading.length }))
      .catch(() => undefined);
  const texts = await Promise.all(loading);
  const rarities = words.map(backend.rarityOf);
  return show(ranking({ candidates, texts, core, forms, rarities, stem }).slice(0, limit));
}

function titledPage({
  title: [name, url, , source],
  labels,
  words,
}: {
  title: NameEntry;
  labels: readonly string[];
  words: readonly string[];
}): FoundPage {
  const title = runsOfWords({ text: name, words });
  return { url, title, source: labels[source] ?? '', excerpt: [], sections: [] };
}

interface RankedText {
  text: PageText;
  factors?: readonly number[];
}

function ranking({
  candidates,
  texts,
  ...words
}: {
  candidates: readonly Hit[];
  texts: readonly PageText[];
} & Omit<Parameters<typeof closeness>[0], 'text'>): RankedText[] {
  return texts
    .map((text, index) => {
      const { factor, sections } = closeness({ text, ...words });
      return { text, factors: sections, score: (candidates[index]?.score ?? 0) * factor, index };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
}

/** More forms don't improve an excerpt. */
const mostForms = 40;

function markedForms({
  words,
  lexicon,
}: {
  words: readonly string[];
  lexicon: Pick<Lexicon, 'entriesOf'>;
}): string[][] {
  return words.map((word) =>
    lexicon
      .entriesOf(word)
      .flatMap(({ entry, isWhole }) => formsIn(entry[1]).filter((form) => isWhole || form.startsWith(word)))
      .slice(0, mostForms),
  );
}

function pagesOf({
  symbols,
  pages,
}: {
  symbols: readonly FoundSymbol[];
  pages: readonly FoundPage[];
}): Set<string> {
  return new Set([...symbols, ...pages].map(({ url }) => url.replace(/#.*/, '')));
}
