import { whenIdle } from '../moments.js';
import { savesData } from './connection.js';

const limit = 4;

interface Options {
  pageOf: (link: HTMLAnchorElement) => URL | undefined;
  prefetch: (url: URL) => void;
}

export function startNearPrefetch({ pageOf, prefetch }: Options): void {
  if (!('IntersectionObserver' in window)) return;
  const asked = new Set<string>();
  let left = limit;
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (target instanceof HTMLAnchorElement) whenIdle(() => ask(target));
      }
    },
    { rootMargin: '100px' },
  );
  const ask = (link: HTMLAnchorElement): void => {
    const url = link.isConnected && !savesData() && left > 0 ? pageOf(link) : undefined;
    if (url === undefined || asked.has(url.pathname)) return;
    asked.add(url.pathname);
    left -= 1;
    prefetch(url);
  };
  const observe = (): void => {
    left = limit;
    observer.disconnect();
    if (savesData()) return;
    for (const link of document.querySelectorAll('main a[href]:not(.breadcrumbs a)')) observer.observe(link);
  };
  observe();
  addEventListener('lectern:page', observe);
}
