import type { Page } from '@playwright/test';
import { hold, scriptOf } from '../support/hold.js';
import { hydrateAll } from '../support/page.js';
import { expect, test } from '../support/test.js';

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('an island without a directive hydrates if the site detects islands automatically', async ({ page }) => {
  await page.goto('docs/one');
  const button = page.getByRole('button', { name: 'Automatic' });
  await expect(button).toHaveText('Automatic is off');
  await button.click();
  await expect(button).toHaveText('Automatic is on');
});

test('a component without hooks or event handlers is not an island', async ({ page }) => {
  await page.goto('docs/one');
  await expect(page.getByTestId('plain')).toBeVisible();
  await expect(page.locator('lectern-island').filter({ has: page.getByTestId('plain') })).toHaveCount(0);
});

test("interacting with an island fetches the script of that island, and no other island's script", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('docs/one');
  const counter = page.getByTestId('counter-first');
  await counter.hover();
  await counter.click();
  await expect(counter).toHaveText('first was clicked 1 times');
  expect(scripts.filter((url) => scriptOf('Counter').test(url))).toHaveLength(1);
  expect(scripts.filter((url) => scriptOf('Echo').test(url))).toEqual([]);
});

test('"load" and "idle" islands hydrate without interaction; "visible" islands hydrate when the reader scrolls to them', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('docs/two');
  await expect(page.getByTestId('load')).toHaveText('load is live');
  await expect(page.getByTestId('idle')).toHaveText('idle is live');
  await page.mouse.move(300, 300);
  expect(scripts.filter((url) => scriptOf('Visible').test(url))).toEqual([]);
  await expect(page.getByTestId('visible')).toHaveText('visible is still');
  await page.getByTestId('visible').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('visible')).toHaveText('visible is live');
});

test('hovering over the children of an island hydrates the island', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('docs/one');
  await page.getByText('Words within the panel.').hover();
  await expect.poll(() => scripts.filter((url) => scriptOf('Panel').test(url)).length).toBe(1);
});

test('hydrating an island keeps the DOM elements of its children and the state of a nested island', async ({
  page,
}) => {
  await page.goto('docs/one');
  const words = page.getByText('Words within the panel.');
  const node = await words.elementHandle();
  await page.getByTestId('counter-inner').click();
  await expect(page.getByTestId('counter-inner')).toHaveText('inner was clicked 1 times');
  await expect(page.getByTestId('panel')).toHaveAttribute('data-size', '1');
  await page.getByRole('button', { name: 'Outer' }).click();
  await expect(page.getByTestId('panel')).toHaveAttribute('data-size', '2');
  await expect(page.getByTestId('counter-inner')).toHaveText('inner was clicked 1 times');
  await page.getByTestId('counter-inner').click();
  await expect(page.getByTestId('counter-inner')).toHaveText('inner was clicked 2 times');
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a nested island can hydrate before or after the island that contains it', async ({ page }) => {
  await page.goto('docs/one');
  await page.getByRole('button', { name: 'Outer' }).click();
  await expect(page.getByTestId('panel')).toHaveAttribute('data-size', '2');
  await page.getByTestId('counter-inner').click();
  await expect(page.getByTestId('counter-inner')).toHaveText('inner was clicked 1 times');
});

for (const path of ['', 'docs/one', 'docs/two']) {
  test(`hydrating every island on /${path} logs no message and changes no text on the page`, async ({
    page,
  }) => {
    await page.goto(path);
    const before = await page.locator('main').textContent();
    const islands = await hydrateAll(page);
    expect(islands).toBeGreaterThan(1);
    await page.getByRole('button', { name: /Color mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect
      .poll(async () => (await page.locator('main').textContent())?.replaceAll('still', 'live'))
      .toBe(before?.replaceAll('still', 'live'));
  });
}

for (const script of ['Counter', 'hydrate'])
  test(`hydration: a script that failed to load is requested again: ${script}`, async ({
    page,
    messages,
  }) => {
    let refused = 0;
    await page.route(scriptOf(script), async (route) => {
      refused += 1;
      if (refused === 1) await route.abort();
      else await route.continue();
    });
    await page.goto('docs/one');
    const counter = page.getByTestId('counter-first');
    await counter.hover();
    await expect.poll(() => messages.some((message) => message.includes('failed to hydrate'))).toBe(true);
    messages.length = 0;
    await counter.click();
    await expect(counter).toHaveText('first was clicked 1 times');
  });

test('effects of islands in an article are cleaned up when the reader leaves the page', async ({ page }) => {
  await page.goto('docs/two');
  await expect.poll(() => page.evaluate(() => window.alive)).toBe(1);
  await page.getByRole('link', { name: 'One' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
  await expect.poll(() => page.evaluate(() => window.alive)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.alive)).toBe(1);
});

test('an island hydrates after client-side navigation', async ({ page }) => {
  await page.goto('docs/two');
  await page.getByRole('link', { name: 'One' }).first().click();
  const counter = page.getByTestId('counter-first');
  await counter.click();
  await expect(counter).toHaveText('first was clicked 1 times');
});

test('an island in the shell is not rendered or fetched again after a navigation', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('docs/one');
  const toggle = page.getByRole('button', { name: /Color mode/ });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  const node = await toggle.elementHandle();
  await page.getByRole('link', { name: 'Two' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(scripts.filter((url) => scriptOf('ColorModeToggle').test(url))).toHaveLength(1);
});

test('with respectPrefersColorScheme, the color mode switch has three states: light, dark, and system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/one');
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: /Color mode/ });
  await expect(root).toHaveAttribute('data-mode', 'system');
  await expect(root).toHaveCSS('color-scheme', 'light dark');
  await toggle.click();
  await expect(root).toHaveAttribute('data-mode', 'light');
  await toggle.click();
  await expect(root).toHaveAttribute('data-mode', 'dark');
  await toggle.click();
  await expect(root).toHaveAttribute('data-mode', 'system');
});

test("an island's script that arrives after the reader has left the page causes no error", async ({
  page,
}) => {
  const script = await hold({ page, url: scriptOf('Counter') });
  await page.goto('docs/one');
  await page.getByTestId('counter-first').click();
  await script.requested;
  await page.getByRole('link', { name: 'Two' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  script.release();
  await page.getByRole('link', { name: 'One' }).first().click();
  const counter = page.getByTestId('counter-first');
  await counter.click();
  await expect(counter).toHaveText('first was clicked 1 times');
});
