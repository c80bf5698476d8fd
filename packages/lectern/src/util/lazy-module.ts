interface Options<Module> {
  load: () => Promise<Module>;
  address: () => string | undefined;
}

/**
 * Browsers cache a failed module load, as the HTML standard required until 2026
 * (https://github.com/whatwg/html/pull/10327), so a retry needs a different URL.
 */
function withRetries<Module>({ load, address }: Options<Module>): () => Promise<Module> {
  let failures = 0;
  return async () => {
    const known = failures === 0 ? undefined : address();
    try {
      if (known === undefined) return await load();
      const mark = known.includes('?') ? '&' : '?';
      return (await import(/* @vite-ignore */ `${known}${mark}attempt=${failures}`)) as Module;
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
}

export function createModuleLoader(): (address: string) => Promise<unknown> {
  const loaders = new Map<string, () => Promise<unknown>>();
  return (address) => {
    // The dev server adds a query to paths, but not to complete URLs. With a query, the browser would load a module
    // that has already been imported again.
    const isDev = (import.meta as { hot?: unknown }).hot !== undefined;
    const url = isDev ? new URL(address, location.href).href : address;
    const load =
      loaders.get(url) ??
      withRetries<unknown>({ load: () => import(/* @vite-ignore */ url), address: () => url });
    loaders.set(url, load);
    return load();
  };
}

/**
 * Creates a function that loads a bundled module. If the module failed to load, the next call tries again, with a URL
 * derived from the source of `load`.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const address = (): string | undefined => {
    const [, found] = /\bimport\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
    return found === undefined ? undefined : new URL(found, import.meta.url).href;
  };
  return withRetries({ load, address });
}
