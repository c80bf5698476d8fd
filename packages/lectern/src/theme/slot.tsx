import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContextValues } from '../util/react-contexts.js';
import { contextValues, haveEqualValues, knownContexts } from '../util/react-contexts.js';
import { unwrapStatic } from './article/Static.js';
import type { RenderContextValue } from './context.js';
import { withContexts } from './providers.js';

/**
 * Each level of nested islands is a separate React root. Without this limit, endless nesting would overflow the call
 * stack.
 */
const mostNested = 50;

export interface IslandScope {
  /** The contexts at the top of the island's React root. They are known once the root is rendered. */
  contexts?: ContextValues | undefined;
  /** Whether the component contains a provider, which may provide the default value at first. */
  rendersProvider: boolean;
}

/** Must render the same element as the component in `client/islands/slot.tsx`. */
export function Slot({
  scope,
  render,
}: {
  scope: IslandScope;
  render: (contexts: ContextValues | undefined) => string;
}): ReactNode {
  const contexts = slotContexts(scope);
  return createElement('lectern-slot', {
    ...providesAttribute(contexts),
    dangerouslySetInnerHTML: { __html: render(contexts) },
    suppressHydrationWarning: true,
  });
}

/** Returns the contexts in a slot, or undefined if the island provides none of them. */
export function slotContexts({ contexts: outside, rendersProvider }: IslandScope): ContextValues | undefined {
  const inside = contextValues(knownContexts());
  const provides = rendersProvider || (outside !== undefined && !haveEqualValues(inside, outside));
  return provides ? inside : undefined;
}

/** In the browser, islands in a slot with this attribute wait until the island around the slot is hydrated. */
export function providesAttribute(contexts: ContextValues | undefined): object {
  return contexts === undefined ? {} : { 'data-provides': '' };
}

export function renderSlot({
  children,
  context,
  contexts = context.contexts,
}: {
  children: ReactNode;
  context: RenderContextValue;
  contexts?: ContextValues | undefined;
}): string {
  const depth = (context.islandDepth ?? 0) + 1;
  if (depth > mostNested)
    throw new Error(
      `Interactive components, such as tabs, are nested more than ${mostNested} levels deep. Reduce the nesting, or move some of the components to another page.`,
    );
  const value = { ...context, contexts, inIsland: false, islandDepth: depth };
  // The HTML may become data in an attribute, where its tags are escaped.
  return unwrapStatic(renderToStaticMarkup(withContexts({ node: children, context: value })));
}
