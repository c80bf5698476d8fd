import type { Plugin } from 'vite';

const suffix = '?page-script';

/**
 * Makes `import script from './script.ts?page-script'` return the path of a script, which becomes a separate file in
 * the browser bundle, like an island.
 */
export function pageScriptsPlugin({ onScript }: { onScript: (module: string) => void }): Plugin {
  return {
    name: 'lectern-page-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return undefined;
      const found = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
      return found === null ? undefined : `${found.id}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const module = id.slice(0, -suffix.length);
      onScript(module);
      return `export default ${JSON.stringify(module)};`;
    },
  };
}
