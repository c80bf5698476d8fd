/**
 * Measures the time from an interaction to the next paint, with 4× CPU throttling.
 *
 *     node bench/interactions.mjs [--runs 5] [--rate 4] [--page docs/intro …]
 *
 * The script serves `site/build` (build it first), and uses real mouse and keyboard input. The Event Timing API reports
 * how long each event takes until the next paint, rounded to 8 ms; events under 16 ms are not reported. As a baseline,
 * the script also measures a click on a button on an otherwise empty page.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { readOptions } from '../scripts/options.mjs';
import { median } from './median.mjs';
import { quietBrowser } from './quiet-browser.mjs';

const goal = 50;
const widths = [390, 1280];
const routes = ['', 'docs/intro', 'tutorial/reference/configuration', 'api', 'search'];

/** An interaction is skipped on pages that don't have its control. */
const interactions = [
  { name: 'color mode', find: (page) => page.getByRole('button', { name: /Color mode/ }) },
  { name: 'tabs', find: (page) => page.locator('[role="tab"][aria-selected="false"]') },
  { name: 'copy', find: (page) => page.locator('.copy-button') },
  { name: 'menu', find: (page) => page.getByRole('button', { name: 'Menu', exact: true }), close: true },
  {
    name: 'open search',
    find: (page) => page.getByRole('link', { name: 'Search', exact: true }),
    close: true,
    type: 'voice',
  },
  { name: 'navigation', find: (page) => page.locator('main a[href^="/"]:not([href*="#"], [download])') },
];

const { values } = readOptions({
  options: {
    runs: { type: 'string', default: '5' },
    rate: { type: 'string', default: '4' },
    page: { type: 'string', multiple: true },
  },
});
const { browser, url, emptyUrl, close } = await quietBrowser({
  title: 'One button',
  body: '<button>Press</button>',
});

const button = [{ name: 'button', find: (page) => page.getByRole('button') }];
const baseline = { name: 'a page of one button', address: emptyUrl };
const shown = (values.page ?? routes).map((route) => ({ name: `/${route}`, address: `${url}${route}` }));
const pages = widths.flatMap((width) => [
  { ...baseline, width, list: button, times: {} },
  ...shown.map((page) => ({ ...page, width, list: interactions, times: {} })),
]);
const loads = [];
// Each run visits all pages, so that other load on the machine affects all of them equally.
for (let run = 0; run < Number(values.runs); run += 1)
  for (const page of pages) {
    loads.push(loadavg()[0]);
    for (const [name, time] of await visit(page)) {
      page.times[name] ??= [];
      page.times[name].push(time);
    }
  }
await close();
const text = report();
console.log(text);
if (values.page === undefined) writeFileSync(resolve('bench/results/interactions.md'), text);

async function visit({ address, width, list }) {
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.interactionTimes = [];
    new PerformanceObserver((entries) => {
      for (const { interactionId, duration } of entries.getEntries())
        if (interactionId > 0) window.interactionTimes.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) });
  await page.goto(address, { waitUntil: 'networkidle' });
  const times = [];
  for (const { name, find, close, type } of list) {
    const control = find(page).filter({ visible: true }).first();
    if ((await control.count()) === 0) continue;
    await rest({ page, control });
    times.push([name, await timeOf({ page, act: () => press(page) })]);
    if (type !== undefined)
      times.push([
        'type in search',
        await timeOf({ page, act: () => page.keyboard.type(type, { delay: 150 }) }),
      ]);
    if (close === true)
      times.push([`close ${name}`, await timeOf({ page, act: () => page.keyboard.press('Escape') })]);
  }
  await context.close();
  return times;
}

/**
 * Moves the pointer to the middle of a control. Playwright's `click` would run scripts in the page during the measured
 * event.
 */
async function rest({ page, control }) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(200);
}

async function press(page) {
  await page.mouse.down();
  await page.mouse.up();
}

async function timeOf({ page, act }) {
  await page.evaluate(() => {
    window.interactionTimes.length = 0;
  });
  await act();
  // Waits for the report, which the browser sends only after the next paint.
  await page.waitForTimeout(600);
  return page.evaluate(() => Math.max(0, ...window.interactionTimes));
}

function report() {
  const names = [...new Set(pages.flatMap(({ times }) => Object.keys(times)))].filter(
    (name) => name !== 'button',
  );
  const lines = pages.map(({ name, width, times }) => {
    const cells = names.map((each) =>
      cell(times[each] ?? (name === baseline.name ? times.button : undefined)),
    );
    return `| ${[`${name}, ${width} px`, ...cells].join(' | ')} |`;
  });
  return [
    '# Interactions',
    '',
    `Written by \`node bench/interactions.mjs\`: milliseconds from an interaction to the next paint, with ${values.rate}× CPU throttling. Median of ${values.runs} visits, and the worst in parentheses. The goal is ${goal} ms. The times are multiples of 8 ms, and events under 16 ms are not reported. The load average of the machine was ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)} on two cores. The first row of each width is a click on a button that does nothing: the time that the browser and the machine take by themselves.`,
    '',
    `| page | ${names.join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...lines,
    '',
  ].join('\n');
}

function cell(times) {
  if (times === undefined) return '–';
  const words = (time) => (time < 16 ? '< 16' : String(Math.round(time)));
  return `${words(median(times))} (${words(Math.max(...times))})`;
}
