import type { ComponentType, ReactNode } from 'react';
import { createElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { announceValue } from './announce-value.js';
import type { ContextSharing, SlotContexts } from './contexts.js';
import { createCounterparts } from './counterparts.js';
import { CrashBoundary } from './crash-boundary.js';
import { keepEnteredValues } from './entered-values.js';
import { withElements } from './property-slots.js';
import { released } from './released.js';
import { slotsOf } from './slots.js';

type Props = Record<string, unknown>;
export type IslandComponent = ComponentType<Props & { children?: ReactNode }>;

export interface LiveIsland {
  update(): void;
  unmount(): void;
  counterpart<E extends Element>(target: E): E | undefined;
  announceValue(field: Element): void;
  contextsOf(slot: Element): SlotContexts | undefined;
}

interface Input {
  element: HTMLElement;
  component: IslandComponent;
  hydrate: (island: HTMLElement) => Promise<LiveIsland | undefined>;
  scan: (root: ParentNode) => void;
}

/**
 * Resolves after the island's first effects, when it can handle events, or to undefined if the island is removed before
 * hydration.
 */
export async function hydrateIsland({
  element,
  component,
  hydrate,
  scan,
}: Input): Promise<LiveIsland | undefined> {
  const sharing = await contextSharing({ element, hydrate });
  await released(element);
  if (!element.isConnected) return undefined;
  const enterValues = keepEnteredValues(element);
  const counterpart = createCounterparts(element);
  // The HTML of an island without React IDs has no prefix.
  const { prefix = `i${crypto.getRandomValues(new Uint32Array(1))[0]}` } = element.dataset;
  return new Promise((resolve) => {
    let root: Root | undefined;
    const content = slotsOf({ island: element, sharing, onFirstShown: scan });
    const tree = (onReady: () => void): ReactNode => {
      const island = createElement(component, withElements(propsOf(element)), ...content);
      return (
        <Ready onReady={onReady}>
          <CrashBoundary content={content}>{sharing?.surround(island) ?? island}</CrashBoundary>
        </Ready>
      );
    };
    const live: LiveIsland = {
      update: () => root?.render(tree(() => undefined)),
      unmount: () => root?.unmount(),
      counterpart,
      announceValue,
      contextsOf: (slot) => sharing?.of(slot),
    };
    // Hydrate synchronously. Otherwise, a keystroke between reading the fields and hydrating them would be lost.
    flushSync(() => {
      // Restore the values after the effect. During the effect, React would reset each field and move the caret.
      const onReady = (): void =>
        queueMicrotask(() => {
          enterValues();
          resolve(live);
        });
      if (element.dataset.browserOnly === undefined)
        root = hydrateRoot(element, tree(onReady), { identifierPrefix: prefix });
      else {
        root = createRoot(element, { identifierPrefix: prefix });
        root.render(tree(onReady));
      }
    });
  });
}

/** A parent of the island's component, so its effect runs last. A sibling would change the IDs from `useId`. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

function propsOf({ dataset }: HTMLElement): Props {
  return JSON.parse(dataset.props ?? '{}') as Props;
}

/**
 * Returns undefined if the island neither gets contexts from another island nor provides any. The other island must be
 * hydrated first.
 */
async function contextSharing({
  element,
  hydrate,
}: Pick<Input, 'element' | 'hydrate'>): Promise<ContextSharing | undefined> {
  const provides = 'lectern-slot[data-provides]';
  const slot = element.parentElement?.closest(provides);
  if (!slot && element.querySelector(provides) === null) return undefined;
  const provider = slot?.closest<HTMLElement>('lectern-island');
  const [{ createContextSharing }, live] = await Promise.all([
    import('./contexts.js'),
    provider ? hydrate(provider) : undefined,
  ]);
  return createContextSharing(slot ? live?.contextsOf(slot) : undefined);
}
