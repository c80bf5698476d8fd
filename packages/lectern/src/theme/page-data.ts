import type { RenderContextValue } from './context.js';

/** Includes the site data and the page data in the HTML, for islands in the browser. */
export function includePageData({ collected }: Pick<RenderContextValue, 'collected'>): void {
  collected.needsSiteData = true;
  collected.needsDocPage = true;
}
