import { trustedHtml } from '../../util/trusted-html.js';
import { addressOf, buildOf } from './addresses.js';
import { createPageCache } from './page-cache.js';

export interface FetchedPage {
  kind: 'page';
  document: Document;
  build: string | undefined;
  movedTo?: string | undefined;
}

interface Foreign {
  kind: 'foreign';
}

interface Unreachable {
  kind: 'unreachable';
  error: Error;
}

export interface Pages {
  fetch(input: { url: URL }): Promise<FetchedPage | Foreign | Unreachable>;
  prefetch(url: URL): void;
  forget(): void;
}

type Answer = { kind: 'html'; html: string; movedTo?: string | undefined } | Foreign | Unreachable;

export function createPages(): Pages {
  // The keys are URLs without the hash. Prefetches and navigations share this cache.
  const cache = createPageCache<Promise<Answer>>();

  const load = (url: URL, priority: RequestPriority): Promise<Answer> => {
    const key = addressOf(url);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const promise = request(key, priority);
    cache.set(key, promise);
    void promise.then((answer) => {
      if (answer.kind === 'html') {
        cache.measure(key, promise, answer.html.length);
        // After a redirect, the navigation continues at the target's URL, so cache the target under that URL, too.
        const { html, movedTo } = answer;
        if (movedTo !== undefined)
          cache.set(addressOf(new URL(movedTo)), Promise.resolve({ kind: 'html', html }));
      } else if (cache.get(key) === promise) cache.delete(key);
    });
    return promise;
  };

  return {
    async fetch({ url }) {
      const answer = await load(url, 'high');
      return answer.kind === 'html' ? parse(answer) : answer;
    },
    prefetch: (url) => void load(url, 'low'),
    forget: () => cache.clear(),
  };
}

function parse({ html, movedTo }: Extract<Answer, { kind: 'html' }>): FetchedPage {
  const parsed = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const refresh = parsed.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content') ?? '';
  const target = /url=(.*)$/.exec(refresh)?.[1] ?? movedTo;
  const build = target === undefined ? buildOf(parsed) : buildOf(document);
  return { kind: 'page', document: parsed, build, movedTo: target };
}

async function request(address: string, priority: RequestPriority): Promise<Answer> {
  try {
    const response = await fetchOrRecall(address, priority);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    // A 404 response may contain the site's 404 page, which can be swapped in.
    if (!isPage || !(response.ok || response.status === 404)) return { kind: 'foreign' };
    const movedTo = response.redirected ? response.url : undefined;
    const html = await response.text();
    // A response without `</html>` is truncated. Without a `Content-Length` header, the browser doesn't report this.
    if (!html.includes('</html>')) return { kind: 'foreign' };
    return { kind: 'html', html, movedTo };
  } catch (error) {
    // The cast is safe, because `fetch` and body streams always reject with an `Error`.
    return { kind: 'unreachable', error: error as Error };
  }
}

/** If the device is offline, a stale page from the HTTP cache is better than none. */
function fetchOrRecall(address: string, priority: RequestPriority): Promise<Response> {
  const headers = { accept: 'text/html' };
  const fetched = fetch(address, { headers, priority });
  const recall = (): Promise<Response> =>
    fetch(address, { headers, cache: 'only-if-cached', mode: 'same-origin' });
  // If the cache doesn't contain the page, report the error from the first request, which is more informative.
  return fetched.catch(() => (navigator.onLine ? fetched : recall().catch(() => fetched)));
}
