import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { median } from './median.mjs';
import { serveFolder } from './static-server.mjs';

const routes = { first: '/part-00001/page-00002', next: '/part-00001/page-00003' };
const queries = ['microphone', 'library'];

export async function measurePage({ dir, tool, nextText, runs = 3, rate = 4 }) {
  const server = await serveFolder({ dir });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const visits = [];
    // The first visit is discarded, because it includes the startup of the browser.
    await visit({ browser, url: server.url, tool, nextText, rate });
    for (let run = 0; run < runs; run += 1)
      visits.push(await visit({ browser, url: server.url, tool, nextText, rate }));
    return medianOf(visits);
  } finally {
    await browser.close();
    server.close();
  }
}

async function visit({ browser, url, tool, nextText, rate }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const bytes = countBytes(session);
    await page.addInitScript(observe);
    await page.goto(url + tool.address(routes.first), { waitUntil: 'networkidle' });
    const loaded = { ...bytes };
    const shown = await page.evaluate(() => window.benchShown());
    const navigation = await optional(() => navigate({ page, nextText }));
    const search = await optional(() => findTwice({ page, tool }));
    return { bytes: loaded, ...shown, navigation, search };
  } finally {
    await context.close();
  }
}

/**
 * Returns undefined if a measurement fails, for example because the tool's search box has moved. The remaining
 * measurements then still run.
 */
async function optional(measure) {
  try {
    return await measure();
  } catch (error) {
    console.warn(`    not measured: ${String(error).split('\n')[0]}`);
    return undefined;
  }
}

/** Counts transferred (compressed) bytes. The returned counts grow with each response. */
function countBytes(session) {
  const kinds = new Map();
  const bytes = { html: 0, script: 0, style: 0, all: 0 };
  const names = { Document: 'html', Script: 'script', Stylesheet: 'style' };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, names[type]));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined) bytes[kind] += encodedDataLength;
    bytes.all += encodedDataLength;
  });
  return bytes;
}

function observe() {
  const seen = { largest: 0, shift: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  window.benchShown = () => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaint: seen.largest || undefined,
    shift: seen.shift,
    blocking: seen.tasks.reduce((sum, duration) => sum + duration - 50, 0),
  });
  // Returns a Unix time, because a click may load another document, where `performance.now()` starts again at zero.
  const now = () => performance.timeOrigin + performance.now();
  const expected = () => sessionStorage.getItem('bench-text');
  const article = () => document.querySelector('main') ?? document.body;
  document.addEventListener(
    'click',
    () => {
      if (expected()) sessionStorage.setItem('bench-click', String(now()));
    },
    { capture: true },
  );
  const look = () => {
    const text = expected();
    const clicked = sessionStorage.getItem('bench-click');
    if (text && clicked && article()?.textContent.includes(text)) {
      window.benchNavigation = now() - Number(clicked);
      sessionStorage.clear();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The pointer hovers over the link before the click, because some tools prefetch a page on hover. */
async function navigate({ page, nextText }) {
  await page.evaluate((text) => sessionStorage.setItem('bench-text', text), nextText);
  const link = page.locator(`a[href*="${routes.next.split('/').at(-1)}"]:visible`).first();
  await link.hover({ timeout: 5000 });
  await page.waitForTimeout(200);
  await link.click({ timeout: 5000 });
  await page.waitForFunction(() => window.benchNavigation !== undefined, undefined, { timeout: 15_000 });
  return page.evaluate(() => window.benchNavigation);
}

/** The first search also loads the search's files. The second search reuses the files. */
async function findTwice({ page, tool: { search } }) {
  if (search.open !== undefined)
    await page.locator(`${search.open}:visible`).first().click({ timeout: 5000 });
  const input = page.locator(`${search.input}:visible`).first();
  await input.click({ timeout: 10_000 });
  const times = [];
  for (const query of queries) {
    await input.fill('');
    const isGone = (result) => document.querySelector(result) === null;
    await page.waitForFunction(isGone, search.result, { timeout: 10_000 });
    times.push(await find({ page, input, query, result: search.result }));
  }
  const [first, next] = times;
  return { first, next };
}

async function find({ page, input, query, result }) {
  await page.evaluate((selector) => {
    window.benchFound = undefined;
    const started = new Promise((resolve) => {
      document.addEventListener('input', () => resolve(performance.now()), { capture: true, once: true });
    });
    const look = async () => {
      const before = await started;
      const frame = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(frame);
        else window.benchFound = performance.now() - before;
      };
      frame();
    };
    void look();
  }, result);
  await input.fill(query);
  await page.waitForFunction(() => window.benchFound !== undefined, undefined, { timeout: 30_000 });
  return page.evaluate(() => window.benchFound);
}

function medianOf(visits) {
  const of = (value) => median(visits.flatMap((visited) => value(visited) ?? []));
  return {
    bytes: visits[0].bytes,
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift) ?? 0,
    navigation: of(({ navigation }) => navigation),
    search: { first: of(({ search }) => search?.first), next: of(({ search }) => search?.next) },
  };
}
