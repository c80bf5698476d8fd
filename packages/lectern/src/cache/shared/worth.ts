import type { Kind } from './index-file.js';

/**
 * Minimum time in milliseconds to compute a result of each kind on a fast machine: this is how long waiting for it
 * pays off. If a value is too low, builds on slow networks take longer; if it is too high, a build with a remote cache
 * is slower than one without.
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
