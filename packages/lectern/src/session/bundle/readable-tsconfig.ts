import { join } from 'node:path';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';
import { defaultTsconfig } from '../../util/engine-paths.js';

/**
 * Ignores a `tsconfig.json` that the bundler can't read, for example because it extends `@docusaurus/tsconfig`, which
 * isn't installed. In most sites, only editors and `tsc` need it.
 */
export function readableTsconfig({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-readable-tsconfig',
    async config() {
      try {
        await transformWithOxc('', join(siteDir, 'any.ts'));
        return {};
      } catch {
        return { tsconfig: defaultTsconfig() };
      }
    },
  };
}
