import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContextValues } from '../util/react-contexts.js';
import { contextValues, haveEqualValues, knownContexts } from '../util/react-contexts.js';
import { unwrapStatic } from './article/Static.js';
import type { RenderContextValue } from './context.js';
import { createPendingSlots } from './pending-slots.js';
import { withContexts } from './providers.js';

/**
 * Each level of nested islands is a separate React root. Without this limit, endless nesting would overflow the call
 * stack.
 */
const mostNested = 50;

/** Each level may take 100 kB of the call stack, whose size is 984 kB. */
const mostWithinRender = 1;

/** A page contains such an element twice: as data, and as HTML. So its size doubles with each level. */
const mostInProps = 8;

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

interface SlotInput {
  children: ReactNode;
  context: RenderContextValue;
  contexts?: ContextValues | undefined;
}

/** Returns the HTML in a slot, or a placeholder if the call stack is deep: see `pendingSlots` of the context. */
export function renderShownSlot({ children, context, contexts = context.contexts }: SlotInput): string {
  const { pendingSlots, slotsWithinRender = 0 } = context;
  if (pendingSlots === undefined || slotsWithinRender < mostWithinRender)
    return renderInContext({
      children,
      context: { ...context, slotsWithinRender: slotsWithinRender + 1 },
      contexts,
    });
  return pendingSlots.add(() =>
    renderInContext({ children, context: { ...context, slotsWithinRender: 0 }, contexts }),
  );
}

/** Returns the complete HTML, which may become data in an attribute. */
export function renderSlot({ children, context, contexts = context.contexts }: SlotInput): string {
  return renderInContext({ children, context: { ...context, pendingSlots: undefined }, contexts });
}

/** Returns the HTML of an element among an island's props. */
export function renderProperty({ children, context }: SlotInput): string {
  const propertyDepth = (context.propertyDepth ?? 0) + 1;
  if (propertyDepth > mostInProps)
    throw new Error(
      `Interactive components are nested more than ${mostInProps} levels deep in the props of each other. Reduce the nesting, or pass some of the components as children.`,
    );
  return renderSlot({ children, context: { ...context, propertyDepth } });
}

/** Replaces the placeholders that `renderShownSlot` returns. */
export function complete(html: string, { pendingSlots }: RenderContextValue): string {
  return pendingSlots?.fill(html) ?? html;
}

/** Returns the context for an island's slots, and a function that completes the island's HTML. */
export function islandSlots(around: RenderContextValue): {
  context: RenderContextValue;
  finish: (html: string) => string;
} {
  // In `BrowserOnly`, the slots become a part of the surrounding page.
  if (around.pendingSlots !== undefined || around.browserOnly === true)
    return { context: around, finish: (html) => html };
  const context = { ...around, pendingSlots: createPendingSlots() };
  return { context, finish: (html) => complete(html, context) };
}

function renderInContext({ children, context, contexts }: SlotInput): string {
  const depth = (context.islandDepth ?? 0) + 1;
  if (depth > mostNested)
    throw new Error(
      `Interactive components, such as tabs, are nested more than ${mostNested} levels deep. Reduce the nesting, or move some of the components to another page.`,
    );
  const value = { ...context, contexts, inIsland: false, islandDepth: depth };
  // The HTML may become data in an attribute, where its tags are escaped.
  return unwrapStatic(renderToStaticMarkup(withContexts({ node: children, context: value })));
}
