import type { Islands } from '../islands/islands.js';
import { islandSelector } from '../islands/islands.js';
import { preparePage } from '../shell/page.js';
import { swapHead } from './swap.js';

interface PagePatch {
  /** The current page as the server originally sent it. */
  served: Document;
  /** The current page as the server sends it now. */
  next: Document;
  islands: Islands;
}

/** Elements whose HTML hasn't changed on the server keep their open sections, selected tabs, and hydrated islands. */
export function patchPage({ served, next, islands }: PagePatch): void {
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  swapHead(next);
  for (const selector of ['.layout', ...regionsOf(next)]) {
    const [live, before, after] = [document, served, next].map((page) => page.querySelector(selector));
    if (!live || !before || !after) continue;
    if (selector === '.layout') patchAttributes({ live, before, after });
    else patchElement({ live, before, after, islands });
  }
  islands.scan(document);
  preparePage(next);
}

function regionsOf(page: Document): string[] {
  return [...page.querySelectorAll<HTMLElement>('[data-region]')].map(
    ({ dataset }) => `[data-region="${dataset.region}"]`,
  );
}

interface Change<Kind extends Node> {
  live: Kind;
  before: Kind;
  after: Kind;
}

interface ElementChange extends Change<Element> {
  islands: Islands;
}

function patchElement({ live, before, after, islands }: ElementChange): void {
  if (before.isEqualNode(after)) return;
  const isIsland = live.matches(islandSelector);
  if (isIsland && islands.has(live)) {
    patchIsland({ live, before, after, islands });
    return;
  }
  patchAttributes({ live, before, after });
  patchChildren({ live, before, after, islands });
}

/** React owns the HTML of a hydrated island, so only the island's slots are patched. */
function patchIsland({ live, before, after, islands }: ElementChange): void {
  const slots = [live, before, after].map(ownSlot);
  const [liveSlot, beforeSlot, afterSlot] = slots;
  const isSame = withoutSlot(before).isEqualNode(withoutSlot(after));
  if (!isSame || slots.some((slot) => (slot === undefined) !== (liveSlot === undefined))) {
    islands.unmount(live);
    live.replaceWith(imported(after));
    return;
  }
  if (liveSlot && beforeSlot && afterSlot)
    patchChildren({ live: liveSlot, before: beforeSlot, after: afterSlot, islands });
}

function ownSlot(island: Element): Element | undefined {
  const slots = [...island.querySelectorAll('lectern-slot:not([data-prop])')];
  return slots.find((slot) => slot.closest(islandSelector) === island);
}

function withoutSlot(island: Element): Node {
  const copy = island.cloneNode(true) as Element;
  ownSlot(copy)?.replaceChildren();
  return copy;
}

function patchAttributes({ live, before, after }: Change<Element>): void {
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of before.attributes) {
    if (!after.hasAttribute(name)) live.removeAttribute(name);
  }
}

function patchChildren({ live, before, after, islands }: ElementChange): void {
  const nodes = [...live.childNodes];
  if (nodes.length !== before.childNodes.length) {
    // A script has added or removed nodes, so the nodes can't be matched by index. Replace all of them.
    islands.unmount(live);
    live.replaceChildren(...[...after.childNodes].map(imported));
    return;
  }
  const { start, going, coming } = changedPart({ old: [...before.childNodes], fresh: [...after.childNodes] });
  const rest = nodes[start + going.length] ?? null;
  for (const [index, node] of coming.entries()) {
    const [current, was] = [nodes[start + index], going[index]];
    if (current === undefined || was === undefined) live.insertBefore(imported(node), rest);
    else patchNode({ live: current, before: was, after: node, islands });
  }
  for (const node of nodes.slice(start + coming.length, start + going.length)) remove({ node, islands });
}

function patchNode({ live, before, after, islands }: Change<Node> & { islands: Islands }): void {
  if (before.nodeName !== after.nodeName) {
    live.parentNode?.insertBefore(imported(after), live);
    remove({ node: live, islands });
  } else if (live instanceof Element)
    patchElement({ live, before: before as Element, after: after as Element, islands });
  else live.nodeValue = after.nodeValue;
}

function remove({ node, islands }: { node: Node; islands: Islands }): void {
  if (node instanceof Element) islands.unmount(node);
  node.parentNode?.removeChild(node);
}

function imported(node: Node): Node {
  return document.importNode(node, true);
}

function changedPart({ old, fresh }: { old: readonly Node[]; fresh: readonly Node[] }): {
  start: number;
  going: readonly Node[];
  coming: readonly Node[];
} {
  const shorter = Math.min(old.length, fresh.length);
  const isSame = (a: Node | undefined, b: Node | undefined): boolean => a?.isEqualNode(b ?? null) === true;
  let start = 0;
  while (start < shorter && isSame(old[start], fresh[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(old.at(-1 - end), fresh.at(-1 - end))) end += 1;
  return { start, going: old.slice(start, old.length - end), coming: fresh.slice(start, fresh.length - end) };
}
