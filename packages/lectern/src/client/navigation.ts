import { isPageAddress } from './addresses.js';
import type { Islands } from './islands.js';
import type { Pages } from './pages.js';
import { currentBuild } from './pages.js';
import { addStyles } from './styles.js';
import { swapPage } from './swap.js';

interface Client {
  pages: Pages;
  islands: Islands;
}

/**
 * Navigation within the site: the next page's own HTML is fetched and the regions that differ are swapped. History,
 * scrolling and focus stay the browser's, through its Navigation API; where that is missing, links load pages.
 */
export function startNavigation({ pages, islands }: Client): void {
  const { navigation } = window;
  if (navigation === undefined) return;
  navigation.addEventListener('navigate', (event) => {
    if (!shouldIntercept(event)) return;
    const url = new URL(event.destination.url);
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => show({ url, event, pages, islands }),
    });
  });
}

function shouldIntercept(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null)
    return false;
  if (event.navigationType === 'reload') return false;
  const url = new URL(event.destination.url);
  return isPageAddress(url) && !staysOnPage({ event, url });
}

/** The address was replaced by a script, or the reader goes back within one page: there is nothing to fetch. */
function staysOnPage({ event, url }: { event: NavigateEvent; url: URL }): boolean {
  return (
    event.destination.sameDocument && url.pathname === location.pathname && url.search === location.search
  );
}

async function show({
  url,
  event,
  pages,
  islands,
}: Client & { url: URL; event: NavigateEvent }): Promise<void> {
  const page = await pages.fetch({ url, signal: event.signal });
  if (event.signal.aborted) return;
  if (page === undefined || page.build !== currentBuild()) {
    // The address is that of the next page already; loading it by `replace` would be another navigation to intercept.
    event.scroll();
    location.reload();
    return;
  }
  if (page.movedTo !== undefined) {
    window.navigation?.navigate(page.movedTo, { history: 'replace' });
    return;
  }
  await addStyles(page.document);
  if (event.signal.aborted) return;
  swapPage({ next: page.document, islands });
  // A page that was left at its top has no place that the browser would restore.
  if (event.navigationType === 'traverse') scrollTo({ top: 0, behavior: 'instant' });
  event.scroll();
  if (event.navigationType !== 'traverse') focusTarget(url);
}

function focusTarget(url: URL): void {
  const target = url.hash === '' ? null : document.getElementById(decodeURIComponent(url.hash.slice(1)));
  const place = target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (place === null) return;
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
