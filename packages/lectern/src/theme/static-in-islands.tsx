import type { ComponentType, ReactNode } from 'react';
import { createElement, useContext } from 'react';
import { trustedHtml } from '../util/trusted-html.js';
import { RenderContext } from './context.js';

/**
 * Makes a component that is rendered only at build time, such as a code block, work in islands: there, its HTML is an
 * element that hydration ignores. If an island shows it only later, it has no HTML and stays empty.
 */
export function staticInIslands<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  function StaticInIslands(props: Props): ReactNode {
    const context = useContext(RenderContext);
    if (context?.inIsland === false) return createElement(Component, props);
    const html =
      context?.renderStatic === undefined ? '' : context.renderStatic(createElement(Component, props));
    return createElement('lectern-kept', {
      dangerouslySetInnerHTML: { __html: trustedHtml(html) },
      // In the browser, the prerendered HTML stays, whatever this renders.
      suppressHydrationWarning: true,
    });
  }
  StaticInIslands.displayName = `StaticInIslands(${Component.displayName ?? Component.name})`;
  return StaticInIslands;
}
