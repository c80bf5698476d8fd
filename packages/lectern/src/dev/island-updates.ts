import type { Plugin } from 'vite';
import { isIslandOfSite } from './watch.js';

/** Keeps Vite from reloading pages when an island changes, because pages update their islands themselves. */
export function islandUpdatesPlugin({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-island-updates',
    hotUpdate({ file }) {
      const isTaken = this.environment.name === 'client' && isIslandOfSite({ siteDir, file });
      return isTaken ? [] : undefined;
    },
  };
}
