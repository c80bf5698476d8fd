export interface FetchedPage {
  document: Document;
  build: string | undefined;
  /** Set where the page only leads to another address. */
  movedTo?: string | undefined;
}

/** The pages that were asked for. */
export interface Pages {
  /** Gives nothing when a page cannot be had or is no page of this site. */
  fetch(input: { url: URL; signal?: AbortSignal }): Promise<FetchedPage | undefined>;
  /** Asks for a page before it is needed. */
  prefetch(url: URL): void;
  /** Forgets what was fetched: the dev server has newer pages. */
  forget(): void;
}

/** Pages that are kept; a page of text is some 25 kB. */
const cacheLimit = 50;

export function createPages(): Pages {
  // HTML by address without hash: the same bytes for a prefetch and a navigation.
  const cache = new Map<string, Promise<string | undefined>>();

  const load = (url: URL): Promise<string | undefined> => {
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
  };

  return {
    async fetch({ url, signal }) {
      const html = await load(url);
      return html === undefined || signal?.aborted === true ? undefined : parse(html);
    },
    prefetch: (url) => void load(url),
    forget: () => cache.clear(),
  };
}

/** The build that the page in the window belongs to. */
export function currentBuild(): string | undefined {
  return buildOf(document);
}

function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="lectern-build"]')?.content;
}

function parse(html: string): FetchedPage {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const refresh = parsed.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content') ?? '';
  const movedTo = /url=(.*)$/.exec(refresh)?.[1];
  return { document: parsed, build: movedTo === undefined ? buildOf(parsed) : currentBuild(), movedTo };
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
