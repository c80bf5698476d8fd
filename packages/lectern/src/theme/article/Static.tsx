import type { ReactNode } from 'react';
import { createElement } from 'react';
import { trustedHtml } from '../../util/trusted-html.js';

/** Precompiled HTML. After rendering, the element that wraps the HTML is removed. */
export function LecternStatic({ html }: { html: string }): ReactNode {
  return createElement('lectern-static', { dangerouslySetInnerHTML: { __html: trustedHtml(html) } });
}

/**
 * Removes elements whose only purpose is to pass HTML through React. Text can't contain their tags, because `<` is
 * escaped in text.
 */
export function unwrapStatic(html: string): string {
  return html.includes('<lectern-static>') ? html.replace(/<\/?lectern-static>/g, '') : html;
}
