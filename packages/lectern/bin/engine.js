import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The engine stands here twice: `dist/` is what TypeScript made of it, a module each, and `bundled/` the same in few files,
 * which start in half of the time. The second runs as long as it was made from the first.
 */
const root = new URL('../', import.meta.url);
const isInstalled = fileURLToPath(root).split(/[/\\]/).includes('node_modules');

/** The list of what the bundle was made from: its name, and in each line a hash and a file. */
export const madeFromFile = 'bundled/made-from.sha256';

/** TypeScript's record of all sources, npm's of all packages, and what makes the bundle of them. */
const decisive = [
  'dist/tsconfig.tsbuildinfo',
  '../../node_modules/.package-lock.json',
  'scripts/bundle.mjs',
  'scripts/own-address.mjs',
];

/** What decides whether a bundle is up to date. */
export function madeFrom() {
  return decisive.map((file) => `${hashOf(file)}  ${file}\n`).join('');
}

export function isBundleFresh() {
  const [recorded, now] = [read(madeFromFile)?.toString(), madeFrom()];
  if (recorded === undefined) return false;
  // An installed engine was packed with its bundle: the packages around it are those of a site.
  const known = (text) => (isInstalled ? text.split('\n')[0] : text);
  return known(recorded) === known(now);
}

/** The folder of the engine that runs, decided once: what a site imports must be what builds it. */
export const engine = new URL(isBundleFresh() ? 'bundled/' : 'dist/', root);

function hashOf(file) {
  return createHash('sha256')
    .update(read(file) ?? '')
    .digest('hex');
}

/** Undefined if the file does not exist: other package managers keep no record, and there may be no bundle. */
function read(file) {
  try {
    return readFileSync(new URL(file, root));
  } catch {
    return undefined;
  }
}
