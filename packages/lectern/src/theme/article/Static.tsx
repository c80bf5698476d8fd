import type { ReactNode } from 'react';
import { createElement } from 'react';
import { trustedHtml } from '../../util/trusted-html.js';

/** HTML that the compiler has made already. The renderer takes the element away again and leaves what is in it. */
export function LecternStatic({ html }: { html: string }): ReactNode {
  return createElement('lectern-static', { dangerouslySetInnerHTML: { __html: trustedHtml(html) } });
}

/** Takes away the elements that only carried HTML through React. Text cannot contain them: there, `<` is escaped. */
export function unwrapStatic(html: string): string {
  return html.replace(/<\/?lectern-static>/g, '');
}
