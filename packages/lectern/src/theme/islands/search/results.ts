import type { NameEntry } from '../../../build/search/names.js';
import type { BackendPage } from './backend.js';
import type { FoundName } from './query/names.js';
import type { Run } from './runs.js';
import { runsOfExcerpt, runsOfWords, withoutHeading } from './runs.js';

/** A symbol that was looked for by its name: its own result, which leads to its heading. */
export interface FoundSymbol {
  url: string;
  name: Run[];
  /** The page that describes it. */
  page: string;
  source: string;
}

/** What one page answers. */
export interface FoundPage {
  url: string;
  title: Run[];
  source: string;
  excerpt: Run[];
  sections: FoundSection[];
}

export interface FoundSection {
  url: string;
  title: Run[];
  excerpt: Run[];
}

const mostSections = 3;

/** A page of the back end: its own text first, then the sections that hold the most. */
export function foundPage({ page, words }: { page: BackendPage; words: readonly string[] }): FoundPage {
  const inner = page.parts.filter(({ url }) => url.includes('#'));
  const own = page.parts.find(({ url }) => !url.includes('#'));
  return {
    url: page.url,
    title: runsOfWords({ text: page.title, words }),
    source: page.source,
    // Where the words are in sections alone, their excerpts say all.
    excerpt: runsOfExcerpt(
      withoutHeading({
        excerpt: own?.excerpt ?? (inner.length === 0 ? page.excerpt : ''),
        heading: page.title,
      }),
    ),
    sections: inner.slice(0, mostSections).map(({ url, title, excerpt }) => ({
      url,
      title: runsOfWords({ text: title, words }),
      excerpt: runsOfExcerpt(withoutHeading({ excerpt, heading: title })),
    })),
  };
}

interface Merge {
  pages: readonly FoundPage[];
  names: readonly FoundName[];
  /** Labels by the position that an entry has. */
  sources: readonly string[];
  words: readonly string[];
}

/**
 * Puts names before texts. The name of a symbol is its own result, and not once more a section of its page; a page
 * whose name was typed goes before the other pages.
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
