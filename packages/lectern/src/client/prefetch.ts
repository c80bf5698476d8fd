import { isPageAddress } from './addresses.js';
import { savesData } from './connection.js';
import type { Pages } from './pages.js';

/** Asks for a page when the reader is about to open it: the pointer rests on its link, or the link has the focus. */
export function startPrefetch({ pages }: { pages: Pages }): void {
  if (window.navigation === undefined) return;
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.download !== '' || 'search' in link.dataset || savesData()) return;
    const url = new URL(link.href);
    if (isPageAddress(url) && url.pathname !== location.pathname) pages.prefetch(url);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, onIntent, { passive: true });
}
