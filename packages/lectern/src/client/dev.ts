/// <reference types="vite/client" />
/* What the dev server adds to a page: edits are shown by swapping the page for its newer self. */
import './boot.js';
import { swap } from './navigation.js';
import { fetchPage, forgetPages } from './pages.js';

import.meta.hot?.on('lectern:update', () => void refresh());

async function refresh(): Promise<void> {
  forgetPages();
  const page = await fetchPage({ url: new URL(location.href) });
  if (page?.build === undefined) {
    // The error page is no page of the site.
    location.reload();
    return;
  }
  const place = { left: scrollX, top: scrollY };
  swap(page);
  scrollTo({ ...place, behavior: 'instant' });
}
