import type { ReactNode } from 'react';
import { createElement } from 'react';
import { trustedHtml } from '../../util/trusted-html.js';

/** Precompiled HTML. After rendering, the engine removes the wrapper element. */
export function LecternStatic({ html }: { html: string }): ReactNode {
  return createElement('lectern-static', { dangerouslySetInnerHTML: { __html: trustedHtml(html) } });
}

/** These tags can't occur in text, because `<` is escaped there. */
export function unwrapStatic(html: string): string {
  return html.includes('<lectern-static>') ? html.replace(/<\/?lectern-static>/g, '') : html;
}
