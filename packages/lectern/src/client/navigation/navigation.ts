import type { Islands } from '../islands/islands.js';
import type { Announcer } from '../shell/announcer.js';
import { preparePage } from '../shell/page.js';
import { addressOf, isPageAddress } from './addresses.js';
import { savesData } from './connection.js';
import { loadFailureView, serverAnswers } from './load-failure.js';
import { normalUrl } from './normalize.js';
import type { Outcome, PageLoader } from './page-loader.js';
import { focusPage } from './target.js';

interface Client {
  islands: Islands;
  announcer: Announcer;
  /** Loads the script that fetches and shows pages. If that fails, the next call tries again. */
  load: () => Promise<PageLoader>;
}

interface Session extends Client {
  navigation: Navigation;
  /** Undefined until its script has loaded. */
  loader: PageLoader | undefined;
  /** URL of the current page; undefined while an error is shown. */
  shown: string | undefined;
  shownKey: string | undefined;
  latest: NavigateEvent | undefined;
}

/** Mark navigations that this module starts. */
const retry = 'lectern:retry';
const stay = 'lectern:stay';
const leave = 'lectern:leave';

/**
 * Starts client-side navigation, which fetches the next page's HTML and swaps regions. The browser handles history and
 * scrolling through its Navigation API. Without this API, links cause full page loads.
 */
export function startNavigation(client: Client): void {
  const { navigation } = window;
  if (navigation === undefined) return;
  const session: Session = {
    ...client,
    navigation,
    loader: undefined,
    shown: addressOf(location),
    shownKey: undefined,
    latest: undefined,
  };
  navigation.addEventListener('navigate', (event) => onNavigate({ event, session }));
  // A page restored from the back/forward cache must not appear busy.
  addEventListener('pagehide', () => session.loader?.done());
  const loadEarly = (): void => {
    if (!savesData()) void client.load().catch(() => undefined);
  };
  // Islands dispatch `lectern:used` on the first interaction. Assistive technology may only move the focus.
  for (const type of ['lectern:used', 'focusin']) addEventListener(type, loadEarly, { once: true });
}

function onNavigate({ event, session }: { event: NavigateEvent; session: Session }): void {
  const { navigation } = session;
  const isSettled = currentAddress(navigation) === session.shown;
  if (isSettled) session.shownKey = navigation.currentEntry?.key;
  const url = new URL(event.destination.url);
  if (event.navigationType === 'replace' && event.destination.sameDocument) {
    // A script is replacing the URL. During a navigation, the URL belongs to the next page, so `shown` stays unchanged.
    if (isSettled) session.shown = addressOf(url);
    return;
  }
  session.latest = event;
  const kind = kindOf({ event, url, session });
  if (kind === 'browser') return;
  if (kind === 'elsewhere') {
    event.preventDefault();
    const history = event.navigationType === 'replace' ? 'replace' : 'push';
    navigation.navigate(normalUrl(url)?.href ?? url.href, { history });
  } else if (kind === 'here') {
    // The link leads to a heading on the current page, although the URL already belongs to the next page.
    event.preventDefault();
    navigation.navigate(`${session.shown}${url.hash}`, { history: 'replace' });
  } else {
    event.signal.addEventListener('abort', () => setTimeout(() => onAbort({ event, session })));
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => show({ url, event, session }),
    });
  }
}

/**
 * Decides how to handle a navigation: `browser` leaves it to the browser, `page` swaps in a page, `elsewhere` navigates
 * to the canonical URL, and `here` goes to a heading on the current page.
 */
function kindOf({
  event,
  url,
  session,
}: {
  event: NavigateEvent;
  url: URL;
  session: Session;
}): 'browser' | 'elsewhere' | 'here' | 'page' {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData !== null) return 'browser';
  if (event.navigationType === 'reload' || event.info === leave || !isPageAddress(url)) return 'browser';
  if (event.info === retry || event.info === stay) return 'page';
  if (event.hashChange && session.shown !== undefined) {
    if (addressOf(url) === session.shown) return 'browser';
    return event.cancelable ? 'here' : 'page';
  }
  return normalUrl(url) !== undefined && event.cancelable ? 'elsewhere' : 'page';
}

function currentAddress({ currentEntry }: Navigation): string | undefined {
  return currentEntry?.url ? addressOf(new URL(currentEntry.url)) : undefined;
}

/**
 * Handles an aborted navigation: the reader stopped it, or started another navigation that keeps the page, such as a
 * download.
 */
function onAbort({ event, session }: { event: NavigateEvent; session: Session }): void {
  const { latest, navigation, shown, shownKey, loader } = session;
  const isStopped = latest === event;
  if (!isStopped && !(latest !== undefined && staysHere(latest))) return;
  loader?.done();
  if (shown === undefined || currentAddress(navigation) === shown) return;
  // The URL belongs to a page that won't load, so restore the current page's URL.
  const isKept = navigation.entries().some(({ key }) => key === shownKey);
  if (shownKey !== undefined && isKept) navigation.traverseTo(shownKey, { info: stay });
  else navigation.navigate(shown, { history: 'replace', info: stay });
}

/** Returns whether a navigation keeps the page: a download, or a link to another application. */
function staysHere({ downloadRequest, destination }: NavigateEvent): boolean {
  return downloadRequest !== null || !/^https?:/.test(destination.url);
}

interface Showing {
  url: URL;
  event: NavigateEvent;
  session: Session;
}

async function show({ url, event, session }: Showing): Promise<void> {
  if (addressOf(url) === session.shown) return arrive({ url, event, session });
  const outcome = await outcomeOf({ url, event, session });
  if (event.signal.aborted || outcome.kind === 'aborted') return;
  if (outcome.kind === 'unreachable') return fail({ url, event, session, error: outcome.error });
  if (outcome.kind === 'foreign') return loadWhole({ url, session });
  session.shown = addressOf(url);
  arrive({ url, event, session });
}

/** Shows a page. If the page loader's script fails to load, the page counts as unreachable. */
async function outcomeOf({ url, event, session }: Showing): Promise<Outcome> {
  let loader: PageLoader;
  try {
    loader = await session.load();
  } catch (error) {
    // A failed import always rejects with an `Error`.
    return { kind: 'unreachable', error: error as Error };
  }
  session.loader = loader;
  return event.signal.aborted ? { kind: 'aborted' } : loader.show({ url, event });
}

/** Scrolls to the target and moves the focus, once the page has been swapped in. */
function arrive({ url, event, session }: Showing): void {
  session.loader?.done();
  if (event.info === stay) return;
  const { activeElement } = document;
  event.scroll();
  // Scrolling to a fragment has moved the focus out of an open dialog.
  if (activeElement instanceof HTMLElement && activeElement.closest(':modal') !== null) {
    activeElement.focus({ preventScroll: true });
    return;
  }
  // If the reader goes back or forward, the browser restores the scroll position, and the focus moves only if it was
  // lost with the previous page.
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (event.navigationType !== 'traverse' || isLost) focusPage(url.hash);
}

/**
 * Loads the page as a new document, because a reload would break the back button. The URL is already the next page's,
 * and navigating to one of its headings would only scroll, so the previous URL is restored first.
 */
function loadWhole({ url, session }: Pick<Showing, 'url' | 'session'>): void {
  const { navigation, loader, shown } = session;
  // The browser shows its own progress, and if the URL is a download, no page ever replaces this one.
  loader?.done();
  history.replaceState(null, '', shown ?? document.documentElement.dataset.base);
  const { committed, finished } = navigation.navigate(url.href, { history: 'replace', info: leave });
  // The reader may navigate elsewhere before the page loads.
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
}

async function fail({ url, event, session, error }: Showing & { error: Error }): Promise<void> {
  const canLoad = await serverAnswers(url);
  if (event.signal.aborted) return;
  if (canLoad) return loadWhole({ url, session });
  const { navigation, islands, loader, announcer } = session;
  const main = document.getElementById('main');
  if (main === null) return loadWhole({ url, session });
  const view = loadFailureView({
    error,
    retry: () => navigation.navigate(url.href, { history: 'replace', info: retry }),
  });
  islands.unmount(main);
  main.replaceChildren(view);
  document.title = view.querySelector('h1')?.textContent ?? document.title;
  session.shown = undefined;
  preparePage();
  loader?.done();
  announcer.say(document.title);
  scrollTo({ top: 0, behavior: 'instant' });
  focusPage('');
}
