export interface FetchedPage {
  document: Document;
  build: string | undefined;
  /** Set where the page only leads to another address. */
  movedTo?: string | undefined;
}

/** HTML of pages that were asked for, by address without hash: the same bytes for a prefetch and a navigation. */
const cache = new Map<string, Promise<string | undefined>>();
const cacheLimit = 50;

/** Fetches a page; gives nothing when it cannot be had or is no page of this site. */
export async function fetchPage({
  url,
  signal,
}: {
  url: URL;
  signal?: AbortSignal;
}): Promise<FetchedPage | undefined> {
  const html = await fetchHtml(url);
  if (html === undefined || signal?.aborted === true) return undefined;
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const refresh = parsed.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content');
  const movedTo = refresh === null || refresh === undefined ? undefined : /url=(.*)$/.exec(refresh)?.[1];
  const build = parsed.querySelector<HTMLMetaElement>('meta[name="lectern-build"]')?.content;
  return { document: parsed, build: movedTo === undefined ? build : currentBuild(), movedTo };
}

/** Asks for a page before it is needed. */
export function prefetchPage(url: URL): void {
  void fetchHtml(url);
}

/** Forgets what was fetched: the dev server has newer pages. */
export function forgetPages(): void {
  cache.clear();
}

function currentBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="lectern-build"]')?.content;
}

function fetchHtml(url: URL): Promise<string | undefined> {
  const key = url.origin + url.pathname + url.search;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const promise = request(key).then((html) => {
    if (html === undefined) cache.delete(key);
    return html;
  });
  cache.set(key, promise);
  const oldest = cache.keys().next().value;
  if (cache.size > cacheLimit && oldest !== undefined) cache.delete(oldest);
  return promise;
}

async function request(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    // The site's own page for a missing address is a page, and is shown under the address that was asked for.
    return isPage && (response.ok || response.status === 404) ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
