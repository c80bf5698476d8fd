import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RenderContextValue } from './context.js';
import { useRenderContext } from './context.js';
import type { LostProperty } from './island-props.js';
import { portableProps } from './island-props.js';
import { includePageData } from './page-data.js';
import { providerAttributes, withProviders } from './providers.js';
import { slottedChildren } from './slotted-children.js';

/**
 * Each level of nested islands is a separate React root. Without this limit, endless nesting would overflow the call
 * stack.
 */
const mostNested = 50;

/** See `client/islands/islands.ts`. */
export type Hydrate = 'intent' | 'visible' | 'idle' | 'load';

interface Options {
  module: string;
  name: string;
  hydrate: Hydrate;
  /** Whether the component reads or clones its children, instead of only showing them. */
  readsChildren?: boolean | undefined;
  /** The engine's own components never read a context that the site provides. */
  isOfEngine?: boolean | undefined;
}

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * Renders a component as an island: a separate React root in a `<lectern-island>` element, which contains the URL of
 * the script that hydrates the island.
 */
export function island(
  Component: ComponentType<Props>,
  { module, name, hydrate, readsChildren = false, isOfEngine = false }: Options,
): ComponentType<Props> {
  function Island({ children, ...props }: Props): ReactNode {
    const context = useRenderContext();
    // In the browser, an island can read a post's data only on the post's own page, so posts in lists stay static.
    if (context.inIsland || context.blog?.post?.isBlogPostPage === false)
      return createElement(Component, { ...props, children });
    context.collected.ids += 1;
    const prefix = `i${context.collected.ids}`;
    const renderElement = (element: ReactNode) => renderSlot({ children: element, context });
    const { json, rendered, lost: lostProps } = portableProps({ props, renderElement });
    const content = contentOf({ children, readsChildren, context, renderElement });
    const lost = [...lostProps, ...content.lost];
    if (lost.length > 0) {
      // The component stays static, because the browser would render different HTML without the lost props.
      context.collected.lostProperties ??= [];
      context.collected.lostProperties.push(...lost.map((property) => ({ module, name, ...property })));
      return createElement(Component, { ...props, children });
    }
    const attributes = {
      'data-module': context.islandUrl(module),
      'data-export': name,
      ...(isOfEngine ? {} : providerAttributes(context)),
      ...(hydrate === 'intent' ? {} : { 'data-hydrate': hydrate }),
      ...(Object.keys(props).length === 0 ? {} : { 'data-props': json }),
    };
    if (context.browserOnly === true) {
      // The build doesn't render the component, so it can't know whether the component reads page data. Therefore,
      // include the data.
      includePageData(context);
      return createElement(
        'lectern-island',
        {
          ...attributes,
          ...content.attributes(),
          // An empty island never comes into view, so `visible` would never hydrate the island.
          'data-hydrate': hydrate === 'visible' ? 'idle' : hydrate,
          'data-prefix': prefix,
          'data-browser-only': '',
        },
        ...content.rendered,
      );
    }
    const html = renderToString(
      withProviders({
        node: createElement(Component, rendered, ...content.rendered),
        context: { ...context, inIsland: true, ...(isOfEngine ? { providers: undefined } : {}) },
      }),
      { identifierPrefix: prefix },
    );
    return createElement('lectern-island', {
      ...attributes,
      ...content.attributes(),
      // The browser must use the same prefix only if the HTML contains IDs.
      ...(html.includes(prefix) ? { 'data-prefix': prefix } : {}),
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  Island.displayName = `Island(${name})`;
  Island.takesProps = takesProps(Component);
  return Island;
}

/** If a component uses no props, the page doesn't need to include them. */
export function takesProps(component: unknown): boolean {
  if (typeof component !== 'function') return false;
  if ('takesProps' in component) return component.takesProps === true;
  return component.length > 0 || 'isReactComponent' in ((component.prototype as object | undefined) ?? {});
}

interface Content {
  rendered: readonly ReactNode[];
  attributes: () => Record<string, string>;
  lost: readonly LostProperty[];
}

function contentOf({
  children,
  readsChildren,
  context,
  renderElement,
}: {
  children: ReactNode;
  readsChildren: boolean;
  context: RenderContextValue;
  renderElement: (element: ReactNode) => string;
}): Content {
  const nothing = { rendered: [], attributes: () => ({}) };
  if (children === undefined) return { ...nothing, lost: [] };
  // A function as children is a render prop, which the type `ReactNode` excludes.
  if (typeof (children as unknown) === 'function')
    return { ...nothing, lost: [{ path: 'children', kind: 'a function' }] };
  // A component that needs text, such as one that highlights code, can't read the HTML of a slot.
  if (!readsChildren && typeof children !== 'string')
    return {
      rendered: [<Slot key="slot" html={renderElement(children)} />],
      attributes: () => ({}),
      lost: [],
    };
  const { rendered, json, lost } = slottedChildren({
    children,
    renderElement,
    renderChild: (child) => renderSlot({ children: child, context: { ...context, slotProps: child.props } }),
  });
  return { rendered, attributes: () => ({ 'data-children': json() }), lost };
}

function Slot({ html }: { html: string }): ReactNode {
  return createElement('lectern-slot', {
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}

function renderSlot({ children, context }: { children: ReactNode; context: RenderContextValue }): string {
  const depth = (context.islandDepth ?? 0) + 1;
  if (depth > mostNested)
    throw new Error(
      `Interactive components, such as tabs, are nested more than ${mostNested} levels deep. Reduce the nesting, or move some of the components to another page.`,
    );
  return renderToStaticMarkup(
    withProviders({ node: children, context: { ...context, inIsland: false, islandDepth: depth } }),
  );
}
