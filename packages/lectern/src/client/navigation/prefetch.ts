import { likelyLinkEvent } from '../../util/search-call.js';
import { isPageAddress } from './addresses.js';
import { savesData } from './connection.js';
import { normalUrl } from './normalize.js';
import type { Pages } from './pages.js';
import { startNearPrefetch } from './prefetch-near.js';

export function startPrefetch({ pages }: { pages: Pages }): void {
  if (window.navigation === undefined) return;
  const onIntent = ({ target }: Pick<Event, 'target'>): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const url = link === null || savesData() ? undefined : pageOf(link);
    if (url !== undefined) pages.prefetch(url);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart', likelyLinkEvent])
    addEventListener(type, onIntent, { passive: true });
  // This script loads after the first interaction, when the pointer or the focus may already be on a link.
  for (const target of document.querySelectorAll('a:is(:hover, :focus, :active)')) onIntent({ target });
  startNearPrefetch({ pageOf, prefetch: pages.prefetch });
}

function pageOf(link: HTMLAnchorElement): URL | undefined {
  // A search link opens the search dialog instead of a page.
  if ('search' in link.dataset) return undefined;
  if (link.hasAttribute('download') || !/^(?:_self)?$/.test(link.target)) return undefined;
  const url = new URL(link.href);
  const page = normalUrl(url) ?? url;
  return isPageAddress(page) && page.pathname !== location.pathname ? page : undefined;
}
