/**
 * Measures tasks over 50 ms while a page loads and settles, on a CPU that is slowed down by a factor of four.
 *
 *     node bench/long-tasks.mjs [--runs 5] [--rate 4] [route …]
 *
 * It serves `site/build` (build it first) and opens each route in a fresh Chromium profile. For each route, it prints
 * the longest task, the tasks over 50 ms, and the sum of their time above 50 ms (total blocking time). As a baseline,
 * it also measures a one-line page, whose tasks come from the browser and the machine. A higher rate shows more
 * tasks.
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serveSite } from '../packages/lectern/dist/serve/serve.js';
import { openWorkspace } from '../packages/lectern/dist/session/workspace.js';
import { findBrowser } from '../scripts/find-browser.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, rate: { type: 'string', default: '4' } },
});
const routes = positionals.length > 0 ? positionals : ['', 'docs/intro'];
const siteDir = resolve('site');
const { config } = await openWorkspace({ siteDir, mode: 'production' });
const { server, url } = await serveSite({
  outDir: resolve('site/build'),
  base: config.baseUrl,
  port: { number: 0 },
});
// Without these flags, Chromium would prepare its own UI during the measurement, on the same cores.
const quiet = [
  '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup',
  '--disable-background-networking',
];
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-component-update', ...quiet],
});

const empty = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><html lang="en"><title>One line</title><p>One line</p></html>');
});
await new Promise((resolved) => empty.listen(0, resolved));
const pages = [
  { name: 'a page of one line', address: `http://localhost:${empty.address().port}/`, runs: [] },
  ...routes.map((route) => ({ name: `/${route}`, address: `${url}${route}`, runs: [] })),
];
for (let run = 0; run < Number(values.runs); run += 1)
  for (const { address, runs } of pages) runs.push(await measure(address));
for (const { name, runs } of pages) {
  runs.sort((a, b) => a.longest - b.longest);
  const median = runs[Math.floor(runs.length / 2)];
  console.log(
    `${name}: median ${format(median)}; worst of ${runs.length} ${format(runs.at(-1))} (CPU ${values.rate}× slower)`,
  );
}
await browser.close();
server.close();
empty.close();

/** Records all tasks over 50 ms, from the request of a page until two seconds after it loads. */
async function measure(address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) });
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate(() => window.longTasks);
  await context.close();
  return {
    tasks,
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    blocking: tasks.reduce((total, { duration }) => total + duration - 50, 0),
  };
}

function format({ tasks, longest, blocking }) {
  const places = tasks.map(
    ({ startTime, duration }) => `${Math.round(duration)} at ${Math.round(startTime)}`,
  );
  return `${tasks.length} long tasks${places.length === 0 ? '' : ` (${places.join(', ')} ms)`}, longest ${Math.round(longest)} ms, blocking ${Math.round(blocking)} ms`;
}
