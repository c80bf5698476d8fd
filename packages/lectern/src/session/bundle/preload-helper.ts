import type { Plugin } from 'vite';

const helperId = '\0vite/preload-helper.js';

/**
 * Vite's function that preloads the files of a dynamic import also loads style sheets, which no script needs here, and
 * would be one of the largest modules in the boot script. This replacement resolves file names relative to the boot
 * script, so a site's scripts don't depend on its base path.
 */
export function preloadHelperPlugin(): Plugin {
  return {
    name: 'lectern-preload-helper',
    enforce: 'pre',
    load(id) {
      if (id !== helperId) return undefined;
      return `export const __vitePreload = (load, files = []) => {
        for (const file of files)
          document.head.append(
            Object.assign(document.createElement('link'), { rel: 'modulepreload', href: new URL(file, import.meta.url) }),
          );
        return load();
      };`;
    },
  };
}

const dependencyList = /^const __vite__mapDeps=.*?\(m\.f=(\[.*?\])\).*\n/;

/**
 * Vite adds a function to each file that looks up the files to preload by number. In the boot script, which preloads a
 * single file, the function is larger than the names.
 */
export function withPreloadNames(code: string): string {
  const [definition = '', names] = dependencyList.exec(code) ?? [];
  if (names === undefined) return code;
  const all = JSON.parse(names) as string[];
  return code
    .slice(definition.length)
    .replace(/__vite__mapDeps\((\[[\d,]*\])\)/g, (_, numbers: string) =>
      JSON.stringify((JSON.parse(numbers) as number[]).map((number) => all[number])),
    );
}
