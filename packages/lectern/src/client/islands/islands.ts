import { createModuleLoader, lazyModule } from '../../util/lazy-module.js';
import { whenIdle } from '../moments.js';
import { savesData } from '../navigation/connection.js';
import type { IslandComponent, LiveIsland } from './hydrate.js';
import { createReplay } from './replay.js';

/** Name of the element around each island. */
export const islandSelector = 'lectern-island';

/** The islands of the page that is open. */
export interface Islands {
  /** Begins to wait for the reader: for a first interaction, to fetch React, and for intent, to run it. */
  start(): void;
  /** Answers a click that came before `start`; false for what is for no island. */
  answer(event: Event): boolean;
  /** Makes the island live that an element belongs to; false if it cannot be. */
  wake(target: Element): Promise<boolean>;
  /** Looks at the islands of a part of the page that is new. */
  scan(root: ParentNode): void;
  /** Gives an island other properties; a live one shows them at once. */
  update(input: { element: HTMLElement; props: string | undefined }): void;
  /** True where the island is live, or on its way. */
  has(element: Element): boolean;
  /** Ends the islands of a part of the page that is about to go. */
  unmount(root: Element): void;
}

interface Entry {
  ready: Promise<LiveIsland | undefined>;
  live?: LiveIsland | undefined;
}

const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'keydown'] as const;
const interactions = ['click', 'keydown', 'input', 'change', 'submit'] as const;

interface Options {
  /** Told when the script of an island failed to load. */
  onMissing: () => void;
}

export function createIslands({ onMissing }: Options): Islands {
  // Islands that are live, or on their way; weak, so that a page that was left is forgotten.
  const entries = new WeakMap<Element, Entry>();
  const replay = createReplay();
  const loadReact = lazyModule(() => import('./hydrate.js'));
  const loadModule = createModuleLoader();
  let awake = false;

  /** A second call gives the same promise. A script that could not be fetched may be tried again. */
  const hydrate = async (element: HTMLElement): Promise<boolean> => {
    const entry = entries.get(element) ?? { ready: hydrateElement({ element, loadReact, loadModule }) };
    entries.set(element, entry);
    entry.live = await entry.ready;
    if (entry.live === undefined) {
      entries.delete(element);
      // Without a page around it, nothing is missed.
      if (element.isConnected) onMissing();
    }
    return entry.live !== undefined;
  };
  const visible = createVisibility({ onVisible: (element) => void hydrate(element) });

  const onFirstSign = (): void => {
    if (awake) return;
    awake = true;
    // A reader who saves data pays for React only when it is needed.
    // One that does not come now is requested again with the first island.
    if (!savesData()) void loadReact().catch(() => undefined);
    for (const element of document.querySelectorAll<HTMLElement>(`${islandSelector}[data-hydrate="visible"]`))
      visible.watch(element);
  };
  const onIntent = (event: Event): void => {
    const element = islandOf(event.target);
    if (element !== undefined) void hydrate(element);
  };
  // What happens to an island that is not live yet is kept and done again once it is. Controls that HTML itself works
  // (links, `details`, fields) do their own part at once.
  const onInteraction = (event: Event): void => {
    if (!event.isTrusted) return;
    const element = islandOf(event.target);
    if (element === undefined || entries.get(element)?.live !== undefined) return;
    replay({ event, island: element, ready: hydrate(element) });
  };
  const scan = (root: ParentNode): void => {
    for (const element of root.querySelectorAll<HTMLElement>(islandSelector)) {
      if (element.dataset.hydrate === 'load') void hydrate(element);
      else if (element.dataset.hydrate === 'idle') whenIdle(() => void hydrate(element));
      else if (element.dataset.hydrate === 'visible' && awake) visible.watch(element);
    }
  };

  return {
    start() {
      for (const type of signsOfLife)
        addEventListener(type, onFirstSign, { passive: true, once: true, capture: true });
      for (const type of intents) addEventListener(type, onIntent, { passive: true, capture: true });
      for (const type of interactions) addEventListener(type, onInteraction, { capture: true });
      scan(document);
    },
    answer(event) {
      if (event.type !== 'click' || islandOf(event.target) === undefined) return false;
      onInteraction(event);
      return true;
    },
    async wake(target) {
      const element = islandOf(target);
      return element !== undefined && (await hydrate(element));
    },
    scan,
    update({ element, props }) {
      if (props === undefined) element.removeAttribute('data-props');
      else element.dataset.props = props;
      entries.get(element)?.live?.update(propsOf(element));
    },
    has: (element) => entries.has(element),
    unmount(root) {
      for (const element of [root, ...root.querySelectorAll(islandSelector)])
        entries.get(element)?.live?.unmount();
    },
  };
}

/** Tells when an island comes near. It has no box of its own (`display: contents`): a box within it is watched. */
function createVisibility({ onVisible }: { onVisible: (island: HTMLElement) => void }): {
  watch(island: HTMLElement): void;
} {
  // Without it nobody says when: at once is better than never.
  if (!('IntersectionObserver' in window)) return { watch: onVisible };
  const watched = new WeakMap<Element, HTMLElement[]>();
  const observer = new IntersectionObserver(
    (observed) => {
      for (const { isIntersecting, target } of observed) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const island of watched.get(target) ?? []) onVisible(island);
      }
    },
    { rootMargin: '100px' },
  );
  return {
    watch(island) {
      const inner = [...island.querySelectorAll('*')];
      // In a closed panel, nothing has a box yet. An island without any element is made by its script alone.
      const box = inner.find((candidate) => candidate.getClientRects().length > 0) ?? inner[0];
      if (box === undefined) return onVisible(island);
      watched.set(box, [...(watched.get(box) ?? []), island]);
      observer.observe(box);
    },
  };
}

/** The island that answers an event: what is in a slot is not the island's own. */
function islandOf(target: EventTarget | null): HTMLElement | undefined {
  const found =
    target instanceof Element ? target.closest<HTMLElement>(`${islandSelector}, lectern-slot`) : null;
  return found?.localName === islandSelector ? found : undefined;
}

async function hydrateElement({
  element,
  loadReact,
  loadModule,
}: {
  element: HTMLElement;
  loadReact: () => Promise<typeof import('./hydrate.js')>;
  loadModule: (address: string) => Promise<unknown>;
}): Promise<LiveIsland | undefined> {
  const { module = '', export: name = 'default', prefix = '' } = element.dataset;
  try {
    const [{ hydrateIsland }, exports] = await Promise.all([
      loadReact(),
      loadModule(module) as Promise<Record<string, IslandComponent>>,
    ]);
    // The reader has left the page meanwhile.
    if (!element.isConnected) return undefined;
    // The build has found the export; if it is missing all the same, React says so.
    const component = exports[name] as IslandComponent;
    return await hydrateIsland({ element, component, props: propsOf(element), prefix });
  } catch (error) {
    console.error(`${name} failed to hydrate`, error);
    return undefined;
  }
}

function propsOf(element: HTMLElement): Record<string, unknown> {
  return JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
}
