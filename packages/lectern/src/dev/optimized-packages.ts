import { isAbsolute } from 'node:path';
import type { Rolldown } from 'vite';

const facade = '\0lectern-facade:';

/**
 * Keeps the modules of the engine and of the site out of optimized packages. A theme's package imports both, and with a
 * second copy of them, components would read contexts that nobody provides.
 */
export function packagesOnly(): Rolldown.Plugin {
  return {
    name: 'lectern-packages-only',
    resolveId: {
      // Vite's own plug-in would import a default export from each JSX module, even if there is none.
      order: 'pre',
      async handler(source, importer, options) {
        if (importer === undefined) return undefined;
        if (importer.startsWith(facade)) return { id: source, external: 'absolute' };
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const path = moduleIn(found?.id ?? '');
        if (!isAbsolute(path) || /[\\/]node_modules[\\/]/.test(path)) return found;
        // A module of the theme may lack exports that the installed package has.
        const complete = await this.resolve(path, importer, { ...options, skipSelf: true });
        if (complete?.id.startsWith('\0')) return complete;
        // The browser has no `require`.
        return options.kind === 'require-call' ? facade + path : { id: path, external: 'absolute' };
      },
    },
    load: {
      filter: { id: new RegExp(`^${facade}`) },
      handler(id) {
        const path = JSON.stringify(id.slice(facade.length));
        // The module may have no default export, so an import of it would fail.
        return `import * as all from ${path};\nexport * from ${path};\nexport default Reflect.get(all, 'default');\n`;
      },
    },
  };
}

/** Returns the path in an ID. Vite adds a prefix to the path of a JSX module. */
function moduleIn(id: string): string {
  return id.replace(/^(?:vite:dep-pre-bundle:external-conversion)/, '').replace(/\?.*/, '');
}
