/**
 * Bundles the compiled engine (`dist/`) into a few files (`bundled/`), and the theme for sites without their own code
 * (`prebuilt/`). Skips a bundle that is up to date. `bin/engine.js` decides whether to run the bundle or `dist/`.
 * Usage: `node packages/lectern/scripts/bundle.mjs`
 */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBundleFresh, madeFrom, madeFromFile } from '../bin/engine.js';

/** Entry points of the bundle: the command, modules that sites import, worker threads, and child processes. */
const ENTRIES = [
  'cli',
  'index',
  'toolkit',
  'session/workers/worker',
  'session/samples/compile-process',
  'session/compile/compile-process',
];

/**
 * Packages with many small modules that most commands load, and their dependencies. A package that shares state with
 * modules that sites import must stay external, or the bundle would contain a second copy of the state.
 */
const INLINED = [
  'github-slugger',
  'htmlparser2',
  'leven',
  'magic-string',
  'refractor/core',
  'satteri',
  'tinyglobby',
  'zod',
];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'dist');
const out = path.join(root, path.dirname(madeFromFile));
if (!isBundleFresh()) await bundle();
await prebuildSite();

/** Writes the bundle to a temporary folder and renames it, so that no process sees a partial bundle. */
async function bundle() {
  // Hash the inputs first, so the next run notices files that TypeScript writes during bundling.
  const from = madeFrom();
  const [{ rolldown }, { ownAddress }] = await Promise.all([import('rolldown'), import('./own-address.mjs')]);
  const temporary = `${out}.${process.pid}`;
  const build = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, path.join(dist, `${name}.js`)])),
    platform: 'node',
    external: (id, importer) => isOwn(importer) && /^[\w@]/.test(id) && !INLINED.includes(id),
    plugins: [ownAddress({ folder: dist, withPrograms: ['satteri'] })],
  });
  await build.write({
    dir: temporary,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Don't minify, so that names stay readable in profiles and stack traces.
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await build.close();
  writeFileSync(path.join(root, madeFromFile).replace(out, temporary), from);
  try {
    if (existsSync(out)) renameSync(out, `${temporary}.old`);
    renameSync(temporary, out);
  } catch (error) {
    // Ignore the error if another process has written the same bundle in the meantime.
    if (!isBundleFresh()) throw error;
  }
  for (const folder of [temporary, `${temporary}.old`]) rmSync(folder, { recursive: true, force: true });
}

async function prebuildSite() {
  const engine = madeFrom().split(/\s/)[0];
  const { isPrebuiltFresh } = await import('../dist/session/bundle/prebuilt-bundle.js');
  if (isPrebuiltFresh({ engine })) return;
  const { prebuild } = await import('../dist/session/bundle/prebuild.js');
  await prebuild({ engine });
}

function isOwn(importer) {
  return importer?.startsWith(dist + path.sep);
}
