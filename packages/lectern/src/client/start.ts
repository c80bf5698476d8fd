import { attempt } from './attempt.js';
import { takeEarlyEvents } from './islands/early-events.js';
import type { Islands } from './islands/islands.js';
import { createIslands } from './islands/islands.js';
import { doAgain } from './islands/replay.js';
import { serverAnswers } from './navigation/load-failure.js';
import { startNavigation } from './navigation/navigation.js';
import { normalizeLocation } from './navigation/normalize.js';
import type { Pages } from './navigation/pages.js';
import { createPages, currentBuild } from './navigation/pages.js';
import { startPrefetch } from './navigation/prefetch.js';
import { startSearch } from './search/search.js';
import type { Announcer } from './shell/announcer.js';
import { createAnnouncer } from './shell/announcer.js';
import { startPageBehavior } from './shell/page.js';
import { startPageScripts } from './shell/page-scripts.js';
import { checkStorage } from './stores/check.js';

/** What runs in a window, from its first page to the last. */
export interface Client {
  pages: Pages;
  islands: Islands;
  announcer: Announcer;
  /** What came before this script, and is not for an island. */
  early: Event[];
}

/** No React here: what hears the reader, and calls React when the reader reaches for an island. */
export function startClient(): Client {
  normalizeLocation();
  const pages = createPages();
  const islands = createIslands({ onMissing: createReloader(pages) });
  const announcer = createAnnouncer();
  // Before the islands: it takes the clicks on its link, and the keys that follow.
  const search = attempt(() => startSearch({ islands }));
  attempt(() => islands.start());
  attempt(() => startNavigation({ pages, islands, announcer }));
  const early = takeEarlyEvents().filter((event) => search?.answer(event) !== true && !islands.answer(event));
  return { pages, islands, announcer, early };
}

/** What looks at the page and changes it: longer work, which no press of a key waits for. */
export function startPage({ pages, announcer, early }: Client): void {
  attempt(checkStorage);
  // Before the first page is announced.
  attempt(startPageScripts);
  startPageBehavior({ announcer });
  attempt(() => startPrefetch({ pages }));
  for (const event of early) doAgain(event);
}

/**
 * Loads the page again where its scripts can no longer be had. After a deploy they may be gone: the page that is
 * there now has others. Those that were requested without a network are not requested again by most browsers, with
 * it.
 */
function createReloader(pages: Pages): () => Promise<void> {
  let wasCutOff = false;
  const isBackAgain = async (url: URL): Promise<boolean> => {
    const isThere = await serverAnswers(url);
    wasCutOff ||= !isThere;
    return isThere && wasCutOff;
  };
  return async () => {
    const url = new URL(location.href);
    const build = currentBuild();
    pages.forget();
    const page = await pages.fetch({ url });
    const isStale = page.kind === 'page' && page.build !== undefined && page.build !== build;
    if (!isStale && !(await isBackAgain(url))) return;
    // Noted where a reload keeps it: a page that comes back as it was would be loaded forever.
    const noted = history.state as { reloadedFrom?: string } | null;
    if (noted?.reloadedFrom === build) return;
    history.replaceState({ ...noted, reloadedFrom: build }, '');
    location.reload();
  };
}
