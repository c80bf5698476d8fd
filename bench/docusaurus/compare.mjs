/**
 * Compares two builds of a Docusaurus site, one by Docusaurus and one by Lectern:
 *
 *     node bench/docusaurus/compare.mjs <folder> [--theirs <built>] [--ours <built>] [--pages 50] [--json <file>]
 *
 * The script runs the version of Docusaurus that the site has installed. `--theirs` and `--ours` are paths of existing
 * builds to use instead of new ones. `--pages` is the number of pages to check for console errors in Chromium.
 */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { readOptions } from '../../scripts/options.mjs';
import { folderSize, measureBuild } from '../measure-build.mjs';
import { comparePages, routeOf } from './compare-pages.mjs';
import { consoleErrors } from './console-errors.mjs';
import { readPage } from './read-page.mjs';

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    theirs: { type: 'string' },
    ours: { type: 'string' },
    pages: { type: 'string', default: '50' },
    json: { type: 'string' },
    show: { type: 'string', default: '20' },
  },
});
const siteDir = path.resolve(positionals[0] ?? '.');
const temporary = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
const engine = path.resolve(import.meta.dirname, '../../packages/lectern/bin/lectern.js');

const theirs = await built({ given: values.theirs, name: 'docusaurus', command: docusaurusCommand });
const ours = await built({ given: values.ours, name: 'lectern', command: lecternCommand });
const base = baseOf(theirs.dir);
const pages = { theirs: readPages(theirs.dir), ours: readPages(ours.dir) };
// The two themes have different 404 and search pages, so these pages aren't compared.
const routes = [...pages.theirs.keys()]
  .filter((route) => !/^(?:\/[a-z]{2}(?:-\w+)?)?\/(?:404|search)$/.test(route))
  .sort();
const missing = routes.filter((route) => !pages.ours.has(route));
const added = [...pages.ours.keys()].filter((route) => !pages.theirs.has(route));
const shared = routes.filter((route) => pages.ours.has(route));
const different = shared.flatMap((route) => {
  const differences = comparePages({ theirs: pages.theirs.get(route), ours: pages.ours.get(route) });
  return differences.length === 0 ? [] : [{ route, differences }];
});
const opened = sample({ routes: shared, count: Number(values.pages) });
const errors = {
  theirs: opened.length === 0 ? [] : await consoleErrors({ dir: theirs.dir, base, addresses: opened }),
  ours: opened.length === 0 ? [] : await consoleErrors({ dir: ours.dir, base, addresses: opened }),
};
report();
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ missing, added, different, errors }, undefined, 1)}\n`);

async function built({ given, name, command }) {
  if (given !== undefined) return { dir: path.resolve(given), size: folderSize(given) };
  const dir = path.join(temporary, name);
  console.log(`${name} builds ${siteDir} …`);
  const { seconds, memory } = await measureBuild({ dir: siteDir, command: command(dir) });
  return { dir, seconds, memory, size: folderSize(dir) };
}

function docusaurusCommand(dir) {
  const resolve = createRequire(path.join(siteDir, 'package.json')).resolve;
  const manifest = resolve('@docusaurus/core/package.json');
  return [path.join(path.dirname(manifest), 'bin/docusaurus.mjs'), 'build', '--out-dir', dir];
}

function lecternCommand(dir) {
  return [engine, 'build', siteDir, '--out', dir, '--no-cache', '--force'];
}

function baseOf(dir) {
  const html = readFileSync(anyPage(dir), 'utf8');
  return /(?:src|href)="?(\/(?:[^"\s>]*?\/)?)assets\//.exec(html)?.[1] ?? '/';
}

function anyPage(dir) {
  return path.join(dir, htmlFiles(dir)[0] ?? 'index.html');
}

function htmlFiles(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

function readPages(dir) {
  const from = base.slice(0, -1);
  const files = new Set(htmlFiles(dir));
  return new Map(
    [...files].map((file) => {
      const beside = files.has(path.join(file.replace(/\.html$/, ''), 'index.html'));
      // If both `a.html` and `a/index.html` exist, they are different pages (one may be a redirect), so they need
      // different routes.
      const route = beside ? `/${file}` : routeOf(file);
      const address = from + route;
      return [
        route,
        readPage({ html: readFileSync(path.join(dir, file), 'utf8'), address: slashed({ file, address }) }),
      ];
    }),
  );
}

/** Browsers resolve relative links against the URL, so the URL of a folder must end with a slash. */
function slashed({ file, address }) {
  return path.basename(file) === 'index.html' && !address.endsWith('/') ? `${address}/` : address;
}

function sample({ routes: all, count }) {
  if (count >= all.length) return all;
  const step = all.length / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]);
}

function report() {
  const with_ = (part) =>
    different.filter(({ differences }) => differences.some((found) => found.part === part)).length;
  const share = (count, of) => `${count} of ${of} (${of === 0 ? 100 : ((100 * count) / of).toFixed(1)} %)`;
  const megabytes = (bytes) => (bytes === undefined ? '–' : `${(bytes / 1024 ** 2).toFixed(0)} MB`);
  const rows = [
    ['', 'Docusaurus', 'Lectern'],
    ['pages', String(pages.theirs.size), String(pages.ours.size)],
    ['seconds', theirs.seconds?.toFixed(1) ?? '–', ours.seconds?.toFixed(1) ?? '–'],
    ['memory', megabytes(theirs.memory), megabytes(ours.memory)],
    ['output', megabytes(theirs.size), megabytes(ours.size)],
    [`console errors (${opened.length} pages)`, String(errors.theirs.length), String(errors.ours.length)],
  ];
  for (const [name, a, b] of rows) console.log(`${name.padEnd(28)}${a.padStart(12)}${b.padStart(12)}`);
  console.log(`\nroutes that both have: ${share(shared.length, routes.length)}`);
  console.log(`pages without a difference: ${share(shared.length - different.length, routes.length)}`);
  for (const part of ['title', 'headings', 'text', 'links']) console.log(`  ${part} differs: ${with_(part)}`);
  const shown = Number(values.show);
  list({ heading: 'Missing routes', entries: missing, shown });
  list({ heading: 'Added routes', entries: added, shown: 5 });
  list({
    heading: 'Console errors',
    entries: errors.ours.map(({ address, text }) => `${address}: ${text}`),
    shown,
  });
  for (const { route, differences } of different.slice(0, shown)) {
    console.log(`\n${route}`);
    for (const { part, theirs: a, ours: b } of differences) console.log(`  ${part}\n    - ${a}\n    + ${b}`);
  }
}

function list({ heading, entries, shown }) {
  if (entries.length === 0) return;
  console.log(`\n${heading} (${entries.length}):`);
  for (const entry of entries.slice(0, shown)) console.log(`  ${entry}`);
}
