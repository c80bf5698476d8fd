/*
 * The only script of a page before the reader does something. No React here: what cannot wait for it, and what calls
 * it when the reader reaches for an island.
 */
import { startIslands } from './islands.js';
import { startNavigation } from './navigation.js';
import { startPageBehaviour } from './page.js';
import { startPrefetch } from './prefetch.js';

startPageBehaviour();
startIslands();
startPrefetch();
startNavigation();
