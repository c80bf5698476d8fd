import type { Kind } from './index-file.js';

/**
 * Time in milliseconds that a fast machine needs to compute a result. If a value is too low, builds recompute results
 * that they could have fetched. If it is too high, fetching takes longer than computing.
 */
const worth: Readonly<Record<Kind, number>> = {
  compile: 1.8,
  'bundle-inputs': 20,
  bundle: 600,
  known: 0.3,
  page: 2,
  folder: 150,
  file: 2,
  code: 0.5,
};

export function worthOf(kind: Kind): number {
  return worth[kind];
}
