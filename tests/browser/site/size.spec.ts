import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overBudget, sizeReport } from '../../../scripts/size-report.mjs';
import { routes } from '../routes.js';
import { expect, test } from '../support/test.js';

const folder = 'site/build';
const base = '/aac-voice-api/';

function reportOf(route: string) {
  const page = route === '' ? 'index.html' : `${route}.html`;
  return sizeReport({ page, base, read: (file) => readFileSync(join(folder, file)) });
}

test('every page keeps to the budgets of the design', { tag: '@built' }, () => {
  for (const route of routes) {
    const report = reportOf(route);
    expect.soft(overBudget(report), `/${route}: ${JSON.stringify(report.sizes)}`).toEqual([]);
  }
});

test('the report counts what the browser fetches', { tag: '@built' }, async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\.(?:js|css)$/.test(path)) fetched.add(path.slice(base.length));
  });
  const { files } = reportOf('docs/intro');
  await page.goto('docs/intro');
  expect([...fetched].sort()).toEqual([...files.css, ...files.before].sort());
  await page.getByRole('button', { name: /Colour mode/ }).click();
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  const all = [...files.css, ...files.before, ...files.intent].sort();
  // The dialog of the search comes beside them when the reader reaches for it.
  await expect.poll(() => all.filter((file) => !fetched.has(file))).toEqual([]);
});
