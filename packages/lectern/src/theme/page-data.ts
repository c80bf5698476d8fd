import type { RenderContextValue } from './context.js';

/** Includes site data and page data in the HTML, so that islands can read it in the browser. */
export function includePageData({ collected }: Pick<RenderContextValue, 'collected'>): void {
  collected.needsSiteData = true;
  collected.needsDocPage = true;
}
