import type { Kind } from './index-file.js';

/**
 * Minimum time in milliseconds to compute a result of each kind on a fast machine, which is how long it is worth
 * waiting for it. Too low costs time on slow networks; too high would make a build with a remote cache slower than
 * one without.
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
