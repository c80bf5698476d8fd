import type { Page } from '@playwright/test';
import { closeRoutes, sampleRoutes } from '../routes.js';
import { loadAxe, violationsOf } from '../support/axe.js';
import { untilStill } from '../support/page.js';
import { expect, test } from '../support/test.js';

/** Contrast in both modes at both widths; all other rules, which colours do not touch, once at each width. */
const looks = [
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark', rules: ['color-contrast'] },
  { width: 390, mode: 'light', rules: ['color-contrast'] },
  { width: 390, mode: 'dark' },
];

async function checkLooks(page: Page): Promise<void> {
  // axe scrolls, and cannot tell what is behind a bar that has left the window.
  await page.addStyleTag({ content: '.navbar-hidden { translate: none !important }' });
  await loadAxe(page);
  for (const { width, mode, rules } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((value) => {
      document.documentElement.dataset.mode = value;
      scrollTo({ top: 0, behavior: 'instant' });
    }, mode);
    await untilStill(page);
    const violations = await violationsOf({ page, ...(rules === undefined ? {} : { rules }) });
    expect.soft(violations, `${width} px, ${mode}`).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(excess, `how far the page scrolls sideways at ${width} px`).toBe(0);
  }
}

for (const route of closeRoutes) {
  const isSample = sampleRoutes.some((sample) => sample === route);
  test(`axe finds nothing on /${route}`, { tag: isSample ? [] : ['@built'] }, async ({ page }) => {
    // Each letter of twelve drawings is looked at, and each part of seventeen operations.
    test.slow(route === 'docs/system-architecture/sequence-diagrams' || route === 'api');
    await page.goto(route);
    await checkLooks(page);
  });
}

test.describe('the page for missing addresses', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('axe finds nothing', async ({ page }) => {
    await page.goto('nope');
    await checkLooks(page);
  });
});

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/intro');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#menu')).toBeInViewport();
  await untilStill(page);
  await loadAxe(page);
  expect(await violationsOf({ page, within: '#menu' })).toEqual([]);
});
