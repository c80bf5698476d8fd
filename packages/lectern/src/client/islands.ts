import type { IslandComponent, LiveIsland } from './hydrate.js';
import { replay } from './replay.js';

/** Name of the element around each island. */
export const islandSelector = 'lectern-island';

interface Entry {
  ready: Promise<LiveIsland | undefined>;
  live?: LiveIsland | undefined;
}

/** Islands that are live, or on their way. A `WeakMap`, so that a page that was left is forgotten. */
const entries = new WeakMap<Element, Entry>();

const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Begins to wait for the reader: for a sign of life, to fetch React, and for intent, to run it. */
export function startIslands(): void {
  for (const type of signsOfLife)
    addEventListener(type, onFirstSign, { passive: true, once: true, capture: true });
  for (const type of intents) addEventListener(type, onIntent, { passive: true, capture: true });
  for (const type of ['click', 'keydown', 'input', 'change', 'submit'])
    addEventListener(type, onInteraction, { capture: true });
  scanIslands(document);
}

/** Looks at the islands of a part of the page that is new. */
export function scanIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(islandSelector)) {
    if (element.dataset.hydrate === 'load') void hydrate(element);
    else if (element.dataset.hydrate === 'idle') whenIdle(() => void hydrate(element));
    else if (element.dataset.hydrate === 'visible' && state.awake) hydrateWhenVisible(element);
  }
}

/** Gives live islands their new properties, or forgets those that are gone. */
export function updateIsland({ element, props }: { element: HTMLElement; props: string | undefined }): void {
  if (props === undefined) delete element.dataset.props;
  else element.dataset.props = props;
  entries.get(element)?.live?.update(propsOf(element));
}

/** Ends the islands of a part of the page that is about to go. */
export function unmountIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(islandSelector))
    entries.get(element)?.live?.unmount();
}

const state = { awake: false };

/** An island has no box of its own (`display: contents`): the islands by the box that is watched for them. */
const watched = new WeakMap<Element, HTMLElement[]>();

const visible = new IntersectionObserver(
  (observed) => {
    for (const { isIntersecting, target } of observed) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      for (const element of watched.get(target) ?? []) void hydrate(element);
    }
  },
  { rootMargin: '100px' },
);

function hydrateWhenVisible(element: HTMLElement): void {
  const inner = [...element.querySelectorAll('*')];
  // In a closed panel, nothing has a box yet. An island without any element is made by its script alone.
  const box = inner.find((candidate) => candidate.getClientRects().length > 0) ?? inner[0];
  if (box === undefined) {
    void hydrate(element);
    return;
  }
  watched.set(box, [...(watched.get(box) ?? []), element]);
  visible.observe(box);
}

function onFirstSign(): void {
  if (state.awake) return;
  state.awake = true;
  // A reader who saves data pays for React only when it is needed.
  if (!savesData()) void loadReact();
  for (const element of document.querySelectorAll<HTMLElement>(`${islandSelector}[data-hydrate="visible"]`))
    hydrateWhenVisible(element);
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function loadReact(): Promise<typeof import('./hydrate.js')> {
  return import('./hydrate.js');
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** The island that answers an event: what stands in a slot is not the island's own. */
function islandOf(target: EventTarget | null): HTMLElement | undefined {
  const found =
    target instanceof Element ? target.closest<HTMLElement>(`${islandSelector}, lectern-slot`) : null;
  return found?.localName === islandSelector ? found : undefined;
}

function onIntent(event: Event): void {
  const element = islandOf(event.target);
  if (element !== undefined) void hydrate(element);
}

/**
 * What happens to an island that is not live yet is kept and done again once it is. Controls that HTML itself works
 * (links, `details`, fields) do their own part at once.
 */
function onInteraction(event: Event): void {
  if (!event.isTrusted) return;
  const element = islandOf(event.target);
  if (element === undefined) return;
  const entry = entries.get(element);
  if (entry?.live !== undefined) return;
  replay({ event, island: element, ready: hydrate(element) });
}

/** Makes an island live; a second call gives the same promise. A script that cannot be fetched may be tried again. */
export async function hydrate(element: HTMLElement): Promise<boolean> {
  const known = entries.get(element);
  const entry = known ?? { ready: start(element) };
  entries.set(element, entry);
  entry.live = await entry.ready;
  if (entry.live === undefined) entries.delete(element);
  return entry.live !== undefined;
}

async function start(element: HTMLElement): Promise<LiveIsland | undefined> {
  const { module = '', export: name = 'default', prefix = '' } = element.dataset;
  try {
    const [{ hydrateIsland }, exports] = await Promise.all([
      loadReact(),
      import(/* @vite-ignore */ module) as Promise<Record<string, IslandComponent>>,
    ]);
    const component = exports[name];
    if (component === undefined) throw new Error(`The module ${module} has no export "${name}".`);
    // The reader has left the page meanwhile.
    if (!element.isConnected) return undefined;
    return await hydrateIsland({ element, component, props: propsOf(element), prefix });
  } catch (error) {
    console.error(`The island ${name} could not be made live.`, error);
    return undefined;
  }
}

function propsOf(element: HTMLElement): Record<string, unknown> {
  return JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
}
