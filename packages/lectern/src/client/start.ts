import { lazyModule } from '../util/lazy-module.js';
import { trustedHtml } from '../util/trusted-html.js';
import { attempt } from './attempt.js';
import { takeEarlyEvents } from './islands/early-events.js';
import type { Islands } from './islands/islands.js';
import { createIslands } from './islands/islands.js';
import { replayEvent } from './islands/replay.js';
import { buildOf } from './navigation/addresses.js';
import { serverAnswers } from './navigation/load-failure.js';
import { startNavigation } from './navigation/navigation.js';
import { normalizeLocation } from './navigation/normalize.js';
import type { PageLoader } from './navigation/page-loader.js';
import { startSearch } from './search/search.js';
import type { Announcer } from './shell/announcer.js';
import { createAnnouncer } from './shell/announcer.js';
import { startPageBehavior } from './shell/page.js';
import { startPageScripts } from './shell/page-scripts.js';
import { checkStorage } from './stores/check.js';

export interface Client {
  islands: Islands;
  announcer: Announcer;
  early: Event[];
}

export function startClient(): Client {
  normalizeLocation();
  const islands = createIslands({ onMissing: createReloader() });
  const announcer = createAnnouncer();
  const loadModule = lazyModule(() => import('./navigation/page-loader.js'));
  let loader: PageLoader | undefined;
  const loadPageLoader = async (): Promise<PageLoader> => {
    const { createPageLoader } = await loadModule();
    loader ??= createPageLoader({ islands, announcer });
    return loader;
  };
  // Start search before the islands, so that search handles clicks on the search link.
  const search = attempt(() => startSearch({ islands }));
  attempt(() => islands.start());
  attempt(() => startNavigation({ islands, announcer, load: loadPageLoader }));
  const early = takeEarlyEvents().filter((event) => search?.answer(event) !== true && !islands.answer(event));
  return { islands, announcer, early };
}

/** Takes longer than `startClient`, so run this function in a separate task. */
export function startPage({ announcer, early }: Client): void {
  attempt(checkStorage);
  // Start page scripts first, because `startPageBehavior` dispatches the first `lectern:page` event.
  attempt(startPageScripts);
  startPageBehavior({ announcer });
  for (const event of early) replayEvent(event);
}

/**
 * Most browsers never retry a failed import, so the page must be reloaded: after a deployment has replaced the scripts,
 * or once an unreachable server responds again.
 */
function createReloader(): () => Promise<void> {
  let wasCutOff = false;
  const isBackAgain = async (url: string): Promise<boolean> => {
    const isThere = await serverAnswers(url);
    wasCutOff ||= !isThere;
    return isThere && wasCutOff;
  };
  return async () => {
    const { href } = location;
    const build = buildOf(document);
    if (!(await isStale({ href, build })) && !(await isBackAgain(href))) return;
    // Record the reload in the history entry, which survives the reload, to prevent a reload loop.
    const noted = history.state as { reloadedFrom?: string } | null;
    if (noted?.reloadedFrom === build) return;
    history.replaceState({ ...noted, reloadedFrom: build }, '');
    location.reload();
  };
}

async function isStale({ href, build }: { href: string; build: string | undefined }): Promise<boolean> {
  try {
    const html = await (await fetch(href, { headers: { accept: 'text/html' } })).text();
    const found = buildOf(new DOMParser().parseFromString(trustedHtml(html), 'text/html'));
    return found !== undefined && found !== build;
  } catch {
    return false;
  }
}
