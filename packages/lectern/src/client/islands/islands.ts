import { createModuleLoader, lazyModule } from '../../util/lazy-module.js';
import { whenIdle } from '../moments.js';
import { savesData } from '../navigation/connection.js';
import type { IslandComponent, LiveIsland } from './hydrate.js';
import { createReplay } from './replay.js';

export const islandSelector = 'lectern-island';

export interface Islands {
  start(): void;
  /** Handles a click from before `start` was called. Returns false if no island handles the event. */
  answer(event: Event): boolean;
  wake(target: Element): Promise<boolean>;
  scan(root: ParentNode): void;
  update(input: { element: HTMLElement; props: string | undefined }): void;
  has(element: Element): boolean;
  unmount(root: Element): void;
}

interface Entry {
  ready: Promise<LiveIsland | undefined>;
  live?: LiveIsland | undefined;
}

/** Includes `click`, because assistive technology may send no other event. */
const signsOfLife = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'wheel',
  'click',
] as const;
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'keydown'] as const;
const interactions = ['click', 'keydown', 'input', 'change', 'submit'] as const;

interface Options {
  onMissing: () => void;
}

export function createIslands({ onMissing }: Options): Islands {
  const entries = new WeakMap<Element, Entry>();
  const replay = createReplay();
  const loadReact = lazyModule(() => import('./hydrate.js'));
  const loadModule = createModuleLoader();
  let awake = false;

  const hydrate = async (element: HTMLElement): Promise<LiveIsland | undefined> => {
    const entry = entries.get(element) ?? {
      ready: hydrateElement({ element, loadReact, loadModule, hydrate, scan }),
    };
    entries.set(element, entry);
    entry.live = await entry.ready;
    if (entry.live === undefined) {
      entries.delete(element);
      if (element.isConnected) onMissing();
    }
    return entry.live;
  };
  const visible = createVisibility({ onVisible: (element) => void hydrate(element) });

  const onFirstSign = (): void => {
    if (awake) return;
    awake = true;
    dispatchEvent(new Event('lectern:used'));
    // Ignore errors, because the first island that needs React loads it again.
    if (!savesData()) void loadReact().catch(() => undefined);
    for (const element of document.querySelectorAll<HTMLElement>(`${islandSelector}[data-hydrate="visible"]`))
      visible.watch(element);
  };
  const onIntent = (event: Event): void => {
    // Unlike other events, intent counts in a slot, too, because children may cover the whole island.
    const element = (event.target as Partial<Element>).closest?.<HTMLElement>(islandSelector);
    if (element) void hydrate(element);
  };
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
      return element !== undefined && (await hydrate(element)) !== undefined;
    },
    scan,
    update({ element, props }) {
      if (props === undefined) element.removeAttribute('data-props');
      else element.dataset.props = props;
      entries.get(element)?.live?.update();
    },
    has: (element) => entries.has(element),
    unmount(root) {
      for (const element of [root, ...root.querySelectorAll(islandSelector)])
        entries.get(element)?.live?.unmount();
    },
  };
}

/** Observes an element inside the island, because the island itself has no box (`display: contents`). */
function createVisibility({ onVisible }: { onVisible: (island: HTMLElement) => void }): {
  watch(island: HTMLElement): void;
} {
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
      // In a closed section, no element has a box yet, so choose the first element. An island without elements can't be
      // observed.
      const box = inner.find((candidate) => candidate.getClientRects().length > 0) ?? inner[0];
      if (box === undefined) return onVisible(island);
      watched.set(box, [...(watched.get(box) ?? []), island]);
      observer.observe(box);
    },
  };
}

/** Elements in a slot don't belong to the island around the slot. */
function islandOf(target: EventTarget | null): HTMLElement | undefined {
  const found =
    target instanceof Element ? target.closest<HTMLElement>(`${islandSelector}, lectern-slot`) : null;
  return found?.localName === islandSelector ? found : undefined;
}

async function hydrateElement({
  element,
  loadReact,
  loadModule,
  ...around
}: {
  element: HTMLElement;
  loadReact: () => Promise<typeof import('./hydrate.js')>;
  loadModule: (address: string) => Promise<unknown>;
  hydrate: (element: HTMLElement) => Promise<LiveIsland | undefined>;
  scan: (root: ParentNode) => void;
}): Promise<LiveIsland | undefined> {
  const { module = '', export: name = 'default' } = element.dataset;
  try {
    const [{ hydrateIsland }, exports] = await Promise.all([
      loadReact(),
      loadModule(module) as Promise<Record<string, IslandComponent>>,
    ]);
    // The cast is safe, because the build checks that the export exists.
    const component = exports[name] as IslandComponent;
    return await hydrateIsland({ element, component, ...around });
  } catch (error) {
    console.error(`${name} failed to hydrate`, error);
    return undefined;
  }
}
