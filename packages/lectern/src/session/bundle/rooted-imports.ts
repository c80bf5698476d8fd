import type { Plugin } from 'vite';
import { importedFile, rootedPath } from '../rooted-path.js';

/**
 * Resolves imports such as `/img/logo.svg` to a file in a static folder. The bundler itself searches only the site's
 * folder.
 */
export function rootedImports({
  siteDir,
  staticDirectories,
}: {
  siteDir: string;
  staticDirectories: readonly string[];
}): Plugin {
  return {
    name: 'lectern-rooted-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\// },
      handler(source, importer) {
        const [from = ''] = importer?.split('?') ?? [];
        const isOwn = from.startsWith(`${siteDir}/`) && !from.includes('/node_modules/');
        if (!isOwn || !/\.[cm]?[jt]sx?$/.test(from)) return undefined;
        const [specifier = '', query] = source.split('?');
        const path = rootedPath({ siteDir, staticDirectories, specifier });
        const file = path === undefined ? undefined : importedFile(path);
        return file === undefined || query === undefined ? file : `${file}?${query}`;
      },
    },
  };
}
