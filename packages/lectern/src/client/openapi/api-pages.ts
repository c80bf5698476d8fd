import { startReadingPlace } from './reading-place.js';
import { startTrees } from './trees.js';

/** What the pages of an API need besides islands. */
export function startApi(): void {
  startTrees();
  startReadingPlace();
}
