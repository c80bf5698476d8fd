import { trustedHtml } from '../../util/trusted-html.js';
import type { Islands } from '../islands/islands.js';
import { islandSelector } from '../islands/islands.js';
import { preparePage } from '../shell/page.js';

/** The next page must be in the same language. Islands in the shell stay hydrated. */
export function swapPage({ next, islands }: { next: Document; islands: Islands }): void {
  document.title = next.title;
  swapHead(next);
  document.querySelector('.layout')?.setAttribute('class', next.querySelector('.layout')?.className ?? '');
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const replacement = next.querySelector<HTMLElement>(`[data-region="${region.dataset.region}"]`);
    if (replacement === null) continue;
    region.className = replacement.className;
    Object.assign(region.dataset, replacement.dataset);
    swapRegion({ region: likeNext({ region, replacement }), replacement, islands });
  }
  preparePage(next);
}

/** The main region is a `<main>` element only if the page has no other. */
function likeNext({ region, replacement }: Omit<RegionSwap, 'islands'>): HTMLElement {
  if (region.localName === replacement.localName) return region;
  const fresh = document.importNode(replacement);
  fresh.append(...region.childNodes);
  region.replaceWith(fresh);
  return fresh;
}

interface RegionSwap {
  region: HTMLElement;
  replacement: HTMLElement;
  islands: Islands;
}

function swapRegion({ region, replacement, islands }: RegionSwap): void {
  // Remember the focused element, because moving an element removes its focus.
  const focused = document.activeElement;
  const kept = keyedIslands(region);
  const fresh = document.importNode(replacement, true);
  for (const [key, incoming] of keyedIslands(fresh)) {
    const live = kept.get(key);
    if (live === undefined) continue;
    incoming.replaceWith(live);
    islands.update({ element: live, props: incoming.dataset.props });
  }
  // The kept islands are no longer in the region, so they stay hydrated.
  islands.unmount(region);
  const openCategories = region.dataset.region === 'menu' ? openLabels(region) : new Set<string>();
  region.replaceChildren(...fresh.childNodes);
  if (focused instanceof HTMLElement && region.contains(focused)) focused.focus({ preventScroll: true });
  for (const details of region.querySelectorAll<HTMLDetailsElement>('.sidebar details')) {
    if (openCategories.has(details.querySelector('summary')?.textContent ?? '')) details.open = true;
  }
  islands.scan(region);
}

/** Returns the islands to keep. Islands in the main region belong to the page, so they aren't kept. */
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

const pageHead =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]';

/**
 * Navigation removes structured data without replacing it. Only crawlers read this data, and they load each page
 * separately.
 */
const structuredData = 'script[type="application/ld+json"]';

const pageData = 'script[id]';

export function swapHead(next: Document): void {
  for (const element of document.querySelectorAll(`${pageHead}, ${structuredData}, ${pageData}`))
    element.remove();
  const added = [...next.querySelectorAll(`${pageHead}, ${pageData}`)].map(({ outerHTML }) => outerHTML);
  // Insert the elements as HTML, because Trusted Types prevent importing a script element from another document, even
  // if it contains only data.
  document.head.insertAdjacentHTML('beforeend', trustedHtml(added.join('')));
}
