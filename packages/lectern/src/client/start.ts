import { startApiPages } from './api.js';
import type { Islands } from './islands.js';
import { createIslands } from './islands.js';
import { startNavigation } from './navigation.js';
import { startPageBehaviour } from './page.js';
import type { Pages } from './pages.js';
import { createPages } from './pages.js';
import { startPrefetch } from './prefetch.js';

/** What runs in a window, from its first page to the last. */
export interface Client {
  pages: Pages;
  islands: Islands;
}

/** No React here: what cannot wait for it, and what calls it when the reader reaches for an island. */
export function startClient(): Client {
  const pages = createPages();
  const islands = createIslands();
  startPageBehaviour();
  startApiPages();
  islands.start();
  startPrefetch({ pages });
  startNavigation({ pages, islands });
  return { pages, islands };
}
