import type { NameEntry } from '../../../build/search/names.js';
import type { FoundNames } from './names.js';
import type { Run } from './runs.js';
import { runsOfExcerpt, runsOfWords, withoutHeading } from './runs.js';

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

export interface SearchResults {
  pages: FoundPage[];
  /** How many pages there are, shown or not. */
  total: number;
}

/** A page as Pagefind describes it. */
export interface PagefindPage {
  url: string;
  excerpt: string;
  meta: { title?: string };
  filters?: { source?: string[] };
  sub_results: { title: string; url: string; excerpt: string }[];
}

const mostSections = 3;

/** A page of Pagefind: its own text first, then the sections that hold the most. */
export function foundPage({ page, query }: { page: PagefindPage; query: string }): FoundPage {
  const heading = page.meta.title ?? page.url;
  const inner = page.sub_results.filter(({ url }) => url.includes('#'));
  const own = page.sub_results.find(({ url }) => !url.includes('#'));
  return {
    url: page.url,
    title: runsOfWords({ text: heading, query }),
    source: page.filters?.source?.[0] ?? '',
    // Where the words stand in sections alone, their excerpts say all.
    excerpt: runsOfExcerpt(
      withoutHeading({ excerpt: own?.excerpt ?? (inner.length === 0 ? page.excerpt : ''), heading }),
    ),
    sections: inner.slice(0, mostSections).map(({ url, title, excerpt }) => ({
      url,
      title: runsOfWords({ text: title, query }),
      excerpt: runsOfExcerpt(withoutHeading({ excerpt, heading: title })),
    })),
  };
}

interface Merge {
  pages: readonly FoundPage[];
  names: FoundNames;
  sources: readonly string[];
  query: string;
}

/**
 * Puts names and texts together. A name that was typed goes first. One that differs a little goes first where no text
 * has the very words, and last where one has: then it was hardly a typing error.
 */
export function mergeNames({ pages, names, sources, query }: Merge): FoundPage[] {
  const [word = ''] = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isMeant = pages.some((page) => hits(page).some((hit) => hit.toLowerCase().startsWith(word)));
  const withEntries = (entries: readonly NameEntry[]): FoundPage[] => {
    const found = new Map<string, FoundPage>();
    for (const entry of entries) {
      const url = entry[1].split('#')[0] ?? '';
      const known = found.get(url) ?? pages.find((page) => page.url === url);
      found.set(url, withName({ page: known ?? emptyPage({ entry, url, sources, query }), entry, query }));
    }
    return [...found.values()];
  };
  const first = withEntries(isMeant ? names.direct : [...names.direct, ...names.near]);
  const last = isMeant ? withEntries(names.near) : [];
  return uniquePages([...first, ...pages, ...last]);
}

function uniquePages(pages: readonly FoundPage[]): FoundPage[] {
  return pages.filter(({ url }, index) => pages.findIndex((page) => page.url === url) === index);
}

function hits({ title, excerpt, sections }: FoundPage): string[] {
  const runs = [title, excerpt, ...sections.flatMap((section) => [section.title, section.excerpt])].flat();
  return runs.filter(({ hit }) => hit).map(({ text }) => text);
}

function emptyPage({
  entry: [name, , title, source],
  url,
  sources,
  query,
}: {
  entry: NameEntry;
  url: string;
  sources: readonly string[];
  query: string;
}): FoundPage {
  return {
    url,
    title: runsOfWords({ text: title === '' ? name : title, query }),
    source: sources[source] ?? '',
    excerpt: [],
    sections: [],
  };
}

function withName({ page, entry, query }: { page: FoundPage; entry: NameEntry; query: string }): FoundPage {
  const [name, url] = entry;
  if (!url.includes('#') || page.sections.some((section) => section.url === url)) return page;
  const section = { url, title: runsOfWords({ text: name, query }), excerpt: [] };
  return { ...page, sections: [section, ...page.sections] };
}
