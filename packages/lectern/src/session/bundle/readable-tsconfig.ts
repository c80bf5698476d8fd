import { join } from 'node:path';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';
import { engineRoot } from '../../util/engine-paths.js';

/**
 * Replaces a `tsconfig.json` that the bundler can't read, for example because it extends `@docusaurus/tsconfig`,
 * which isn't installed. In most sites, only editors and `tsc` use this file.
 */
export function readableTsconfig({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-readable-tsconfig',
    async config() {
      try {
        await transformWithOxc('', join(siteDir, 'any.ts'));
        return {};
      } catch {
        return { tsconfig: join(engineRoot(), 'tsconfig.site.json') };
      }
    },
  };
}
