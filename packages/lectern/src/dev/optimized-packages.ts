import type { Rolldown } from 'vite';

const facade = '\0lectern-facade:';

/**
 * Keeps the modules of the engine and of the site out of optimized packages. A theme's package imports both, and with a
 * second copy of them, components would read contexts that nobody provides.
 */
export function packagesOnly(): Rolldown.Plugin {
  return {
    name: 'lectern-packages-only',
    async resolveId(source, importer, options) {
      if (importer === undefined) return undefined;
      if (importer.startsWith(facade)) return { id: source, external: 'absolute' };
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [path = ''] = found?.id.split('?') ?? [];
      if (!/^(?:\/|[a-z]:[\\/])/i.test(path) || /[\\/]node_modules[\\/]/.test(path)) return found;
      // The browser has no `require`.
      if (options.kind === 'require-call') return facade + path;
      return { id: path, external: 'absolute' };
    },
    load: {
      filter: { id: new RegExp(`^${facade}`) },
      handler(id) {
        const path = JSON.stringify(id.slice(facade.length));
        return `import * as all from ${path};\nexport * from ${path};\nexport default all.default;\n`;
      },
    },
  };
}
