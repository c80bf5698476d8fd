import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * There are two builds of the engine: `dist/` contains the compiled modules, and `bundled/` bundles them into a few
 * files that start in half the time. The bundle is used if it is up to date.
 */
const root = new URL('../', import.meta.url);
const isInstalled = fileURLToPath(root).split(/[/\\]/).includes('node_modules');

/** The file that lists the inputs of the bundle. Each line contains the hash and the name of a file. */
export const madeFromFile = 'bundled/made-from.sha256';

/**
 * The files that decide whether the bundle is up to date: TypeScript's record of all sources, npm's record of all
 * packages, and the scripts that create the bundle.
 */
const decisive = [
  'dist/tsconfig.tsbuildinfo',
  '../../node_modules/.package-lock.json',
  'scripts/bundle.mjs',
  'scripts/own-address.mjs',
];

/** Computes the hashes of the inputs. The bundle is out of date if they differ from the recorded hashes. */
export function madeFrom() {
  return decisive.map((file) => `${hashOf(file)}  ${file}\n`).join('');
}

export function isBundleFresh() {
  const [recorded, now] = [read(madeFromFile)?.toString(), madeFrom()];
  if (recorded === undefined) return false;
  // For an installed engine, only the first line is compared: the package includes its bundle, and npm's record lists
  // the packages of the site.
  const known = (text) => (isInstalled ? text.split('\n')[0] : text);
  return known(recorded) === known(now);
}

/** The folder of the engine to run. It is chosen once, because a site must import the same modules that build it. */
export const engine = new URL(isBundleFresh() ? 'bundled/' : 'dist/', root);

function hashOf(file) {
  return createHash('sha256')
    .update(read(file) ?? '')
    .digest('hex');
}

/**
 * Returns a file's content, or undefined if the file doesn't exist. For example, other package managers don't write
 * npm's record.
 */
function read(file) {
  try {
    return readFileSync(new URL(file, root));
  } catch {
    return undefined;
  }
}
