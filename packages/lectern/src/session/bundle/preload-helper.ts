import type { Plugin } from 'vite';

/** The bundler's name for the function that wraps each dynamic import. */
const helperId = '\0vite/preload-helper.js';

/**
 * Replaces the bundler's function that preloads the files of a dynamic import. The original also loads style sheets,
 * which scripts don't have here, and is larger than most parts of the boot script that contains it. The files are next
 * to the boot script, so the scripts of a site don't depend on its base path.
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
