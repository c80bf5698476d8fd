import { savesData } from './islands.js';
import { prefetchPage } from './pages.js';

/** Asks for a page when the reader is about to open it: the pointer rests on its link, or the link has the focus. */
export function startPrefetch(): void {
  if (window.navigation === undefined) return;
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, onIntent, { passive: true });
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || savesData()) return;
  const url = new URL(link.href);
  const base = document.documentElement.dataset.base ?? '/';
  const isPage =
    url.origin === location.origin &&
    url.pathname.startsWith(base) &&
    !/\.(?!html$)[a-z\d]+$/i.test(url.pathname);
  if (isPage && url.pathname !== location.pathname && link.download === '') prefetchPage(url);
}
