import type { Page } from '@playwright/test';
import { bootScript } from '../support/hold.js';
import { expect, test } from '../support/test.js';

const react = /\/hydrate(?:-[\w-]+\.js|\.tsx)/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** In an idle browser, the page has finished all work that doesn't wait for an interaction. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );
}

test('React is fetched at the first interaction, not before', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('docs/intro');
  await untilIdle(page);
  expect(scripts.filter((url) => react.test(url))).toEqual([]);
  const arrived = page.waitForRequest(react);
  await page.mouse.move(600, 400);
  await arrived;
});

test('with Data Saver, React is fetched with the first island', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const scripts = scriptsOf(page);
  await page.goto('docs/intro');
  await page.mouse.move(600, 400);
  await page.keyboard.press('Tab');
  await untilIdle(page);
  expect(scripts.filter((url) => react.test(url))).toEqual([]);
  await page.getByRole('button', { name: /Color mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(scripts.filter((url) => react.test(url))).toHaveLength(1);
});

test('only the boot script is fetched before the first interaction', { tag: '@built' }, async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('docs/intro');
  await untilIdle(page);
  const preloaded = await page.locator('link[rel="modulepreload"]').count();
  expect(preloaded).toBe(0);
  expect(scripts).toEqual([expect.stringMatching(bootScript)]);
});

test.describe('a page that arrives slowly', () => {
  // A separate server sends this page, so requests to the site's server count as leaving the site.
  test.use({ allowedMessages: [/^left the site: http:\/\/localhost/] });

  test('runs the boot script once the HTML is complete, and the script replays earlier events', {
    tag: '@built',
  }, async ({ page, pageInParts }) => {
    const { url, rest } = await pageInParts({ path: 'docs/intro', cutBefore: '<h2 id="who-it-is-for"' });
    await page.setViewportSize({ width: 360, height: 640 });
    const script = page.waitForEvent('requestfinished', (request) => bootScript.test(request.url()));
    await page.goto(url, { waitUntil: 'commit' });
    await script;
    await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await page.keyboard.press('Control+k');
    rest();
    await expect(page.getByRole('dialog')).toBeVisible();
    // A table that is wider than the window becomes focusable, so the script has also processed the second part of the
    // page.
    await expect(page.locator('.table-box').first()).toHaveAttribute('tabindex', '0');
  });
});
