import { islandSelector, scanIslands, unmountIslands, updateIsland } from './islands.js';
import { preparePage } from './page.js';
import type { FetchedPage } from './pages.js';
import { fetchPage } from './pages.js';

/**
 * Navigation within the site: the next page's own HTML is fetched and the regions that differ are swapped. History,
 * scrolling and focus stay the browser's, through its Navigation API; where that is missing, links load pages.
 */
export function startNavigation(): void {
  const { navigation } = window;
  if (navigation === undefined) return;
  navigation.addEventListener('navigate', (event) => {
    if (!shouldIntercept(event)) return;
    const url = new URL(event.destination.url);
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => show({ url, event }),
    });
  });
}

function shouldIntercept(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null)
    return false;
  if (event.navigationType === 'reload') return false;
  const url = new URL(event.destination.url);
  const base = document.documentElement.dataset.base ?? '/';
  // What has an ending other than that of a page is a file.
  return (
    url.origin === location.origin &&
    url.pathname.startsWith(base) &&
    !/\.(?!html$)[a-z\d]+$/i.test(url.pathname)
  );
}

async function show({ url, event }: { url: URL; event: NavigateEvent }): Promise<void> {
  const page = await fetchPage({ url, signal: event.signal });
  if (event.signal.aborted) return;
  if (page === undefined || page.build !== currentBuild()) {
    // The address is that of the next page already; loading it by `replace` would be another navigation to intercept.
    event.scroll();
    location.reload();
    return;
  }
  if (page.movedTo !== undefined) {
    window.navigation?.navigate(page.movedTo, { history: 'replace' });
    return;
  }
  swap(page);
  // A page that was left at its top has no place that the browser would restore.
  if (event.navigationType === 'traverse') scrollTo({ top: 0, behavior: 'instant' });
  event.scroll();
  if (event.navigationType !== 'traverse') focusTarget(url);
}

function currentBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="lectern-build"]')?.content;
}

/** Puts the regions of another page in the places of this one's. Islands that stay are kept alive. */
export function swap({ document: next }: Pick<FetchedPage, 'document'>): void {
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  swapHead(next);
  document.querySelector('.layout')?.setAttribute('class', next.querySelector('.layout')?.className ?? '');
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const replacement = next.querySelector<HTMLElement>(`[data-region="${region.dataset.region}"]`);
    if (replacement === null) continue;
    region.className = replacement.className;
    for (const [key, value] of Object.entries(replacement.dataset)) region.dataset[key] = value;
    swapRegion({ region, replacement });
  }
  preparePage({ announce: true });
}

function swapRegion({ region, replacement }: { region: HTMLElement; replacement: HTMLElement }): void {
  // Asked first: an element that is moved loses the focus.
  const focused = document.activeElement;
  const kept = keyedIslands(region);
  const fresh = document.importNode(replacement, true);
  for (const [key, incoming] of keyedIslands(fresh)) {
    const live = kept.get(key);
    if (live === undefined) continue;
    incoming.replaceWith(live);
    updateIsland({ element: live, props: incoming.dataset.props });
  }
  // What stays has been taken out.
  unmountIslands(region);
  const openCategories = region.dataset.region === 'menu' ? openLabels(region) : new Set<string>();
  region.replaceChildren(...fresh.childNodes);
  if (focused instanceof HTMLElement && region.contains(focused)) focused.focus({ preventScroll: true });
  for (const details of region.querySelectorAll<HTMLDetailsElement>('.sidebar details')) {
    if (openCategories.has(details.querySelector('summary')?.textContent ?? '')) details.open = true;
  }
  scanIslands(region);
}

/** Islands of the shell stay through navigations; those of an article go with it. */
function keyedIslands(region: HTMLElement): Map<string, HTMLElement> {
  const islands = new Map<string, HTMLElement>();
  if (region.dataset.region === 'main') return islands;
  for (const [index, element] of [...region.querySelectorAll<HTMLElement>(islandSelector)].entries()) {
    islands.set(`${element.dataset.module}#${element.dataset.export}#${index}`, element);
  }
  return islands;
}

function openLabels(region: HTMLElement): Set<string> {
  return new Set(
    [...region.querySelectorAll('.sidebar details[open] > summary')].map(
      (summary) => summary.textContent ?? '',
    ),
  );
}

/** Elements of the head that belong to one page; scripts and styles are the same on all of a build. */
const pageHead =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

function swapHead(next: Document): void {
  for (const element of document.head.querySelectorAll(pageHead)) element.remove();
  document.head.append(
    ...[...next.head.querySelectorAll(pageHead)].map((element) => document.importNode(element, true)),
  );
}

function focusTarget(url: URL): void {
  const target = url.hash === '' ? null : document.getElementById(decodeURIComponent(url.hash.slice(1)));
  const place = target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (place === null) return;
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
