import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routeToFile } from '../../../packages/lectern/src/util/addresses.js';
import { createSizeReport, overBudget } from '../../../scripts/size-report.mjs';
import { routes } from '../routes.js';
import { expect, test } from '../support/test.js';

const folder = 'site/build';
const base = '/aac-voice-api/';

// One worker for all tests: compressing the site's scripts takes seconds, and the report keeps the results.
test.describe.configure({ mode: 'default' });

const sizeReport = createSizeReport({ base, read: (file) => readFileSync(join(folder, file)) });

function reportOf(route: string) {
  return sizeReport(routeToFile({ route: `/${route}`, trailingSlash: false }));
}

test('every page stays within its size budgets', { tag: '@built' }, () => {
  for (const route of routes) {
    const report = reportOf(route);
    expect.soft(overBudget(report), `/${route}: ${JSON.stringify(report.sizes)}`).toEqual([]);
  }
});

test('an API reference loads little at first, and adds little when all of its features are used', {
  tag: '@built',
}, () => {
  const { files, sizes } = reportOf('api');
  const atOnce = files.intent.filter((file) => file.includes('/api-pages-'));
  const bytes = atOnce.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
  expect(bytes).toHaveLength(1);
  expect(sizes.before + (bytes[0] ?? 0)).toBeLessThanOrEqual(15_000);
  expect(sizes.all).toBeGreaterThan(sizes.before + sizes.intent);
  // Every page may load the search dialog and the reading aids, so a page without API operations is
  // subtracted.
  expect(sizes.all - reportOf('docs/intro').sizes.all).toBeLessThanOrEqual(35_000);
});

test('the size report lists the files that the browser fetches', { tag: '@built' }, async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\.(?:js|css)$/.test(path)) fetched.add(path.slice(base.length));
  });
  const { files } = reportOf('docs/intro');
  await page.goto('docs/intro');
  expect([...fetched].sort()).toEqual([...files.css, ...files.before].sort());
  await page.getByRole('button', { name: /Color mode/ }).click();
  await page.getByRole('button', { name: 'Reading aids' }).hover();
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  // Two scripts aren't fetched here: the one for missing URLs, and the one for browsers that can't animate
  // sections with CSS.
  const intent = files.intent.filter((file) => !/\/(?:suggest|panel-animation)-/.test(file));
  const all = [...files.css, ...files.before, ...intent].sort();
  await expect.poll(() => all.filter((file) => !fetched.has(file))).toEqual([]);
});
