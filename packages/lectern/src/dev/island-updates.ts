import type { Plugin } from 'vite';
import { isIslandOfSite } from './watch.js';

/**
 * Creates a Vite plug-in that prevents page reloads when an island changes, because pages update their islands
 * themselves.
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
