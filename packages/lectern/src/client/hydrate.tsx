import type { ComponentType, ReactNode } from 'react';
import { createElement, memo, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { CrashBoundary } from './crash-boundary.js';

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
  const own = slot !== null && slot.closest('lectern-island') === element ? slot : undefined;
  const typed = typedTexts(element);
  return new Promise((resolve) => {
    let root: Root | undefined;
    const content =
      own === undefined ? undefined : <Slot key="slot" html={own.innerHTML} adopt={adoptNodes(own)} />;
    const tree = (current: Props, onReady: () => void): ReactNode => (
      <Ready onReady={onReady}>
        <CrashBoundary content={content}>
          {createElement(component, current, ...(content === undefined ? [] : [content]))}
        </CrashBoundary>
      </Ready>
    );
    const live: LiveIsland = {
      update: (next) => root?.render(tree(next, () => undefined)),
      unmount: () => root?.unmount(),
    };
    root = hydrateRoot(
      element,
      tree(props, () => {
        restoreTexts(typed);
        resolve(live);
      }),
      { identifierPrefix: prefix },
    );
  });
}

interface TypedText {
  field: HTMLTextAreaElement;
  value: string;
  selection: [start: number, end: number];
}

/** What the reader has typed already: hydrating puts the first text back into a `textarea`. */
function typedTexts(element: HTMLElement): TypedText[] {
  return [...element.querySelectorAll('textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value, selection: [field.selectionStart, field.selectionEnd] }));
}

function restoreTexts(typed: readonly TypedText[]): void {
  for (const { field, value, selection } of typed) {
    if (field.value === value) continue;
    field.value = value;
    field.setSelectionRange(...selection);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Says that the tree is committed: effects of a parent run after those of its children. It stands around them and not
 * beside them, because `useId` counts siblings, and the server has none.
 */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Where a slot is made anew, after a crash above all, the nodes of the last one move into it: the islands among them
 * live on.
 */
function adoptNodes(first: Element): (slot: HTMLElement | null) => void {
  let current = first;
  return (slot) => {
    if (slot === null || slot === current) return;
    slot.replaceChildren(...current.childNodes);
    current = slot;
  };
}

interface SlotProps {
  html: string;
  adopt: (slot: HTMLElement | null) => void;
}

/** HTML that was rendered at build time: carried along, never rendered again. */
const Slot = memo(
  ({ html, adopt }: SlotProps): ReactNode =>
    createElement('lectern-slot', {
      ref: adopt,
      dangerouslySetInnerHTML: { __html: html },
      suppressHydrationWarning: true,
    }),
  () => true,
);
