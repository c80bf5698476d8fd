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
