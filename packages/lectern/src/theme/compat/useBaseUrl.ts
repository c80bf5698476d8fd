import { useContext } from 'react';
import { RenderContext } from '../context.js';

/** The base path: from the page that is rendered, or from the document that an island lives in. */
function useBase(): string {
  const context = useContext(RenderContext);
  return context?.page.site.base ?? document.documentElement.dataset.base ?? '/';
}

/** `@docusaurus/useBaseUrl`: puts the base path before an address of this site. */
export function useBaseUrl(path: string, options: { absolute?: boolean } = {}): string {
  const base = useBase();
  const context = useContext(RenderContext);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|lectern-)/i.test(path)) return path;
  const full = path.startsWith(base) && base !== '/' ? path : base + path.replace(/^\//, '');
  return options.absolute === true ? new URL(full, context?.page.site.url ?? location.href).href : full;
}

/** The same as a function, for addresses made in a loop. */
export function useBaseUrlUtils(): { withBaseUrl: (path: string) => string } {
  const base = useBase();
  return {
    withBaseUrl: (path) =>
      /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(path) ? path : base + path.replace(/^\//, ''),
  };
}

export default useBaseUrl;
