/**
 * The same document, shown by this engine, by Redoc and by Scalar: `node bench/openapi/compare.mjs [--runs 5] [--rate 4]`.
 *
 * Build the site first. The peers are installed, in the versions below, into `node_modules/.cache`; the project doesn't
 * depend on them. Each page is opened in a fresh Chromium profile with its CPU slowed down, all from one server. Writes
 * `bench/results/openapi.md`: bytes by type after Brotli compression, the time until an operation can be read, the time
 * until the last long task ends, blocking time, layout shift, and what axe finds.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

const peers = [
  {
    name: 'Redoc',
    package: 'redoc',
    version: '2.5.4',
    script: 'bundles/redoc.standalone.js',
    body: '<redoc spec-url="petstore.yaml"></redoc>',
  },
  {
    name: 'Scalar',
    package: '@scalar/api-reference',
    version: '1.72.1',
    script: 'dist/browser/standalone.js',
    body: '<script id="api-reference" data-url="petstore.yaml"></script>',
  },
];
/** Text of one operation: once it is visible, the page can be read. */
const words = 'Find pets by status';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, rate: { type: 'string', default: '4' } },
});
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const cache = path.join(root, 'node_modules/.cache/bench-openapi');
const axeFile = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

async function main() {
  install();
  const server = createServer(answer).listen(0);
  const { port } = server.address();
  const pages = [
    { name: 'Lectern', url: `http://localhost:${port}/aac-voice-api/api` },
    ...peers.map(({ name }) => ({ name, url: `http://localhost:${port}/${name}/` })),
  ];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const runs = pages.map(() => []);
  const loads = [];
  // The pages take turns, so that other load on the machine affects all of them equally.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [index, { url }] of pages.entries()) {
      loads.push(loadavg()[0]);
      runs[index].push(await measure({ browser, url }));
      console.log(pages[index].name, runs[index].at(-1));
    }
  }
  const rows = [];
  for (const [index, { name, url }] of pages.entries())
    rows.push({ name, ...medians(runs[index]), axe: await violations({ browser, url }) });
  await browser.close();
  server.close();
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'openapi.md'), table({ rows, load: Math.max(...loads) }));
}

function install() {
  mkdirSync(cache, { recursive: true });
  const wanted = peers.map((peer) => `${peer.package}@${peer.version}`);
  if (peers.every((peer) => existsSync(path.join(cache, 'node_modules', peer.package, peer.script)))) return;
  execFileSync('npm', ['install', '--prefix', cache, '--no-save', '--ignore-scripts', ...wanted], {
    stdio: 'inherit',
  });
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves all pages without compression, because their bytes are counted after Brotli compression. */
function answer(request, response) {
  const address = new URL(request.url, 'http://localhost').pathname;
  const file = fileOf(address);
  if (file === undefined || !existsSync(file)) return response.writeHead(404).end();
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  return response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
}

function fileOf(address) {
  const base = '/aac-voice-api/';
  if (address.startsWith(base)) {
    const inner = path.join(root, 'site/build', address.slice(base.length));
    return path.extname(inner) === '' ? `${inner}.html` : inner;
  }
  const peer = peers.find(({ name }) => address.startsWith(`/${name}/`));
  if (peer === undefined) return undefined;
  const name = address.slice(peer.name.length + 2);
  if (name === 'petstore.yaml') return path.join(root, 'site/openapi/petstore.yaml');
  if (name !== '') return path.join(cache, 'node_modules', peer.package, name);
  const file = path.join(cache, `${peer.name}.html`);
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pet store</title><meta name="viewport" content="width=device-width"></head><body>${peer.body}<script src="${peer.script}"></script></body></html>`,
  );
  return file;
}

async function measure({ browser, url }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) });
  await page.addInitScript(() => {
    window.bench = { tasks: [], shift: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.bench.tasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.bench.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const bytes = { html: 0, js: 0, css: 0, other: 0 };
  const bodies = [];
  page.on('response', (response) => bodies.push(count({ response, bytes })));
  await page.goto(url, { waitUntil: 'commit' });
  const readable = await page.waitForFunction(
    (text) => document.body?.textContent.includes(text) && performance.now(),
    words,
    { polling: 'raf', timeout: 300_000 },
  );
  const readableAt = await readable.jsonValue();
  await page.waitForLoadState('load');
  await page.waitForTimeout(3000);
  const { tasks, shift } = await page.evaluate(() => window.bench);
  await Promise.all(bodies);
  await context.close();
  return {
    ...bytes,
    readable: readableAt,
    settled: Math.max(readableAt, ...tasks.map(({ startTime, duration }) => startTime + duration)),
    blocking: tasks.reduce((total, { duration }) => total + duration - 50, 0),
    shift,
  };
}

const kinds = [
  ['html', 'html'],
  ['javascript', 'js'],
  ['css', 'css'],
];

async function count({ response, bytes }) {
  const type = response.headers()['content-type'] ?? '';
  const [, kind = 'other'] = kinds.find(([word]) => type.includes(word)) ?? [];
  const body = await response.body().catch(() => Buffer.alloc(0));
  bytes[kind] += body.length === 0 ? 0 : brotliCompressSync(body).length;
}

async function violations({ browser, url }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction((text) => document.body.textContent.includes(text), words, { timeout: 300_000 });
  await page.waitForTimeout(3000);
  await page.evaluate(readFileSync(axeFile, 'utf8'));
  const found = await page.evaluate(async () => {
    const results = await window.axe.run(document, { resultTypes: ['violations'] });
    return results.violations.map(({ nodes }) => nodes.length);
  });
  await context.close();
  return `${found.length} rules, ${found.reduce((sum, nodes) => sum + nodes, 0)} elements`;
}

function medians(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((key) => {
      const sorted = runs.map((run) => run[key]).sort((a, b) => a - b);
      return [key, sorted[Math.floor(sorted.length / 2)]];
    }),
  );
}

function table({ rows, load }) {
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const ms = (time) => `${Math.round(time)} ms`;
  const lines = rows.map(
    (row) =>
      `| ${row.name} | ${kB(row.html)} | ${kB(row.js)} | ${kB(row.css)} | ${kB(row.other)} | ${ms(row.readable)} | ${ms(row.settled)} | ${ms(row.blocking)} | ${row.shift.toFixed(3)} | ${row.axe} |`,
  );
  return [
    '# The pet store, shown by three',
    '',
    `Medians of ${values.runs} first visits, each in a fresh profile, CPU ${values.rate} times slower, from a local server. Bytes after`,
    `brotli. The machine has ${cpus().length} cores, and its load was up to ${load.toFixed(1)}. ${peers.map(({ name, version }) => `${name} ${version}`).join(', ')}. Made by \`node bench/openapi/compare.mjs\`.`,
    '',
    '| | HTML | JavaScript | CSS | other | an operation can be read | last long task ends | blocking time | layout shift | axe finds |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}

await main();
