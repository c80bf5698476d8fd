import type { Kind } from './index-file.js';

/**
 * Time in milliseconds that a fast machine needs to compute a result. If a value is too low, builds on slow networks
 * recompute results that they could have fetched. If a value is too high, a build with a remote cache is slower than a
 * build without one.
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
