import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BrowserNeed } from '../session/bundle/browser-need.js';
import { contextValues, haveEqualValues } from '../util/react-contexts.js';
import type { RenderContextValue } from './context.js';
import { useRenderContext } from './context.js';
import { contentOf } from './island-content.js';
import { portableProps } from './island-props.js';
import { includePageData } from './page-data.js';
import { ReadContexts, withContexts } from './providers.js';
import type { IslandScope } from './slot.js';
import { islandSlots, renderProperty } from './slot.js';

/** See `client/islands/islands.ts`. */
export type Hydrate = 'intent' | 'visible' | 'idle' | 'load';

interface Options {
  module: string;
  name: string;
  hydrate: Hydrate;
  /** Whether the component reads or clones its children, instead of only showing them. */
  readsChildren?: boolean | undefined;
  need?: BrowserNeed | undefined;
  /** Whether the component's module contains a provider of a context. Default: false. */
  rendersProvider?: boolean | undefined;
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
  {
    module,
    name,
    hydrate,
    readsChildren = false,
    need = 'always',
    rendersProvider = false,
    isOfEngine = false,
  }: Options,
): ComponentType<Props> {
  function Island({ children, ...props }: Props): ReactNode {
    const outer = useRenderContext();
    if (isStatic({ context: outer, need })) return createElement(Component, { ...props, children });
    const { context, finish } = islandSlots(outer);
    context.collected.ids += 1;
    const prefix = `i${context.collected.ids}`;
    const renderElement = (element: ReactNode) => renderProperty({ children: element, context });
    const { json, rendered, lost: lostProps } = portableProps({ props, renderElement });
    const scope: IslandScope = { rendersProvider };
    const content = contentOf({
      children,
      readsChildren,
      context,
      scope,
      mayProvide: !isOfEngine,
      renderElement,
    });
    const lost = [...lostProps, ...content.lost];
    if (lost.length > 0) {
      // The browser would render different HTML without the lost props, so the component stays static. A component that
      // only provides a context works, except for islands inside it.
      if (need !== 'provides-context') {
        context.collected.lostProperties ??= [];
        context.collected.lostProperties.push(...lost.map((property) => ({ module, name, ...property })));
      }
      return createElement(Component, { ...props, children });
    }
    const attributes = {
      'data-module': context.islandUrl(module),
      'data-export': name,
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
          ...content.attributes({ areShown: true }),
          // An empty island never comes into view, so `visible` would never hydrate the island.
          'data-hydrate': hydrate === 'visible' ? 'idle' : hydrate,
          'data-prefix': prefix,
          'data-browser-only': '',
        },
        ...content.rendered,
      );
    }
    const html = renderToString(
      withContexts({
        node: (
          <ReadContexts onRead={(contexts) => (scope.contexts = contexts)}>
            {createElement(Component, rendered, ...content.rendered)}
          </ReadContexts>
        ),
        context: { ...context, inIsland: true, ...(isOfEngine ? { contexts: undefined } : {}) },
      }),
      { identifierPrefix: prefix },
    );
    return createElement('lectern-island', {
      ...attributes,
      ...content.attributes(),
      // The browser must use the same prefix only if the HTML contains IDs.
      ...(html.includes(prefix) ? { 'data-prefix': prefix } : {}),
      dangerouslySetInnerHTML: { __html: finish(html) },
    });
  }
  Island.displayName = `Island(${name})`;
  Island.takesProps = takesProps(Component);
  return Object.assign(Island, membersOf(Component));
}

/** For compound components, such as `Card.Header`. */
function membersOf(component: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(component).filter(([name]) => /^[A-Z]/.test(name)));
}

function isStatic({ context, need }: { context: RenderContextValue; need: BrowserNeed }): boolean {
  const { inIsland, blog } = context;
  // In the browser, an island can read a post's data only on the post's own page, so posts in lists stay static.
  const isInList = blog?.post?.isBlogPostPage === false;
  return inIsland || isInList || (need === 'reads-context' && !isInContexts(context));
}

/**
 * Returns whether islands provide all contexts around a component. Components that aren't islands may provide contexts,
 * too, but an island wouldn't get them in the browser.
 */
function isInContexts({ contexts }: RenderContextValue): boolean {
  return contexts !== undefined && haveEqualValues(contexts, contextValues([...contexts.keys()]));
}

/** If a component uses no props, the page doesn't need to include them. */
export function takesProps(component: unknown): boolean {
  if (typeof component !== 'function') return false;
  if ('takesProps' in component) return component.takesProps === true;
  return component.length > 0 || 'isReactComponent' in ((component.prototype as object | undefined) ?? {});
}
