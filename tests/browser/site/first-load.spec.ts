import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

const react = /\/hydrate(?:-[\w-]+\.js|\.tsx)/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Waits until a browser has nothing else to do: what a page would do by itself, it has done. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );
}

test('React waits for a sign of life, and then comes by itself', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('docs/intro');
  await untilIdle(page);
  expect(scripts.filter((url) => react.test(url))).toEqual([]);
  const arrived = page.waitForRequest(react);
  await page.mouse.move(600, 400);
  await arrived;
});

test('a reader who saves data gets React with the first island', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const scripts = scriptsOf(page);
  await page.goto('docs/intro');
  await page.mouse.move(600, 400);
  await page.keyboard.press('Tab');
  await untilIdle(page);
  expect(scripts.filter((url) => react.test(url))).toEqual([]);
  await page.getByRole('button', { name: /Colour mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(scripts.filter((url) => react.test(url))).toHaveLength(1);
});

test('nothing but boot is fetched before that', { tag: '@built' }, async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('docs/intro');
  await untilIdle(page);
  const preloaded = await page.locator('link[rel="modulepreload"]').count();
  expect(preloaded).toBe(0);
  expect(scripts.filter((url) => !/\/assets\/boot(?:-shared)?-[^/]*$/.test(url))).toEqual([]);
});
