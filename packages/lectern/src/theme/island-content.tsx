import type { ReactNode } from 'react';
import type { SlottedChildData } from '../util/island-html.js';
import type { ContextValues } from '../util/react-contexts.js';
import type { RenderContextValue } from './context.js';
import { islandJson } from './island-json.js';
import type { LostProperty } from './island-props.js';
import type { IslandScope } from './slot.js';
import { complete, renderShownSlot, renderSlot, Slot } from './slot.js';
import { slottedChildren } from './slotted-children.js';

interface Content {
  rendered: readonly ReactNode[];
  /** With `areShown`, the component doesn't decide whether the children are shown. */
  attributes: (options?: { areShown: boolean }) => Record<string, string>;
  lost: readonly LostProperty[];
}

export function contentOf({
  children,
  readsChildren,
  context,
  scope,
  mayProvide,
  renderElement,
}: {
  children: ReactNode;
  readsChildren: boolean;
  context: RenderContextValue;
  scope: IslandScope;
  mayProvide: boolean;
  renderElement: (element: ReactNode) => string;
}): Content {
  const nothing = { rendered: [], attributes: () => ({}) };
  if (children === undefined) return { ...nothing, lost: [] };
  // A function as children is a render prop, which the type `ReactNode` excludes.
  if (typeof (children as unknown) === 'function')
    return { ...nothing, lost: [{ path: 'children', kind: 'a function' }] };
  // A component that needs text, such as one that highlights code, can't read the HTML of a slot.
  if (!readsChildren && typeof children !== 'string')
    return singleSlot({ children, context, scope, mayProvide });
  const { rendered, json, lost } = slottedChildren({
    children,
    scope,
    renderElement,
    renderChild: ({ child, contexts, isShown }) => {
      const renderChild = isShown ? renderShownSlot : renderSlot;
      return renderChild({ children: child, context: { ...context, slotProps: child.props }, contexts });
    },
  });
  return { rendered, attributes: () => ({ 'data-children': json() }), lost };
}

function singleSlot({
  children,
  context,
  scope,
  mayProvide,
}: {
  children: ReactNode;
  context: RenderContextValue;
  scope: IslandScope;
  mayProvide: boolean;
}): Content {
  // Rendering the children within the island nests React's renderer more deeply, which is necessary only if the island
  // may provide a context.
  const early = mayProvide ? undefined : renderShownSlot({ children, context });
  let isShown = false;
  const render = (contexts?: ContextValues): string => {
    isShown = true;
    return early ?? renderShownSlot({ children, context, contexts });
  };
  return {
    rendered: [<Slot key="slot" scope={scope} render={render} />],
    // If the component doesn't show its children yet, the page lacks their HTML, so the data includes that HTML.
    attributes: ({ areShown } = { areShown: isShown }): Record<string, string> => {
      if (areShown) return {};
      const html = early === undefined ? renderSlot({ children, context }) : complete(early, context);
      const data: SlottedChildData = { props: {}, html };
      return { 'data-children': islandJson([data]) };
    },
    lost: [],
  };
}
