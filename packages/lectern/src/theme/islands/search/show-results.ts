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

interface Input {
  found: LookUp;
  understood: Understood;
  limit: number;
  /** Labels of all sources. */
  labels: readonly string[];
  lexicon: Pick<Lexicon, 'entriesOf'>;
  backend: Pick<SearchBackend, 'rarityOf'>;
  loadText: LoadText;
  stem: Stem;
  /** Called with the best page, if it is known before the texts of the others have loaded. */
  onFirst?: ((shown: Shown) => void) | undefined;
}

export interface Shown {
  symbols: FoundSymbol[];
  pages: FoundPage[];
  /** Total number of pages, including those that are not shown. */
  total: number;
}

/** Number of pages whose texts are searched for words that are close to each other. */
const compared = 12;

/** Fetches the texts of the results, in display order. */
export async function showResults({
  found,
  understood,
  limit,
  labels,
  lexicon,
  backend,
  loadText,
  stem,
  onFirst,
}: Input): Promise<Shown> {
  const { phrases, terms, core } = understood;
  const words = [...new Set([...terms, ...phrases].flatMap(wordsIn))];
  const forms = markedForms({ words, lexicon });
  const candidates = found.hits.slice(0, forms.length > 1 ? Math.max(limit, compared) : limit);
  const show = (texts: readonly PageText[]): Shown => {
    const merged = withNames({
      pages: texts.map((text) => foundPage({ text, forms })),
      names: found.names,
      sources: labels,
      words: forms.flat(),
    });
    // The total doesn't depend on how many results are shown, so it is the same in the dialog and on the search page.
    const total = found.hits.length === 0 ? pagesOf(merged).size : found.hits.length;
    return { ...merged, total };
  };
  const loading = candidates.map(({ page }) => loadText(page));
  // With several words, the texts decide which page is the best.
  if (forms.length === 1 && found.names.length === 0)
    loading[0]?.then((first) => onFirst?.(show([first]))).catch(() => undefined);
  const texts = await Promise.all(loading);
  const rarities = words.map(backend.rarityOf);
  return show(ranking({ candidates, texts, core, forms, rarities, stem }).slice(0, limit));
}

function ranking({
  candidates,
  texts,
  ...words
}: {
  candidates: readonly Hit[];
  texts: readonly PageText[];
} & Omit<Parameters<typeof closeness>[0], 'text'>): PageText[] {
  return texts
    .map((text, index) => {
      const score = (candidates[index]?.score ?? 0) * closeness({ text, ...words });
      return { text, score, index };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ text }) => text);
}

/** The maximum number of forms of a word. More don't improve an excerpt. */
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

/** Returns the URLs of the pages of some results. */
function pagesOf({
  symbols,
  pages,
}: {
  symbols: readonly FoundSymbol[];
  pages: readonly FoundPage[];
}): Set<string> {
  return new Set([...symbols, ...pages].map(({ url }) => url.replace(/#.*/, '')));
}
