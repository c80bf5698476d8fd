import type { ComponentType, ReactNode } from 'react';
import { createElement, useContext } from 'react';
import { trustedHtml } from '../util/trusted-html.js';
import { RenderContext } from './context.js';

/**
 * A component that is rendered to HTML at build time only, such as a code block, made fit for islands: there, its HTML is
 * an element that hydration leaves alone. One that an island shows only later has no HTML
 * and stays empty.
 */
export function staticInIslands<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  function StaticInIslands(props: Props): ReactNode {
    const context = useContext(RenderContext);
    if (context?.inIsland === false) return createElement(Component, props);
    const html =
      context?.renderStatic === undefined ? '' : context.renderStatic(createElement(Component, props));
    return createElement('lectern-kept', {
      dangerouslySetInnerHTML: { __html: trustedHtml(html) },
      // In the browser the HTML that was built stays, whatever is written here.
      suppressHydrationWarning: true,
    });
  }
  StaticInIslands.displayName = `StaticInIslands(${Component.displayName ?? Component.name})`;
  return StaticInIslands;
}
