import { lazyModule } from '../util/lazy-module.js';

/** Fetches what pages of an API need, when the first of them has come. */
export function startApiPages(): void {
  const loadScript = lazyModule(() => import('./openapi/api-pages.js'));
  let started = false;
  const start = (): void => {
    if (started || document.querySelector('.api') === null) return;
    started = true;
    loadScript().then(
      ({ startApi }) => startApi(),
      // Everything can be read without it; the next page asks again.
      () => {
        started = false;
      },
    );
  };
  addEventListener('lectern:page', start);
  start();
}
