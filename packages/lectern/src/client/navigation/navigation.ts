import type { Islands } from '../islands/islands.js';
import type { Announcer } from '../shell/announcer.js';
import { preparePage } from '../shell/page.js';
import { isPageAddress } from './addresses.js';
import { loadFailureView, serverAnswers } from './load-failure.js';
import { normalUrl } from './normalize.js';
import type { FetchedPage, Pages } from './pages.js';
import { addressOf, currentBuild } from './pages.js';
import type { Progress } from './progress.js';
import { createProgress } from './progress.js';
import { createProgressBar } from './progress-bar.js';
import { addStyles } from './styles.js';
import { swapPage } from './swap.js';
import { focusPage } from './target.js';

interface Client {
  pages: Pages;
  islands: Islands;
  announcer: Announcer;
}

interface Session extends Client {
  navigation: Navigation;
  progress: Progress;
  /** URL of the current page; undefined while an error is shown. */
  shown: string | undefined;
  /** Key of the current page's history entry. */
  shownKey: string | undefined;
  /** The latest navigation of any kind. */
  latest: NavigateEvent | undefined;
}

/** Marks navigations started by the client itself. */
const retry = 'lectern:retry';
const stay = 'lectern:stay';
const leave = 'lectern:leave';

/**
 * Starts client-side navigation: it fetches the next page's HTML and swaps the regions that differ. The browser
 * handles history and scrolling through its Navigation API. Without that API, links trigger full page loads.
 */
export function startNavigation({ pages, islands, announcer }: Client): void {
  const { navigation } = window;
  if (navigation === undefined) return;
  const session: Session = {
    pages,
    islands,
    navigation,
    announcer,
    progress: createProgress(createProgressBar({ announcer })),
    shown: addressOf(location),
    shownKey: undefined,
    latest: undefined,
  };
  navigation.addEventListener('navigate', (event) => onNavigate({ event, session }));
  // A page restored from the back/forward cache must not appear busy.
  addEventListener('pagehide', () => session.progress.done());
}

function onNavigate({ event, session }: { event: NavigateEvent; session: Session }): void {
  const { navigation } = session;
  const isSettled = currentAddress(navigation) === session.shown;
  if (isSettled) session.shownKey = navigation.currentEntry?.key;
  const url = new URL(event.destination.url);
  if (event.navigationType === 'replace' && event.destination.sameDocument) {
    // A script is replacing the URL. During a navigation, the replaced URL is already that of the next page, so
    // `shown` stays unchanged.
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
    // The link leads to a heading of the page that is still shown, while the URL is already that of the next page.
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
 * Decides how to handle a navigation: `browser` doesn't intercept it, `page` swaps in a page of the site, `elsewhere`
 * navigates to the canonical URL, and `here` goes to a heading of the page that is still shown.
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

/** Handles an aborted navigation: the reader stopped it, or started one that keeps this page, such as a download. */
function onAbort({ event, session }: { event: NavigateEvent; session: Session }): void {
  const { latest, navigation, shown, shownKey, progress } = session;
  const isStopped = latest === event;
  if (!isStopped && !(latest !== undefined && staysHere(latest))) return;
  progress.done();
  if (shown === undefined || currentAddress(navigation) === shown) return;
  // The current URL is that of a page that will not load, so restore the URL of the page that is still shown.
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
  const { pages, progress, shown } = session;
  if (addressOf(url) === shown) return arrive({ url, event, session });
  progress.start();
  const answer = await pages.fetch({ url });
  if (event.signal.aborted) return;
  if (answer.kind === 'unreachable') return fail({ url, event, session, error: answer.error });
  if (answer.kind === 'foreign' || !belongsHere(answer)) return loadWhole({ url, session });
  if (answer.movedTo !== undefined) {
    const target = new URL(answer.movedTo, location.href);
    if (target.hash === '') target.hash = url.hash;
    session.navigation.navigate(target.href, { history: 'replace' });
    return;
  }
  await addStyles(answer.document);
  if (event.signal.aborted) return;
  try {
    swapPage({ next: answer.document, islands: session.islands });
  } catch (error) {
    console.error('could not be swapped in:', error);
    return loadWhole({ url, session });
  }
  session.shown = addressOf(url);
  progress.done();
  session.announcer.say(document.title);
  // A page left at the top has no scroll position to restore.
  if (event.navigationType === 'traverse') scrollTo({ top: 0, behavior: 'instant' });
  arrive({ url, event, session });
}

/**
 * Returns whether the next page can be swapped in. A page of another build has other scripts, and a page in another
 * language has other messages.
 */
function belongsHere({ build, movedTo, document: next }: FetchedPage): boolean {
  if (movedTo !== undefined) return true;
  return build === currentBuild() && next.documentElement.lang === document.documentElement.lang;
}

/** Scrolls to the target and moves the focus, once the page has been swapped in. */
function arrive({ url, event, session }: Showing): void {
  session.progress.done();
  if (event.info === stay) return;
  const { activeElement } = document;
  event.scroll();
  // Scrolling to a fragment moves the focus there, even out of a dialog that was opened in the meantime, so the
  // dialog gets the focus back.
  if (activeElement instanceof HTMLElement && activeElement.closest(':modal') !== null) {
    activeElement.focus({ preventScroll: true });
    return;
  }
  // When going back or forward, the browser restores the scroll position, and the focus moves only if it was lost
  // with the previous page.
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (event.navigationType !== 'traverse' || isLost) focusPage(url.hash);
}

/**
 * Loads the page as a new document. Reloading the current document instead would break the back button, which would
 * then only change the URL. The URL is already that of the next page, so the previous URL is restored first.
 * Otherwise, navigating to a heading in the next page would load nothing.
 */
function loadWhole({ url, session }: Pick<Showing, 'url' | 'session'>): void {
  const { navigation, progress, shown } = session;
  // The browser shows its own progress, and a download never arrives as a page.
  progress.done();
  history.replaceState(null, '', shown ?? document.documentElement.dataset.base);
  const { committed, finished } = navigation.navigate(url.href, { history: 'replace', info: leave });
  // The reader may navigate elsewhere before the page loads.
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
}

async function fail({ url, event, session, error }: Showing & { error: Error }): Promise<void> {
  const canLoad = await serverAnswers(url);
  if (event.signal.aborted) return;
  if (canLoad) return loadWhole({ url, session });
  const { navigation, islands, progress, announcer } = session;
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
  // Closes overlays: the menu and a zoomed image.
  preparePage();
  progress.done();
  announcer.say(document.title);
  scrollTo({ top: 0, behavior: 'instant' });
  focusPage('');
}
