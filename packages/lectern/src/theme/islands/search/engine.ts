import type { SearchManifest } from '../../../build/search/index.js';
import type { NameEntry } from '../../../build/search/names.js';
import { findNames } from './names.js';
import type { PagefindPage, SearchResults } from './results.js';
import { foundPage, mergeNames } from './results.js';

export interface SearchEngine {
  /** The words by which results can be filtered. */
  sources: readonly string[];
  search(input: { query: string; source: string; limit: number }): Promise<SearchResults>;
}

/** The part of Pagefind's own program that is used. */
interface Pagefind {
  mergeIndex(folder: string, options: PagefindOptions): Promise<void>;
  search(
    query: string,
    options?: { filters: Record<string, string> },
  ): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

interface PagefindOptions {
  /** Addresses in the index are complete. */
  baseUrl: string;
  /** Instead of the time: the address of an index has its hash already. */
  metaCacheTag: string;
}

const options: PagefindOptions = { baseUrl: '/', metaCacheTag: 'hash' };

/**
 * Fetches the index of the language of the page, and what searches in it.
 * @throws when a part of it cannot be had.
 */
export async function loadEngine({
  loadModule,
}: {
  loadModule: (address: string) => Promise<unknown>;
}): Promise<SearchEngine> {
  const { base = '/' } = document.documentElement.dataset;
  const { shards, names: namesUrl, sources } = await fetchJson<SearchManifest>(`${base}search-index.json`);
  const [names, pagefind] = await Promise.all([
    fetchJson<NameEntry[]>(namesUrl),
    loadPagefind({ shards, loadModule }),
  ]);
  return {
    sources,
    async search({ query, source, limit }) {
      const filters: Record<string, string> = source === '' ? {} : { source };
      const { results = [] } = (await pagefind?.search(query, { filters })) ?? {};
      const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
      const found = findNames({
        names: source === '' ? names : names.filter((entry) => sources[entry[3]] === source),
        query,
      });
      const pages = mergeNames({
        pages: data.map((page) => foundPage({ page, query })),
        names: found,
        sources,
        query,
      });
      return { pages, total: Math.max(results.length, pages.length) };
    },
  };
}

async function loadPagefind({
  shards: [first, ...others],
  loadModule,
}: {
  shards: readonly string[];
  loadModule: (address: string) => Promise<unknown>;
}): Promise<Pagefind | undefined> {
  // A site without a page to be found.
  if (first === undefined) return undefined;
  const module = (await loadModule(`${first}pagefind.js`)) as {
    createInstance(options: PagefindOptions): Pagefind;
  };
  const pagefind = module.createInstance(options);
  await Promise.all(others.map((folder) => pagefind.mergeIndex(folder, options)));
  // Nothing is looked for: this waits until the index is there, and fails where it cannot be had.
  await pagefind.search('');
  return pagefind;
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
