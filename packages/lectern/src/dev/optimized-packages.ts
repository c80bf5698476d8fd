import { isAbsolute } from 'node:path';
import type { Rolldown } from 'vite';

const facade = '\0lectern-facade:';

/**
 * If an optimized package contained copies of the engine's or the site's modules, its components would read React
 * contexts without a provider.
 */
export function packagesOnly(): Rolldown.Plugin {
  return {
    name: 'lectern-packages-only',
    resolveId: {
      // Run before Vite's plug-in, which would import a default export even from a JSX module that has none.
      order: 'pre',
      async handler(source, importer, options) {
        if (importer === undefined) return undefined;
        if (importer.startsWith(facade)) return { id: source, external: 'absolute' };
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const path = moduleIn(found?.id ?? '');
        if (!isAbsolute(path) || /[\\/]node_modules[\\/]/.test(path)) return found;
        // Resolve again, because the installed package may have exports that the theme's module lacks.
        const complete = await this.resolve(path, importer, { ...options, skipSelf: true });
        if (complete?.id.startsWith('\0')) return complete;
        // Browsers have no `require`, so replace a `require` call with a module that imports the file.
        return options.kind === 'require-call' ? facade + path : { id: path, external: 'absolute' };
      },
    },
    load: {
      filter: { id: new RegExp(`^${facade}`) },
      handler(id) {
        const path = JSON.stringify(id.slice(facade.length));
        // Use `Reflect.get`, because importing `default` would fail if the module has no default export.
        return `import * as all from ${path};\nexport * from ${path};\nexport default Reflect.get(all, 'default');\n`;
      },
    },
  };
}

function moduleIn(id: string): string {
  return id.replace(/^(?:vite:dep-pre-bundle:external-conversion)/, '').replace(/\?.*/, '');
}
