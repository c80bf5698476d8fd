import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Milliseconds to wait for a page. */
export const patience = 300_000;

/** Milliseconds to observe a page after its text is visible. */
const rest = 3000;

export async function measureVisit({ browser, url, words, rate, sizes }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(observe);
  const bodies = [];
  page.on('response', (response) => bodies.push(sizeOf({ response, sizes })));
  await page.goto(url, { waitUntil: 'commit' });
  const readable = await page
    .waitForFunction((text) => document.body?.textContent.includes(text) && performance.now(), words, {
      polling: 'raf',
      timeout: patience,
    })
    .then(
      (handle) => handle.jsonValue(),
      () => Number.POSITIVE_INFINITY,
    );
  if (readable === Number.POSITIVE_INFINITY) return unreadable({ context, bodies });
  await page.waitForLoadState('load', { timeout: patience });
  await page.waitForTimeout(rest);
  const { tasks, shift, largest } = await page.evaluate(() => window.bench);
  const memory = await memoryOf({ browser, session });
  const bytes = { html: 0, js: 0, css: 0, other: 0 };
  for (const { kind, size } of await Promise.all(bodies)) bytes[kind] += size;
  await context.close();
  return {
    ...bytes,
    largest,
    readable,
    settled: Math.max(readable, ...tasks.map(({ startTime, duration }) => startTime + duration)),
    blocking: tasks.reduce((total, { duration }) => total + duration - 50, 0),
    shift,
    ...memory,
  };
}

/** Doesn't wait until the page is closed, because the page may no longer respond. */
async function unreadable({ context, bodies }) {
  void context.close();
  const bytes = { html: 0, js: 0, css: 0, other: 0 };
  const arrived = await Promise.race([Promise.all(bodies), new Promise((end) => setTimeout(end, rest, []))]);
  for (const { kind, size } of arrived) bytes[kind] += size;
  const never = Number.POSITIVE_INFINITY;
  const unknown = { shift: Number.NaN, nodes: Number.NaN, memory: Number.NaN };
  return { ...bytes, largest: never, readable: never, settled: never, blocking: never, ...unknown };
}

function observe() {
  window.bench = { tasks: [], shift: 0, largest: 0 };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => window.bench.tasks.push({ startTime, duration }));
  watch('layout-shift', ({ value }) => {
    window.bench.shift += value;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.bench.largest = startTime;
  });
}

async function memoryOf({ browser, session }) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const nodes = metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  const ofBrowser = await browser.newBrowserCDPSession();
  const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
  await ofBrowser.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return { nodes, memory: Math.max(...renderers.map(({ id }) => residentBytes(id))) };
}

function residentBytes(id) {
  try {
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    // `/proc` exists only on Linux.
    return 0;
  }
}

const kinds = [
  ['html', 'html'],
  ['javascript', 'js'],
  ['css', 'css'],
];

async function sizeOf({ response, sizes }) {
  const type = response.headers()['content-type'] ?? '';
  const [, kind = 'other'] = kinds.find(([name]) => type.includes(name)) ?? [];
  const url = response.url();
  if (!sizes.has(url)) {
    const body = await response.body().catch(() => Buffer.alloc(0));
    sizes.set(url, body.length === 0 ? 0 : compressedSize(body));
  }
  return { kind, size: sizes.get(url) };
}

/** For documents over 5 MB, the highest quality takes half a minute, and hosts don't use it. */
function compressedSize(body) {
  const quality = body.length > 5_000_000 ? 9 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

export async function violations({ browser, url, words, axe }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction((text) => document.body.textContent.includes(text), words, {
    timeout: patience,
  });
  await page.waitForTimeout(rest);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const results = await window.axe.run(document, { resultTypes: ['violations'] });
    return results.violations.map(({ nodes }) => nodes.length);
  });
  await context.close();
  return `${found.length} rules, ${found.reduce((sum, nodes) => sum + nodes, 0)} elements`;
}
