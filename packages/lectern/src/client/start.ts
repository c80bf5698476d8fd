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

/** Objects that live as long as the window. */
export interface Client {
  islands: Islands;
  announcer: Announcer;
  /** Early events, except those for islands. */
  early: Event[];
}

/** Starts the part of the client that handles input. It loads React on the first interaction. */
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
  // Start search before the islands, because it handles clicks on the search link and the keys typed afterwards.
  const search = attempt(() => startSearch({ islands }));
  attempt(() => islands.start());
  attempt(() => startNavigation({ islands, announcer, load: loadPageLoader }));
  const early = takeEarlyEvents().filter((event) => search?.answer(event) !== true && !islands.answer(event));
  return { islands, announcer, early };
}

/** Starts the code that reads and changes the page, which takes longer than `startClient`, and must not delay input. */
export function startPage({ announcer, early }: Client): void {
  attempt(checkStorage);
  // Start page scripts before the first page is announced.
  attempt(startPageScripts);
  startPageBehavior({ announcer });
  for (const event of early) replayEvent(event);
}

/**
 * Creates a function that reloads the page if a deployment has replaced its scripts, or the device is online again,
 * because most browsers never retry a module that failed to load.
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
    // The history entry survives the reload, so this prevents a reload loop.
    const noted = history.state as { reloadedFrom?: string } | null;
    if (noted?.reloadedFrom === build) return;
    history.replaceState({ ...noted, reloadedFrom: build }, '');
    location.reload();
  };
}

/** Returns whether the page on the server is from another build. */
async function isStale({ href, build }: { href: string; build: string | undefined }): Promise<boolean> {
  try {
    const html = await (await fetch(href, { headers: { accept: 'text/html' } })).text();
    const found = buildOf(new DOMParser().parseFromString(trustedHtml(html), 'text/html'));
    return found !== undefined && found !== build;
  } catch {
    return false;
  }
}
