import type { Kind } from './index-file.js';

/**
 * Milliseconds that a result of a kind takes at least to be made on a fast machine: what it is worth to wait for it. Too
 * little costs time on slow networks, too much would make a build with a remote cache slower than one without.
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
