import type { NameEntry } from '../../../util/search-names.js';
import type { PageText } from '../../../util/search-postings.js';
import type { MarkedForms } from './excerpts.js';
import { excerptOf, matchesIn, richness, runsOf } from './excerpts.js';
import type { FoundName } from './query/names.js';
import type { Run } from './runs.js';
import { runsOfWords } from './runs.js';

export interface FoundSymbol {
  url: string;
  name: Run[];
  page: string;
  source: string;
}

export interface FoundPage {
  url: string;
  title: Run[];
  source: string;
  /** Undefined until the page's text has arrived; empty if only sections contain the words. */
  excerpt: Run[] | undefined;
  sections: FoundSection[];
}

export interface FoundSection {
  url: string;
  title: Run[];
  excerpt: Run[];
}

const mostSections = 3;

export function foundPage({
  text: page,
  forms,
  factors = [],
}: {
  text: PageText;
  forms: MarkedForms;
  /** How well each section matches a query of several words. Default: all sections match equally well. */
  factors?: readonly number[];
}): FoundPage {
  const { url, title, source, sections } = page;
  const marked = (text: string): Run[] => runsOf({ text, matches: matchesIn({ text, forms }) });
  const all = sections.map(([id, heading, text], index) => {
    const inHeading = matchesIn({ text: heading, forms });
    const inText = matchesIn({ text, forms });
    const value = (factors[index] ?? 1) * (2 * richness(inHeading) + richness(inText));
    return { id, heading, text, inText, value, index, isFound: inHeading.length + inText.length > 0 };
  });
  const found = all.filter(({ isFound }) => isFound);
  const best = found
    .filter(({ id }) => id !== '')
    .sort((a, b) => b.value - a.value || a.index - b.index)
    .slice(0, mostSections);
  // If only sections contain the words, the page itself needs no excerpt.
  const own =
    found.find(({ id }) => id === '') ?? (best.length > 0 ? undefined : all.find(({ text }) => text !== ''));
  return {
    url,
    title: marked(title),
    source,
    excerpt: own === undefined ? [] : excerptOf({ text: own.text, matches: own.inText }),
    sections: best.map(({ id, heading, text, inText }) => ({
      url: `${url}#${id}`,
      title: marked(heading),
      excerpt: excerptOf({ text, matches: inText }),
    })),
  };
}

interface Merge {
  pages: readonly FoundPage[];
  names: readonly FoundName[];
  sources: readonly string[];
  words: readonly string[];
}

/**
 * A symbol isn't repeated as a section of its page. A page whose name the reader typed comes before the other pages.
 */
export function withNames({ pages, names, sources, words }: Merge): {
  symbols: FoundSymbol[];
  pages: FoundPage[];
} {
  const entries = names.map(({ entry }) => entry);
  const isSymbol = ([, url]: NameEntry): boolean => url.includes('#');
  const symbols = entries.filter(isSymbol).map(([name, url, page, source]) => ({
    url,
    name: runsOfWords({ text: name, words }),
    page,
    source: sources[source] ?? '',
  }));
  const named = entries
    .filter((entry) => !isSymbol(entry))
    .map(([name, url, title, source]): FoundPage => {
      const text = title === '' ? name : title;
      const bare = { url, title: runsOfWords({ text, words }), excerpt: [], sections: [] };
      return pages.find((page) => page.url === url) ?? { ...bare, source: sources[source] ?? '' };
    });
  const urls = new Set(named.map(({ url }) => url));
  const shown = new Set(symbols.map(({ url }) => url));
  return {
    symbols,
    pages: [...named, ...pages.filter(({ url }) => !urls.has(url))].map((page) => ({
      ...page,
      sections: page.sections.filter(({ url }) => !shown.has(url)),
    })),
  };
}
