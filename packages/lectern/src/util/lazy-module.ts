interface Options<Module> {
  load: () => Promise<Module>;
  /** Where the module is; undefined where that is not known. */
  address: () => string | undefined;
}

/**
 * Browsers keep in mind that a module failed to load, as HTML told them to until 2026
 * (https://github.com/whatwg/html/pull/10327): only by another URL is it requested again.
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

/** Loads modules by their URL. One that failed to load is requested again. */
export function createModuleLoader(): (address: string) => Promise<unknown> {
  const loaders = new Map<string, () => Promise<unknown>>();
  return (address) => {
    const load =
      loaders.get(address) ??
      withRetries<unknown>({ load: () => import(/* @vite-ignore */ address), address: () => address });
    loaders.set(address, load);
    return load();
  };
}

/**
 * The same for a module that the bundler names: its URL is read from the text of the function, where it stands once
 * the site is built.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const address = (): string | undefined => {
    const [, found] = /\bimport\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
    return found === undefined ? undefined : new URL(found, import.meta.url).href;
  };
  return withRetries({ load, address });
}
