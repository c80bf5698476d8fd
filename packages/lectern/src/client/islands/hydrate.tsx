import type { ComponentType, ReactNode } from 'react';
import { createElement, memo, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { trustedHtml } from '../../util/trusted-html.js';
import { adoptNodes } from './adopt-nodes.js';
import { announceValue } from './announce-value.js';
import { slottedChildren } from './child-slots.js';
import { createCounterparts } from './counterparts.js';
import { CrashBoundary } from './crash-boundary.js';
import { keepEnteredValues } from './entered-values.js';
import { withElements } from './property-slots.js';
import { released } from './released.js';

type Props = Record<string, unknown>;
export type IslandComponent = ComponentType<Props & { children?: ReactNode }>;

export interface LiveIsland {
  update(props: Props): void;
  unmount(): void;
  /** Returns the element for an early event: its target, or the element that has replaced the target. */
  counterpart<E extends Element>(target: E): E | undefined;
  /** Notifies React of a value that the reader entered before hydration. */
  announceValue(field: Element): void;
}

interface ProviderModule {
  default: IslandComponent;
}

interface Input {
  element: HTMLElement;
  component: IslandComponent;
  props: Props;
  /** Prefix of the IDs that React generated in the island's HTML; undefined if there are none. */
  prefix: string | undefined;
}

/**
 * Hydrates an island. Resolves after the island's first effects, when it can handle events, or to undefined if the
 * island is removed first.
 */
export async function hydrateIsland({
  element,
  component,
  props,
  prefix = `i${crypto.getRandomValues(new Uint32Array(1))[0]}`,
}: Input): Promise<LiveIsland | undefined> {
  await released(element);
  // The build also rendered the site's providers around the island.
  const providers = await Promise.all<ProviderModule>(
    element.dataset.providers?.split(' ').map((url) => import(/* @vite-ignore */ url)) ?? [],
  );
  if (!element.isConnected) return undefined;
  const slot = element.querySelector('lectern-slot:not([data-prop])');
  const own = slot !== null && slot.closest('lectern-island') === element ? slot : undefined;
  const enterValues = keepEnteredValues(element);
  const counterpart = createCounterparts(element);
  return new Promise((resolve) => {
    let root: Root | undefined;
    const content =
      own === undefined
        ? (slottedChildren(element) ?? [])
        : [<Slot key="slot" html={own.innerHTML} adopt={adoptNodes(own)} />];
    const tree = (current: Props, onReady: () => void): ReactNode => (
      <Ready onReady={onReady}>
        <CrashBoundary content={content}>
          {providers.reduceRight<ReactNode>(
            (inner, module) => createElement(module.default, null, inner),
            createElement(component, withElements(current), ...content),
          )}
        </CrashBoundary>
      </Ready>
    );
    const live: LiveIsland = {
      update: (next) => root?.render(tree(next, () => undefined)),
      unmount: () => root?.unmount(),
      counterpart,
      announceValue,
    };
    // Hydrate synchronously, so that no keystroke can occur between reading the fields and hydration.
    flushSync(() => {
      // In an effect, React would reset a field after its event, and move its caret.
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
 * Reports that the tree is committed, because a parent's effects run after its children's effects. It is a parent and
 * not a sibling, because `useId` depends on the number of siblings, and the build doesn't render this component.
 */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

interface SlotProps {
  html: string;
  adopt: (slot: HTMLElement | null) => void;
}

/** A slot with prerendered HTML, which React never renders again. */
const Slot = memo(
  ({ html, adopt }: SlotProps): ReactNode =>
    createElement('lectern-slot', {
      ref: adopt,
      dangerouslySetInnerHTML: { __html: trustedHtml(html) },
      suppressHydrationWarning: true,
    }),
  () => true,
);
