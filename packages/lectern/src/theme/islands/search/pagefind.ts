import type { BackendHit, SearchBackend } from './backend.js';

/** The part of Pagefind's own program that is used. */
interface Pagefind {
  mergeIndex(folder: string, options: PagefindOptions): Promise<void>;
  search(
    query: string,
    options?: { filters: Record<string, unknown> },
  ): Promise<{ results: { id: string; score: number; data(): Promise<PagefindPage> }[] }>;
}

interface PagefindOptions {
  /** URLs in the index are complete. */
  baseUrl: string;
  /** Instead of the time: the URL of an index has its hash already. */
  metaCacheTag: string;
}

/** A page as Pagefind describes it. */
interface PagefindPage {
  url: string;
  excerpt: string;
  meta: { title?: string };
  filters?: { source?: string[] };
  sub_results: { title: string; url: string; excerpt: string }[];
}

const options: PagefindOptions = { baseUrl: '/', metaCacheTag: 'hash' };

/**
 * Opens the indexes of a site as one.
 * @throws if a part of them failed to load.
 */
export async function openPagefind({
  shards: [first, ...others],
  loadModule,
}: {
  /** URLs of their folders; the programs are in the first. */
  shards: readonly string[];
  loadModule: (address: string) => Promise<unknown>;
}): Promise<SearchBackend> {
  // A site without a page to be found.
  if (first === undefined) return { find: () => Promise.resolve([]) };
  const module = (await loadModule(`${first}pagefind.js`)) as {
    createInstance(options: PagefindOptions): Pagefind;
  };
  const pagefind = module.createInstance(options);
  await Promise.all(others.map((folder) => pagefind.mergeIndex(folder, options)));
  // Searches for nothing: this waits for the index, and throws if the index failed to load.
  await pagefind.search('');
  return {
    async find({ words, isPhrase, sources }) {
      // A mark within a phrase would end it.
      const query = isPhrase ? `"${words.replaceAll('"', ' ')}"` : words;
      const { results } = await pagefind.search(query, { filters: { source: { any: sources } } });
      return results.map(
        ({ id, score, data }): BackendHit => ({ id, score, load: async () => pageOf(await data()) }),
      );
    },
  };
}

function pageOf({ url, excerpt, meta, filters, sub_results: parts }: PagefindPage) {
  return { url, excerpt, title: meta.title ?? url, source: filters?.source?.[0] ?? '', parts };
}
