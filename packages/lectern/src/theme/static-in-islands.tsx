import type { ComponentType, ReactNode } from 'react';
import { createElement, useContext, useState } from 'react';
import { trustedHtml } from '../util/trusted-html.js';
import { RenderContext } from './context.js';

/**
 * Renders a component only at build time, even within an island: hydration ignores the element with the HTML. If an
 * island shows the component only after hydration, the element stays empty.
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
      // In the browser, `html` is empty, but React keeps the prerendered HTML.
      suppressHydrationWarning: true,
    });
  }
  StaticInIslands.displayName = `StaticInIslands(${Component.displayName ?? Component.name})`;
  return StaticInIslands;
}

/** React would set the HTML again for each new object, but in the browser, the HTML is empty. */
function keepObject(): (html: string) => { __html: string } {
  let cached: { html: string; object: { __html: string } } | undefined;
  return (html) => {
    if (cached?.html !== html) cached = { html, object: { __html: trustedHtml(html) } };
    return cached.object;
  };
}
