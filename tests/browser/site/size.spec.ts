import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { routeToFile } from '../../../packages/lectern/src/util/addresses.js';
import { createSizeReport, overBudget } from '../../../scripts/size-report.mjs';
import { routes } from '../routes.js';
import { expect, test } from '../support/test.js';

const folder = 'site/build';
const base = '/aac-voice-api/';

// Compressing the site's scripts takes seconds, and the report caches the results, so one worker runs all tests.
test.describe.configure({ mode: 'default' });

const sizeReport = createSizeReport({ base, read: (file) => readFileSync(join(folder, file)) });

function reportOf(route: string) {
  return sizeReport(routeToFile({ route: `/${route}`, trailingSlash: false }));
}

test('every page is within its size budgets for HTML, styles, and scripts', { tag: '@built' }, () => {
  for (const route of routes) {
    const report = reportOf(route);
    const exceeded = overBudget(report);
    // Reading all sizes is slow, so only a page that exceeds a budget shows them.
    const sizes = exceeded.length > 0 ? JSON.stringify(report.sizes) : '';
    expect.soft(exceeded, `/${route} ${sizes}`).toEqual([]);
  }
});

test('an API reference with all features in use loads at most 35 kB more than a page without operations', {
  tag: '@built',
}, () => {
  const { sizes } = reportOf('api');
  expect(sizes.all).toBeGreaterThan(sizes.before + sizes.intent);
  // Any page may load the search dialog and the reading aids. The difference is the size that the operations add.
  expect(sizes.all - reportOf('docs/intro').sizes.all).toBeLessThanOrEqual(35_000);
});

test('before the first interaction, an API reference fetches only the files that the size report lists', {
  tag: '@built',
}, async ({ page }) => {
  const { files } = reportOf('api');
  const fetched = fetchedBy(page);
  await page.goto('api');
  await page.waitForLoadState('networkidle');
  expect([...fetched].sort()).toEqual([...files.css, ...files.before].sort());
  const late = files.intent.find((file) => file.includes('/api-pages-')) ?? 'no script of API pages';
  await page.mouse.move(200, 200);
  await expect.poll(() => fetched.has(late)).toBe(true);
});

function fetchedBy(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\.(?:js|css)$/.test(path)) fetched.add(path.slice(base.length));
  });
  return fetched;
}

test('the size report lists exactly the files that the browser fetches', { tag: '@built' }, async ({
  page,
}) => {
  const fetched = fetchedBy(page);
  const { files } = reportOf('docs/intro');
  await page.goto('docs/intro');
  expect([...fetched].sort()).toEqual([...files.css, ...files.before].sort());
  await page.getByRole('button', { name: /Color mode/ }).click();
  await page.getByRole('button', { name: 'Reading aids' }).hover();
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  // This test needs neither the script for missing URLs, nor the script for browsers that can't animate sections with
  // CSS.
  const intent = files.intent.filter((file) => !/\/(?:suggest|panel-animation)-/.test(file));
  const all = [...files.css, ...files.before, ...intent].sort();
  await expect.poll(() => all.filter((file) => !fetched.has(file))).toEqual([]);
});
