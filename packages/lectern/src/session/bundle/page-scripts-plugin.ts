import type { Plugin } from 'vite';

const suffix = '?page-script';
const pageScript = /\?page-script$/;

/**
 * Makes `import script from './script.ts?page-script'` return the path of the script, which becomes a separate file in
 * the browser bundle, like an island.
 */
export function pageScriptsPlugin({ onScript }: { onScript: (module: string) => void }): Plugin {
  return {
    name: 'lectern-page-scripts',
    enforce: 'pre',
    resolveId: {
      filter: { id: pageScript },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
        return found === null ? undefined : `${found.id}${suffix}`;
      },
    },
    load: {
      filter: { id: pageScript },
      handler(id) {
        const module = id.slice(0, -suffix.length);
        onScript(module);
        return `export default ${JSON.stringify(module)};`;
      },
    },
  };
}
