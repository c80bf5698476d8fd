/**
 * Loads modules by their address. Browsers keep in mind that a module could not be had, as HTML told them to until 2026
 * (https://github.com/whatwg/html/pull/10327): only by another address is it asked for again.
 */
export function createModuleLoader(): (address: string) => Promise<unknown> {
  const failures = new Map<string, number>();
  return async (address) => {
    const count = failures.get(address) ?? 0;
    try {
      return await import(/* @vite-ignore */ count === 0 ? address : otherAddress({ address, count }));
    } catch (error) {
      failures.set(address, count + 1);
      throw error;
    }
  };
}

/**
 * The same for a module that the bundler names: its address is read from the text of the function, where it stands once
 * the site is built.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let count = 0;
  return async () => {
    const [, address] = /\bimport\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
    try {
      if (count === 0 || address === undefined) return await load();
      const { href } = new URL(address, import.meta.url);
      // The same module: the bundler has put its address into `load`.
      return (await import(/* @vite-ignore */ otherAddress({ address: href, count }))) as Module;
    } catch (error) {
      count += 1;
      throw error;
    }
  };
}

function otherAddress({ address, count }: { address: string; count: number }): string {
  return `${address}${address.includes('?') ? '&' : '?'}attempt=${count}`;
}
