import type { ComponentType, ReactNode } from 'react';
import { createElement, memo, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;
export type IslandComponent = ComponentType<Props & { children?: ReactNode }>;

export interface LiveIsland {
  /** Gives the island other properties, when it stays through a navigation. */
  update(props: Props): void;
  unmount(): void;
}

interface Input {
  element: HTMLElement;
  component: IslandComponent;
  props: Props;
  prefix: string;
}

/** Makes an island live; resolves once its first effects have run, when it can take events. */
export function hydrateIsland({ element, component, props, prefix }: Input): Promise<LiveIsland> {
  const slot = element.querySelector('lectern-slot');
  const html = slot !== null && slot.closest('lectern-island') === element ? slot.innerHTML : undefined;
  return new Promise((resolve) => {
    let root: Root | undefined;
    const tree = (current: Props, onReady: () => void): ReactNode => (
      <>
        {createElement(component, current, ...(html === undefined ? [] : [<Slot key="slot" html={html} />]))}
        <Ready onReady={onReady} />
      </>
    );
    const live: LiveIsland = {
      update: (next) => root?.render(tree(next, () => undefined)),
      unmount: () => root?.unmount(),
    };
    root = hydrateRoot(
      element,
      tree(props, () => resolve(live)),
      { identifierPrefix: prefix },
    );
  });
}

/** Says that the tree is committed. An effect of the last child runs after the handlers of all are in place. */
function Ready({ onReady }: { onReady: () => void }): ReactNode {
  useEffect(onReady, [onReady]);
  return null;
}

/** HTML that was rendered at build time: carried along, never rendered again. */
const Slot = memo(
  ({ html }: { html: string }): ReactNode =>
    createElement('lectern-slot', {
      dangerouslySetInnerHTML: { __html: html },
      suppressHydrationWarning: true,
    }),
  () => true,
);
