import type { ReactNode } from 'react';
import { createElement } from 'react';
import { trustedHtml } from '../../util/trusted-html.js';

/** Precompiled HTML. The renderer later removes the element that wraps the HTML. */
export function LecternStatic({ html }: { html: string }): ReactNode {
  return createElement('lectern-static', { dangerouslySetInnerHTML: { __html: trustedHtml(html) } });
}

/**
 * Removes elements that were used only to pass HTML through React. Text cannot contain their tags, because `<` is
 * escaped in text.
 */
export function unwrapStatic(html: string): string {
  return html.replace(/<\/?lectern-static>/g, '');
}
