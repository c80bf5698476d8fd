import { lazyModule } from '../util/lazy-module.js';

/** On the page for missing addresses, fetches the script that proposes others; no other page pays for it. */
export function startNotFound(): void {
  const loadScript = lazyModule(() => import('./not-found/suggest.js'));
  const suggest = (): void => {
    if (document.querySelector('.not-found') === null) return;
    loadScript()
      .then(({ suggestAddresses }) => suggestAddresses())
      // The page has said what is wrong, and has its search.
      .catch(() => undefined);
  };
  addEventListener('lectern:page', suggest);
  suggest();
}
