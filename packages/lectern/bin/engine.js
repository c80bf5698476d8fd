import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The engine exists twice: `dist/` contains the compiled modules, and `bundled/` contains them in a few
 * files, which start in half the time. The bundle runs if it is up to date.
 */
const root = new URL('../', import.meta.url);
const isInstalled = fileURLToPath(root).split(/[/\\]/).includes('node_modules');

/** The inputs of the bundle: each line has the hash and the name of a file. */
export const madeFromFile = 'bundled/made-from.sha256';

/** Records of all sources (TypeScript) and packages (npm), and the scripts that bundle them. */
const decisive = [
  'dist/tsconfig.tsbuildinfo',
  '../../node_modules/.package-lock.json',
  'scripts/bundle.mjs',
  'scripts/own-address.mjs',
];

/** Computes the hashes of the inputs, which differ if the bundle is out of date. */
export function madeFrom() {
  return decisive.map((file) => `${hashOf(file)}  ${file}\n`).join('');
}

export function isBundleFresh() {
  const [recorded, now] = [read(madeFromFile)?.toString(), madeFrom()];
  if (recorded === undefined) return false;
  // For an installed engine, only the first line counts. It was packed with its bundle, and npm's record
  // lists the site's packages.
  const known = (text) => (isInstalled ? text.split('\n')[0] : text);
  return known(recorded) === known(now);
}

/** The folder of the engine to run. Decided once, because a site must import the same modules that build it. */
export const engine = new URL(isBundleFresh() ? 'bundled/' : 'dist/', root);

function hashOf(file) {
  return createHash('sha256')
    .update(read(file) ?? '')
    .digest('hex');
}

/**
 * Returns a file's content; undefined if it doesn't exist, such as npm's record with another package manager.
 */
function read(file) {
  try {
    return readFileSync(new URL(file, root));
  } catch {
    return undefined;
  }
}
