import { useContext } from 'react';
import { outsideOfProvider, RenderContext } from '../context.js';

function useBase(hook: string): string {
  const context = useContext(RenderContext);
  if (context !== undefined) return context.page.site.base;
  if (typeof document === 'undefined') throw outsideOfProvider({ hook, provider: 'RenderContext.Provider' });
  return document.documentElement.dataset.base ?? '/';
}

interface Options {
  absolute?: boolean | undefined;
  /** Adds the base path even if the URL already starts with it. */
  forcePrependBaseUrl?: boolean | undefined;
}

type WithBaseUrl = <Path extends string | undefined>(path: Path, options?: Options) => Path | string;

/**
 * `@docusaurus/useBaseUrl`: adds the base path to an internal URL. Returns undefined for an undefined URL, because
 * ejected components call the hook without a URL.
 * @throws if a component calls it outside a page.
 */
export function useBaseUrl<Path extends string | undefined>(path: Path, options?: Options): Path | string {
  return useWithBase('useBaseUrl')(path, options);
}

/** Returns functions that add the base path, for URLs created in a loop. */
export function useBaseUrlUtils(): { withBaseUrl: WithBaseUrl } {
  return { withBaseUrl: useWithBase('useBaseUrlUtils') };
}

function useWithBase(hook: string): WithBaseUrl {
  const base = useBase(hook);
  const context = useContext(RenderContext);
  return (path, { absolute = false, forcePrependBaseUrl = false } = {}) => {
    if (path === undefined || path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|#|lectern-)/i.test(path))
      return path;
    const hasBase = path.startsWith(base) && base !== '/' && !forcePrependBaseUrl;
    const full = hasBase ? path : base + path.replace(/^\//, '');
    return absolute ? new URL(full, context?.page.site.url ?? location.href).href : full;
  };
}

export default useBaseUrl;
