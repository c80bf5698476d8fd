import type { ReactNode } from 'react';
import { Children, cloneElement, isValidElement, useContext } from 'react';
import { unwrapStatic } from '../article/Static.js';
import { outsideOfProvider, RenderContext } from '../context.js';

/**
 * Adds its children to the page's head. Also available as `@docusaurus/Head`. In the browser, the component renders
 * nothing, because the head already contains the children.
 */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  const context = useContext(RenderContext);
  if (context === undefined) {
    if (typeof document === 'undefined')
      throw outsideOfProvider({ hook: 'Head', provider: 'RenderContext.Provider' });
    return null;
  }
  const { collected, renderStatic } = context;
  const html = unwrapStatic(renderStatic?.(withPlainTitle(children)) ?? '');
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1];
  if (title !== undefined) {
    collected.title = unescapeHtml(title);
    collected.headTitle = collected.title;
  }
  collected.head.push(html.replace(/<title>.*?<\/title>/s, ''));
  return null;
}

/** React renders a `title` with several children as an empty element, so the children are joined. */
function withPlainTitle(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === 'title'
      ? cloneElement(child, undefined, Children.toArray(child.props.children).join(''))
      : child,
  );
}

/** Unescapes the title, because `Document` escapes it again. */
function unescapeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
