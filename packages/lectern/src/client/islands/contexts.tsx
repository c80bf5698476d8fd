import type { ReactNode } from 'react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ContextValues } from '../../util/react-contexts.js';
import { contextValues, haveEqualValues, knownContexts, provideContexts } from '../../util/react-contexts.js';

/** The values of all contexts in a slot. Islands in the slot are separate React roots, which need these values. */
export interface SlotContexts {
  /** The values with which the page was rendered to HTML. */
  first: ContextValues;
  current: ContextValues;
  subscribe: (listener: () => void) => () => void;
}

export interface ContextSources {
  of(slot: Element): SlotContexts | undefined;
  publish(input: { slot: Element; values: ContextValues }): void;
}

/** Keeps the contexts of an island's slots, by the slot's index. */
export function createContextSources(): ContextSources {
  const sources = new Map<string, SlotContexts & { listeners: Set<() => void> }>();
  return {
    of: (slot) => sources.get(slotKey(slot)),
    publish({ slot, values }) {
      const source = sources.get(slotKey(slot));
      if (source === undefined) {
        const listeners = new Set<() => void>();
        const subscribe = (listener: () => void): (() => void) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        };
        sources.set(slotKey(slot), { first: values, current: values, listeners, subscribe });
      } else if (!haveEqualValues(source.current, values)) {
        source.current = values;
        for (const listener of source.listeners) listener();
      }
    },
  };
}

/** An island has either a single slot, or a slot for each child. */
function slotKey(slot: Element): string {
  return slot.getAttribute('data-child') ?? '';
}

/** Publishes the contexts around it, each time one of them changes. */
export function PublishContexts({
  slot,
  sources,
  children,
}: {
  slot: Element;
  sources: ContextSources;
  children: ReactNode;
}): ReactNode {
  // The list must not change, because each context is a level of the tree in the islands in this slot.
  const [contexts] = useState(knownContexts);
  const values = contextValues(contexts);
  useLayoutEffect(() => sources.publish({ slot, values }));
  return children;
}

/** Provides the contexts of the slot around an island. */
export function UseContexts({
  contexts,
  children,
}: {
  contexts: SlotContexts;
  children: ReactNode;
}): ReactNode {
  const values = useSyncExternalStore(
    contexts.subscribe,
    () => contexts.current,
    () => contexts.first,
  );
  return provideContexts({ values, children });
}
