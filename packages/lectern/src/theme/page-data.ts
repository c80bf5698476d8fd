import type { RenderContextValue } from './context.js';

export function includePageData({ collected }: Pick<RenderContextValue, 'collected'>): void {
  collected.needsSiteData = true;
  collected.needsDocPage = true;
}
