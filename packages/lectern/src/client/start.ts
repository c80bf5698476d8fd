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

/** The parts of the client that live as long as the window. */
export interface Client {
  islands: Islands;
  announcer: Announcer;
  /** Events recorded before this script, except those for islands. */
  early: Event[];
}

/**
 * Starts the part of the client that doesn't need React. It handles input, and loads React when the reader uses an
 * island.
 */
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
  // Start search before the islands, because it handles clicks on its own link, and the keys typed after a click.
  const search = attempt(() => startSearch({ islands }));
  attempt(() => islands.start());
  attempt(() => startNavigation({ islands, announcer, load: loadPageLoader }));
  const early = takeEarlyEvents().filter((event) => search?.answer(event) !== true && !islands.answer(event));
  return { islands, announcer, early };
}

/** Starts the code that reads and changes the page. It takes longer than `startClient`, and must not delay input. */
export function startPage({ announcer, early }: Client): void {
  attempt(checkStorage);
  // Start page scripts before the first page is announced.
  attempt(startPageScripts);
  startPageBehavior({ announcer });
  for (const event of early) replayEvent(event);
}

/**
 * Creates a function that reloads the page if a deployment has replaced its scripts. A reload is also needed after
 * the device was offline, because most browsers never retry a module that failed to load.
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
    // The reload is recorded in the history entry, which survives the reload. This prevents a reload loop.
    const noted = history.state as { reloadedFrom?: string } | null;
    if (noted?.reloadedFrom === build) return;
    history.replaceState({ ...noted, reloadedFrom: build }, '');
    location.reload();
  };
}

/** Returns whether the server's copy of the page is from another build. */
async function isStale({ href, build }: { href: string; build: string | undefined }): Promise<boolean> {
  try {
    const html = await (await fetch(href, { headers: { accept: 'text/html' } })).text();
    const found = buildOf(new DOMParser().parseFromString(trustedHtml(html), 'text/html'));
    return found !== undefined && found !== build;
  } catch {
    return false;
  }
}
