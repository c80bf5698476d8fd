/// <reference types="vite/client" />
/* What the dev server adds to a page: edits are shown by swapping the page for its newer self. */
import { startClient } from './start.js';
import { swapPage } from './swap.js';

const { pages, islands } = startClient();

import.meta.hot?.on('lectern:update', () => void refresh());

async function refresh(): Promise<void> {
  pages.forget();
  const page = await pages.fetch({ url: new URL(location.href) });
  if (page.kind !== 'page' || page.build === undefined) {
    // The error page is no page of the site.
    location.reload();
    return;
  }
  const place = { left: scrollX, top: scrollY };
  swapPage({ next: page.document, islands });
  scrollTo({ ...place, behavior: 'instant' });
}
