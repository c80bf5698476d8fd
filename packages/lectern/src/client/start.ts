import type { Islands } from './islands.js';
import { createIslands } from './islands.js';
import { startNavigation } from './navigation.js';
import { normaliseLocation } from './normalise.js';
import { startPageBehaviour } from './page.js';
import type { Pages } from './pages.js';
import { createPages } from './pages.js';
import { startPrefetch } from './prefetch.js';
import { checkStorage } from './stores/check.js';

/** What runs in a window, from its first page to the last. */
export interface Client {
  pages: Pages;
  islands: Islands;
}

/** No React here: what cannot wait for it, and what calls it when the reader reaches for an island. */
export function startClient(): Client {
  normaliseLocation();
  checkStorage();
  const pages = createPages();
  const islands = createIslands();
  startPageBehaviour();
  islands.start();
  startPrefetch({ pages });
  startNavigation({ pages, islands });
  return { pages, islands };
}
