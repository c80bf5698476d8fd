import type { ComponentType, ReactNode } from 'react';
import { createElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { announceValue } from './announce-value.js';
import type { SlotContexts } from './contexts.js';
import { createContextSources, UseContexts } from './contexts.js';
import { createCounterparts } from './counterparts.js';
import { CrashBoundary } from './crash-boundary.js';
import { keepEnteredValues } from './entered-values.js';
import { withElements } from './property-slots.js';
import { released } from './released.js';
import { slotsOf } from './slots.js';

type Props = Record<string, unknown>;
export type IslandComponent = ComponentType<Props & { children?: ReactNode }>;

export interface LiveIsland {
  update(props: Props): void;
  unmount(): void;
  counterpart<E extends Element>(target: E): E | undefined;
  announceValue(field: Element): void;
  /** Returns the contexts that the island's component provides in a slot. */
  contextsOf(slot: Element): SlotContexts | undefined;
}

interface Input {
  element: HTMLElement;
  component: IslandComponent;
  props: Props;
  /** The prefix of the React IDs in the island's HTML; undefined if the HTML contains no React IDs. */
  prefix: string | undefined;
  /** The contexts that other islands provide around this island. */
  contexts: SlotContexts | undefined;
  onFirstShown: (slot: HTMLElement) => void;
}

/**
 * Resolves after the island's first effects, when the island can handle events. Resolves to undefined if the island is
 * removed before hydration.
 */
export async function hydrateIsland({
  element,
  component,
  props,
  prefix = `i${crypto.getRandomValues(new Uint32Array(1))[0]}`,
  contexts,
  onFirstShown,
}: Input): Promise<LiveIsland | undefined> {
  await released(element);
  if (!element.isConnected) return undefined;
  const enterValues = keepEnteredValues(element);
  const counterpart = createCounterparts(element);
  return new Promise((resolve) => {
    let root: Root | undefined;
    const sources = createContextSources();
    const content = slotsOf({ island: element, contexts: sources, onFirstShown });
    const tree = (current: Props, onReady: () => void): ReactNode => (
      <Ready onReady={onReady}>
        <CrashBoundary content={content}>
          <Surrounded contexts={contexts}>
            {createElement(component, withElements(current), ...content)}
          </Surrounded>
        </CrashBoundary>
      </Ready>
    );
    const live: LiveIsland = {
      update: (next) => root?.render(tree(next, () => undefined)),
      unmount: () => root?.unmount(),
      counterpart,
      announceValue,
      contextsOf: sources.of,
    };
    // Hydrate synchronously. Otherwise, a keystroke between reading the fields and hydrating them would be lost.
    flushSync(() => {
      // Restore the values after the effect. If they were restored during the effect, React would reset each field and
      // move the caret.
      const onReady = (): void =>
        queueMicrotask(() => {
          enterValues();
          resolve(live);
        });
      if (element.dataset.browserOnly === undefined)
        root = hydrateRoot(element, tree(props, onReady), { identifierPrefix: prefix });
      else {
        root = createRoot(element, { identifierPrefix: prefix });
        root.render(tree(props, onReady));
      }
    });
  });
}

/**
 * React runs a parent's effects after its children's effects. This component isn't a sibling of the island's component,
 * because `useId` depends on the number of siblings.
 */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

function Surrounded({
  contexts,
  children,
}: {
  contexts: SlotContexts | undefined;
  children: ReactNode;
}): ReactNode {
  return contexts === undefined ? children : <UseContexts contexts={contexts}>{children}</UseContexts>;
}
