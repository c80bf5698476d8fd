import type { ComponentType, ReactNode } from 'react';
import { createElement, memo, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { trustedHtml } from '../../util/trusted-html.js';
import { CrashBoundary } from './crash-boundary.js';
import { withElements } from './property-slots.js';

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
  const slot = element.querySelector('lectern-slot:not([data-prop])');
  const own = slot !== null && slot.closest('lectern-island') === element ? slot : undefined;
  const fields = readTextareas(element);
  return new Promise((resolve) => {
    let root: Root | undefined;
    const content =
      own === undefined ? undefined : <Slot key="slot" html={own.innerHTML} adopt={adoptNodes(own)} />;
    const tree = (current: Props, onReady: () => void): ReactNode => (
      <Ready onReady={onReady}>
        <CrashBoundary content={content}>
          {createElement(component, withElements(current), ...(content === undefined ? [] : [content]))}
        </CrashBoundary>
      </Ready>
    );
    const live: LiveIsland = {
      update: (next) => root?.render(tree(next, () => undefined)),
      unmount: () => root?.unmount(),
    };
    // In one go: no letter can come between the look at the fields and the tree that is there.
    flushSync(() => {
      const onReady = (): void => {
        restoreTextareas(fields);
        resolve(live);
      };
      if (element.dataset.browserOnly === undefined)
        root = hydrateRoot(element, tree(props, onReady), { identifierPrefix: prefix });
      else {
        root = createRoot(element, { identifierPrefix: prefix });
        root.render(tree(props, onReady));
      }
    });
  });
}

interface Textarea {
  field: HTMLTextAreaElement;
  value: string;
  selection: [start: number, end: number, direction: 'forward' | 'backward' | 'none'];
}

/** Hydrating puts the first text back into a `textarea`, and its cursor at the beginning. */
function readTextareas(element: HTMLElement): Textarea[] {
  return [...element.querySelectorAll('textarea')].map((field) => ({
    field,
    value: field.value,
    selection: [field.selectionStart, field.selectionEnd, field.selectionDirection],
  }));
}

function restoreTextareas(fields: readonly Textarea[]): void {
  for (const { field, value, selection } of fields) {
    const isChanged = field.value !== value;
    if (isChanged) field.value = value;
    if (document.activeElement === field) field.setSelectionRange(...selection);
    if (isChanged) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Says that the tree is committed: effects of a parent run after those of its children. It stands around them and
 * not next to them, because `useId` counts siblings, and the server has none.
 */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Where a slot is rebuilt, after a crash above all, the nodes of the last one move into it: the islands among them
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
      dangerouslySetInnerHTML: { __html: trustedHtml(html) },
      suppressHydrationWarning: true,
    }),
  () => true,
);
