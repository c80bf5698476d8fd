import type { Plugin } from 'vite';
import { isIslandOfSite } from './watch.js';

/**
 * Prevents a page reload when an island's module changes. Instead, the engine's code in the page updates the island.
 */
export function islandUpdatesPlugin({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-island-updates',
    hotUpdate({ file }) {
      const isTaken = this.environment.name === 'client' && isIslandOfSite({ siteDir, file });
      return isTaken ? [] : undefined;
    },
  };
}
