import { useContext } from 'react';
import { outsideOfProvider, RenderContext } from '../context.js';

/** Returns the base path. In the browser, it comes from the document; at build time, from the page data. */
function useBase(hook: string): string {
  const context = useContext(RenderContext);
  if (context !== undefined) return context.page.site.base;
  if (typeof document === 'undefined') throw outsideOfProvider({ hook, provider: 'RenderContext.Provider' });
  return document.documentElement.dataset.base ?? '/';
}

/**
 * `@docusaurus/useBaseUrl`: adds the base path to an internal URL.
 * @throws if a component calls it outside a page.
 */
export function useBaseUrl(path: string, options: { absolute?: boolean } = {}): string {
  const base = useBase('useBaseUrl');
  const context = useContext(RenderContext);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|lectern-)/i.test(path)) return path;
  const full = path.startsWith(base) && base !== '/' ? path : base + path.replace(/^\//, '');
  return options.absolute === true ? new URL(full, context?.page.site.url ?? location.href).href : full;
}

/** Returns functions that add the base path, for URLs created in a loop. */
export function useBaseUrlUtils(): { withBaseUrl: (path: string) => string } {
  const base = useBase('useBaseUrlUtils');
  return {
    withBaseUrl: (path) =>
      /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(path) ? path : base + path.replace(/^\//, ''),
  };
}

export default useBaseUrl;
