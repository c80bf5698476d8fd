/**
 * Measures tasks over 50 ms while a page loads and settles, with 4× CPU throttling.
 *
 *     node bench/long-tasks.mjs [--runs 5] [--rate 4] [route …]
 *
 * The script serves `site/build` (build it first), and opens each route in a fresh Chromium profile. As a baseline, it
 * also measures a one-line page, whose tasks depend only on the browser and the machine.
 */

import { readOptions } from '../scripts/options.mjs';
import { quietBrowser } from './quiet-browser.mjs';

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, rate: { type: 'string', default: '4' } },
});
const routes = positionals.length > 0 ? positionals : ['', 'docs/intro'];
const { browser, url, emptyUrl, close } = await quietBrowser({ title: 'One line', body: '<p>One line</p>' });
const pages = [
  { name: 'a page of one line', address: emptyUrl, runs: [] },
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
await close();

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
