import type { Plugin } from 'vite';
import { isIslandOfSite } from './watch.js';

/** Keeps the bundler from loading pages again for scripts that they take in by themselves. */
export function islandUpdatesPlugin({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-island-updates',
    hotUpdate({ file }) {
      const isTaken = this.environment.name === 'client' && isIslandOfSite({ siteDir, file });
      return isTaken ? [] : undefined;
    },
  };
}
