import type { ReactNode } from 'react';
import { createElement } from 'react';
import { trustedHtml } from '../../util/trusted-html.js';

/** Precompiled HTML. The renderer later removes the element around it. */
export function LecternStatic({ html }: { html: string }): ReactNode {
  return createElement('lectern-static', { dangerouslySetInnerHTML: { __html: trustedHtml(html) } });
}

/**
 * Removes elements that were only used to pass HTML through React. Text cannot contain them, because `<` is escaped
 * there.
 */
export function unwrapStatic(html: string): string {
  return html.replace(/<\/?lectern-static>/g, '');
}
