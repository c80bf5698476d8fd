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
  /** Adds the base path even if the URL already starts with the base path. */
  forcePrependBaseUrl?: boolean | undefined;
}

type WithBaseUrl = <Path extends string | undefined>(path: Path, options?: Options) => Path | string;

/**
 * Adds the base path to an internal URL. Returns undefined for an undefined URL, because some ejected components pass
 * no URL.
 * @throws outside a page.
 */
export function useBaseUrl<Path extends string | undefined>(path: Path, options?: Options): Path | string {
  return useWithBase('useBaseUrl')(path, options);
}

/** For URLs in a loop, where React doesn't allow hooks. */
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
