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

/** The contexts that an island gets from other islands, and provides for the islands inside it. */
export interface ContextSharing {
  of: (slot: Element) => SlotContexts | undefined;
  /** Renders a slot, and publishes its contexts each time one of them changes. */
  publish: (slot: Element, children: ReactNode) => ReactNode;
  surround: (children: ReactNode) => ReactNode;
}

interface Source extends SlotContexts {
  listeners: Set<() => void>;
}

export function createContextSharing(around: SlotContexts | undefined): ContextSharing {
  const sources = new Map<string, Source>();
  return {
    of: (slot) => sources.get(slotKey(slot)),
    publish: (slot, children) => (
      <PublishContexts onValues={(values) => publish({ sources, key: slotKey(slot), values })}>
        {children}
      </PublishContexts>
    ),
    surround: (children) =>
      around === undefined ? children : <UseContexts contexts={around}>{children}</UseContexts>,
  };
}

function publish({
  sources,
  key,
  values,
}: {
  sources: Map<string, Source>;
  key: string;
  values: ContextValues;
}): void {
  const source = sources.get(key);
  if (source === undefined) {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    sources.set(key, { first: values, current: values, listeners, subscribe });
  } else if (!haveEqualValues(source.current, values)) {
    source.current = values;
    for (const listener of source.listeners) listener();
  }
}

/** An island has either a single slot, or a slot for each child. */
function slotKey(slot: Element): string {
  return slot.getAttribute('data-child') ?? '';
}

function PublishContexts({
  onValues,
  children,
}: {
  onValues: (values: ContextValues) => void;
  children: ReactNode;
}): ReactNode {
  // The list must not change, because in the islands in this slot, each context is a level of the tree.
  const [contexts] = useState(knownContexts);
  const values = contextValues(contexts);
  useLayoutEffect(() => onValues(values));
  return children;
}

function UseContexts({ contexts, children }: { contexts: SlotContexts; children: ReactNode }): ReactNode {
  const values = useSyncExternalStore(
    contexts.subscribe,
    () => contexts.current,
    () => contexts.first,
  );
  return provideContexts({ values, children });
}
