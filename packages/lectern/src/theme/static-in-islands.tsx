import type { ComponentType, ReactNode } from 'react';
import { createElement, useContext, useState } from 'react';
import { trustedHtml } from '../util/trusted-html.js';
import { RenderContext } from './context.js';

/**
 * Lets islands contain a component that is rendered only at build time, such as a code block. Its HTML is in an element
 * that hydration ignores. If an island shows the component only after hydration, the element stays empty.
 */
export function staticInIslands<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  function StaticInIslands(props: Props): ReactNode {
    const context = useContext(RenderContext);
    // Call hooks before `renderStatic`, because React rejects hooks after a nested render.
    const [innerHtml] = useState(keepObject);
    const isInPage = context?.inIsland === false;
    const html =
      isInPage || context?.renderStatic === undefined
        ? ''
        : context.renderStatic(createElement(Component, props));
    if (isInPage) return createElement(Component, props);
    return createElement('lectern-kept', {
      dangerouslySetInnerHTML: innerHtml(html),
      // In the browser, React keeps the prerendered HTML, although the HTML here is empty.
      suppressHydrationWarning: true,
    });
  }
  StaticInIslands.displayName = `StaticInIslands(${Component.displayName ?? Component.name})`;
  return StaticInIslands;
}

/**
 * Creates a function that returns the same object for the same HTML. For a new object, React would set the HTML again.
 * In the browser, that HTML is empty.
 */
function keepObject(): (html: string) => { __html: string } {
  let cached: { html: string; object: { __html: string } } | undefined;
  return (html) => {
    if (cached?.html !== html) cached = { html, object: { __html: trustedHtml(html) } };
    return cached.object;
  };
}
