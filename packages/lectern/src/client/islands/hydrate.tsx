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
  counterpart<E extends Element>(target: E): E | undefined;
  announceValue(field: Element): void;
}

interface ProviderModule {
  default: IslandComponent;
}

interface Input {
  element: HTMLElement;
  component: IslandComponent;
  props: Props;
  /** The prefix of the React IDs in the island's HTML; undefined if the HTML contains no React IDs. */
  prefix: string | undefined;
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
}: Input): Promise<LiveIsland | undefined> {
  await released(element);
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

interface SlotProps {
  html: string;
  adopt: (slot: HTMLElement | null) => void;
}

const Slot = memo(
  ({ html, adopt }: SlotProps): ReactNode =>
    createElement('lectern-slot', {
      ref: adopt,
      dangerouslySetInnerHTML: { __html: trustedHtml(html) },
      suppressHydrationWarning: true,
    }),
  () => true,
);
