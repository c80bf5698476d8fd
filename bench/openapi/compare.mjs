/**
 * Compares how Lectern, Redoc, and Scalar show the same documents: `node bench/openapi/compare.mjs [--runs 5]
 * [--large-runs 3] [--rate 4] [--builds 3]`.
 *
 * Build the site first. Redoc, Scalar, and GitHub's document are installed into `node_modules/.cache`, because the
 * project doesn't depend on them. The script writes `bench/results/openapi.md`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { readOptions } from '../../scripts/options.mjs';
import { median } from '../median.mjs';
import { gitHub, gitHubPackage, petStore } from './documents.mjs';
import { measureVisit, violations } from './measure-visit.mjs';
import { report } from './report.mjs';

const peers = [
  {
    name: 'Redoc',
    package: 'redoc',
    version: '2.5.4',
    script: 'bundles/redoc.standalone.js',
    body: (url) => `<redoc spec-url="${url}"></redoc>`,
  },
  {
    name: 'Scalar',
    package: '@scalar/api-reference',
    version: '1.72.1',
    script: 'dist/browser/standalone.js',
    body: (url) => `<script id="api-reference" data-url="${url}"></script>`,
  },
];

const { values } = readOptions({
  options: {
    runs: { type: 'string', default: '5' },
    'large-runs': { type: 'string', default: '3' },
    rate: { type: 'string', default: '4' },
    builds: { type: 'string', default: '3' },
  },
});
const rate = Number(values.rate);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const cache = path.join(root, 'node_modules/.cache/bench-openapi');
const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

async function main() {
  install();
  const documents = [
    { document: petStore(root), runs: Number(values.runs) },
    {
      document: await gitHub({ root, cache, builds: Number(values.builds) }),
      runs: Number(values['large-runs']),
    },
  ];
  const results = [];
  for (const each of documents) results.push({ ...each, ...(await compare(each)) });
  writeFileSync(path.join(root, 'bench/results/openapi.md'), report({ results, rate, peers }));
}

/** Installs all packages in one call, because a second call would remove the packages of the first. */
function install() {
  mkdirSync(cache, { recursive: true });
  const packages = [...peers.map(({ script, ...peer }) => ({ ...peer, file: script })), gitHubPackage];
  if (packages.every((each) => existsSync(path.join(cache, 'node_modules', each.package, each.file)))) return;
  const wanted = packages.map((each) => `${each.package}@${each.version}`);
  execFileSync('npm', ['install', '--prefix', cache, '--no-save', '--ignore-scripts', ...wanted], {
    stdio: 'inherit',
  });
}

async function compare({ document, runs }) {
  const server = createServer((request, response) => answer({ document, request, response })).listen(0);
  const origin = `http://localhost:${server.address().port}`;
  const pages = [
    { name: 'Lectern', url: origin + document.base + document.route },
    ...peers.map(({ name }) => ({ name, url: `${origin}/${name}/` })),
  ];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const { words } = document;
  const visits = pages.map(() => []);
  const loads = [];
  const sizes = new Map();
  // Each run visits all pages, so that other load on the machine affects all of them equally.
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { name, url }] of pages.entries()) {
      loads.push(loadavg()[0]);
      visits[index].push(await measureVisit({ browser, url, words, rate, sizes }));
      console.log(document.title, name, visits[index].at(-1));
    }
  }
  const rows = [];
  for (const [index, { name, url }] of pages.entries())
    rows.push({
      name,
      ...medians(visits[index]),
      axe: document.runsAxe ? await violations({ browser, url, words, axe }) : undefined,
    });
  await browser.close();
  server.close();
  return { rows, load: Math.max(...loads) };
}

function medians(visits) {
  return Object.fromEntries(
    Object.keys(visits[0]).map((key) => [key, median(visits.map((visit) => visit[key]))]),
  );
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Serves all pages without compression, because `measureVisit` compresses them to measure their sizes. */
function answer({ document, request, response }) {
  const address = new URL(request.url, 'http://localhost').pathname;
  const found = contentOf({ document, address });
  if (found === undefined) return response.writeHead(404).end();
  const type = types[found.extension] ?? 'application/octet-stream';
  return response.writeHead(200, { 'content-type': type }).end(found.content);
}

function contentOf({ document, address }) {
  const ofFile = (file) =>
    existsSync(file) ? { extension: path.extname(file), content: readFileSync(file) } : undefined;
  if (address.startsWith(document.base)) {
    const inner = path.join(document.site, address.slice(document.base.length));
    return ofFile(path.extname(inner) === '' ? `${inner}.html` : inner);
  }
  const peer = peers.find(({ name }) => address.startsWith(`/${name}/`));
  if (peer === undefined) return undefined;
  const name = address.slice(peer.name.length + 2);
  const description = path.basename(document.file);
  if (name === description) return ofFile(document.file);
  if (name !== '') return ofFile(path.join(cache, 'node_modules', peer.package, name));
  const head = `<meta charset="utf-8"><title>${document.title}</title><meta name="viewport" content="width=device-width">`;
  return {
    extension: '.html',
    content: `<!doctype html><html lang="en"><head>${head}</head><body>${peer.body(description)}<script src="${peer.script}"></script></body></html>`,
  };
}

await main();
