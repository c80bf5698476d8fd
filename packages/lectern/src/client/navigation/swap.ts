import { trustedHtml } from '../../util/trusted-html.js';
import type { Islands } from '../islands/islands.js';
import { islandSelector } from '../islands/islands.js';
import { preparePage } from '../shell/page.js';

/**
 * Replaces the regions of the page with those of the next page, which must be in the same language. Persistent
 * islands stay hydrated.
 */
export function swapPage({ next, islands }: { next: Document; islands: Islands }): void {
  document.title = next.title;
  swapHead(next);
  document.querySelector('.layout')?.setAttribute('class', next.querySelector('.layout')?.className ?? '');
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const replacement = next.querySelector<HTMLElement>(`[data-region="${region.dataset.region}"]`);
    if (replacement === null) continue;
    region.className = replacement.className;
    Object.assign(region.dataset, replacement.dataset);
    swapRegion({ region, replacement, islands });
  }
  preparePage(next);
}

interface RegionSwap {
  region: HTMLElement;
  replacement: HTMLElement;
  islands: Islands;
}

function swapRegion({ region, replacement, islands }: RegionSwap): void {
  // Read this first, because an element that moves loses focus.
  const focused = document.activeElement;
  const kept = keyedIslands(region);
  const fresh = document.importNode(replacement, true);
  for (const [key, incoming] of keyedIslands(fresh)) {
    const live = kept.get(key);
    if (live === undefined) continue;
    incoming.replaceWith(live);
    islands.update({ element: live, props: incoming.dataset.props });
  }
  // Persistent elements have already been moved out of the region.
  islands.unmount(region);
  const openCategories = region.dataset.region === 'menu' ? openLabels(region) : new Set<string>();
  region.replaceChildren(...fresh.childNodes);
  if (focused instanceof HTMLElement && region.contains(focused)) focused.focus({ preventScroll: true });
  for (const details of region.querySelectorAll<HTMLDetailsElement>('.sidebar details')) {
    if (openCategories.has(details.querySelector('summary')?.textContent ?? '')) details.open = true;
  }
  islands.scan(region);
}

/** Returns the shell's islands, which persist during navigation. */
function keyedIslands(region: HTMLElement): Map<string, HTMLElement> {
  const keyed = new Map<string, HTMLElement>();
  if (region.dataset.region === 'main') return keyed;
  for (const [index, element] of [...region.querySelectorAll<HTMLElement>(islandSelector)].entries()) {
    keyed.set(`${element.dataset.module}#${element.dataset.export}#${index}`, element);
  }
  return keyed;
}

function openLabels(region: HTMLElement): Set<string> {
  return new Set(
    [...region.querySelectorAll('.sidebar details[open] > summary')].map(
      (summary) => summary.textContent ?? '',
    ),
  );
}

/**
 * Head elements that differ between pages. Scripts and styles are not included, because all pages of a build share
 * them.
 */
const pageHead =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]';

/**
 * Structured data of the page that the browser has loaded. It isn't updated, because only crawlers read it, and they
 * load every page.
 */
const structuredData = 'script[type="application/ld+json"]';

/** Data that the page's islands read, such as the data for `useDocusaurusContext`. */
const pageData = 'script[id]';

export function swapHead(next: Document): void {
  for (const element of document.querySelectorAll(`${pageHead}, ${structuredData}, ${pageData}`))
    element.remove();
  const added = [...next.querySelectorAll(`${pageHead}, ${pageData}`)].map(({ outerHTML }) => outerHTML);
  // With Trusted Types, a script element from another document can't be imported, even if it contains only data.
  document.head.insertAdjacentHTML('beforeend', trustedHtml(added.join('')));
}
