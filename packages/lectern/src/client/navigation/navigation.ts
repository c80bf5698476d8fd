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
  load: () => Promise<PageLoader>;
}

interface Session extends Client {
  navigation: Navigation;
  loader: PageLoader | undefined;
  /** Undefined while an error is shown. */
  shown: string | undefined;
  shownKey: string | undefined;
  latest: NavigateEvent | undefined;
}

/** Values of the Navigation API's `info` option for navigations that this module starts. */
const retry = 'lectern:retry';
const stay = 'lectern:stay';
const leave = 'lectern:leave';

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
  // Hide the progress bar. Otherwise, it would still be visible if the page is restored from the back/forward cache.
  addEventListener('pagehide', () => session.loader?.done());
  const loadEarly = (): void => {
    if (!savesData()) void client.load().catch(() => undefined);
  };
  // Islands dispatch `lectern:used` on the first interaction. Assistive technology can move the focus without causing
  // any other event.
  for (const type of ['lectern:used', 'focusin']) addEventListener(type, loadEarly, { once: true });
}

function onNavigate({ event, session }: { event: NavigateEvent; session: Session }): void {
  const { navigation } = session;
  const { destination, navigationType } = event;
  const isSettled = currentAddress(navigation) === session.shown;
  if (isSettled) session.shownKey = navigation.currentEntry?.key;
  const url = new URL(destination.url);
  // A component may change the query with `pushState`. The page stays, and so does the state of its components.
  const isPushed = navigationType === 'push' && isShown({ url, session });
  if (destination.sameDocument && (navigationType === 'replace' || isPushed)) {
    // During a navigation, the URL already belongs to the next page, so keep `shown`.
    if (isSettled || isPushed) session.shown = addressOf(url);
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
    // The link leads to a heading on the visible page, but the URL already belongs to the next page, which is still
    // loading. Restore the visible page's URL.
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
 * to the canonical URL, and `here` scrolls to a heading on the page that is shown.
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

/** The query isn't compared, because the server ignores it. */
function isShown({ url, session: { shown } }: { url: URL; session: Session }): boolean {
  return shown?.split('?')[0] === url.origin + url.pathname;
}

function currentAddress({ currentEntry }: Navigation): string | undefined {
  return currentEntry?.url ? addressOf(new URL(currentEntry.url)) : undefined;
}

/**
 * Restores the URL if the reader stopped the navigation, or started one that doesn't replace the page, such as a
 * download.
 */
function onAbort({ event, session }: { event: NavigateEvent; session: Session }): void {
  const { latest, navigation, shown, shownKey, loader } = session;
  const isStopped = latest === event;
  if (!isStopped && !(latest !== undefined && staysHere(latest))) return;
  loader?.done();
  if (shown === undefined || currentAddress(navigation) === shown) return;
  const isKept = navigation.entries().some(({ key }) => key === shownKey);
  if (shownKey !== undefined && isKept) navigation.traverseTo(shownKey, { info: stay });
  else navigation.navigate(shown, { history: 'replace', info: stay });
}

/** Returns whether a link is a download, or leads to another application, as `mailto:` links do. */
function staysHere({ downloadRequest, destination }: NavigateEvent): boolean {
  return downloadRequest !== null || !/^https?:/.test(destination.url);
}

interface Showing {
  url: URL;
  event: NavigateEvent;
  session: Session;
}

async function show({ url, event, session }: Showing): Promise<void> {
  if (isShown({ url, session })) {
    session.shown = addressOf(url);
    preparePage();
    return arrive({ url, event, session });
  }
  const outcome = await outcomeOf({ url, event, session });
  if (event.signal.aborted || outcome.kind === 'aborted') return;
  if (outcome.kind === 'unreachable') return fail({ url, event, session, error: outcome.error });
  if (outcome.kind === 'foreign') return loadWhole({ url, session });
  session.shown = addressOf(url);
  arrive({ url, event, session });
}

async function outcomeOf({ url, event, session }: Showing): Promise<Outcome> {
  let loader: PageLoader;
  try {
    loader = await session.load();
  } catch (error) {
    // The cast is safe, because a failed import always rejects with an `Error`.
    return { kind: 'unreachable', error: error as Error };
  }
  session.loader = loader;
  return event.signal.aborted ? { kind: 'aborted' } : loader.show({ url, event });
}

function arrive({ url, event, session }: Showing): void {
  session.loader?.done();
  if (event.info === stay) return;
  const { activeElement } = document;
  event.scroll();
  // Scrolling to a fragment moves the focus. If a dialog is open, return the focus to the dialog.
  if (activeElement instanceof HTMLElement && activeElement.closest(':modal') !== null) {
    activeElement.focus({ preventScroll: true });
    return;
  }
  // After going back or forward, the browser restores the scroll position, so move the focus only if its element was
  // removed.
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (event.navigationType !== 'traverse' || isLost) focusPage(url.hash);
}

/**
 * This URL is already the current one. Navigating to a URL with a fragment would only scroll, so restore the previous
 * URL first. `location.reload` would break the back button.
 */
function loadWhole({ url, session }: Pick<Showing, 'url' | 'session'>): void {
  const { navigation, loader, shown } = session;
  // If the URL is a download, this page stays open, so hide the progress bar.
  loader?.done();
  history.replaceState(null, '', shown ?? document.documentElement.dataset.base);
  const { committed, finished } = navigation.navigate(url.href, { history: 'replace', info: leave });
  // These promises reject if the reader navigates elsewhere before the page loads.
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
