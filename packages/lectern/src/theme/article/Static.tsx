import type { ReactNode } from 'react';
import { createElement } from 'react';
import { trustedHtml } from '../../util/trusted-html.js';

/** Precompiled HTML. After rendering, `unwrapStatic` removes the wrapper element. */
export function LecternStatic({ html }: { html: string }): ReactNode {
  return createElement('lectern-static', { dangerouslySetInnerHTML: { __html: trustedHtml(html) } });
}

/** Removes the wrapper elements from `LecternStatic`. Text can't contain their tags, because `<` is escaped in text. */
export function unwrapStatic(html: string): string {
  return html.includes('<lectern-static>') ? html.replace(/<\/?lectern-static>/g, '') : html;
}
