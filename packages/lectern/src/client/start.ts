import { createAnnouncer } from './announcer.js';
import { startApiPages } from './api.js';
import type { Islands } from './islands.js';
import { createIslands } from './islands.js';
import { startNavigation } from './navigation.js';
import { normaliseLocation } from './normalise.js';
import { startPageBehaviour } from './page.js';
import type { Pages } from './pages.js';
import { createPages, currentBuild } from './pages.js';
import { startPrefetch } from './prefetch.js';
import { startSearch } from './search.js';
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
  const islands = createIslands({ onMissing: () => void reloadIfStale(pages) });
  const announcer = createAnnouncer();
  startPageBehaviour({ announcer });
  // Before the islands: it takes the presses of its button.
  startSearch({ islands });
  startApiPages();
  islands.start();
  startPrefetch({ pages });
  startNavigation({ pages, islands, announcer });
  return { pages, islands };
}

/** After a deploy, the scripts of an open page may be gone: the page that is there now has others. */
async function reloadIfStale(pages: Pages): Promise<void> {
  pages.forget();
  const page = await pages.fetch({ url: new URL(location.href) });
  if (page.kind === 'page' && page.build !== undefined && page.build !== currentBuild()) location.reload();
}
