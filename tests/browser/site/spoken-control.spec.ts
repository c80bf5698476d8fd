/** Controls the site by voice, with the library's recognizer. Chromium's fake microphone plays an audio file. */
import type { Page } from '@playwright/test';
import { browserThatHears, speechFile } from '../support/spoken.js';
import { test as base, expect } from '../support/test.js';

// The recognizer has to load, and speech plays in real time.
const patience = 45_000;

interface ListenOptions {
  route: string;
  file: string;
  viewport?: { width: number; height: number };
}

const test = base.extend<{ listenOn: (options: ListenOptions) => Promise<Page> }>({
  listenOn: async ({ launchOptions, baseURL }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async ({ route, file, viewport }) => {
      const { browser, page } = await browserThatHears({ file: speechFile(file), launchOptions });
      opened.push(browser);
      if (viewport !== undefined) await page.setViewportSize(viewport);
      await page.goto(new URL(route, baseURL).href);
      await page.getByRole('button', { name: 'Reading aids' }).click();
      await page
        .getByRole('group', { name: 'Voice control' })
        .getByRole('button', { name: 'Listen' })
        .click();
      return page;
    });
    for (const browser of opened) await browser.close();
  },
});

test.slow();

const sign = (page: Page) => page.getByRole('status').filter({ hasText: 'Listening.' });
const aids = (page: Page) => page.getByRole('region', { name: 'Reading aids' });

// The dev server runs the same recognition code, so most voice tests run only on the built site.
test('voice control stops when the tab is hidden, and when the panel is closed [REQ-F-13] [AT-14]', async ({
  listenOn,
}) => {
  const page = await listenOn({ route: 'docs/intro', file: 'duck' });
  await expect(sign(page)).toBeVisible({ timeout: patience });
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(aids(page).getByText('The tab was hidden.')).toBeVisible();
  await expect(sign(page)).toBeHidden();
  await aids(page).getByRole('button', { name: 'Listen' }).click();
  await expect(sign(page)).toBeVisible({ timeout: patience });
  await aids(page).getByRole('button', { name: 'Reading aids' }).click();
  await expect(sign(page)).toBeHidden();
});

test('voice control: “scroll down” scrolls, “turn the page” opens the next page, and “stop listening” ends voice control [REQ-F-13] [AT-14]', async ({
  listenOn,
}) => {
  const page = await listenOn({ route: 'docs/recognizers', file: 'scroll-turn-stop' });
  await expect(sign(page)).toBeVisible({ timeout: patience });
  const next = await page
    .locator('.pagination [rel="next"]')
    .evaluate((link: HTMLAnchorElement) => link.href);
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: patience }).toBeGreaterThan(0);
  await expect(page).toHaveURL(next, { timeout: patience });
  await expect(sign(page)).toBeVisible();
  await expect(sign(page)).toBeHidden({ timeout: patience });
  await expect(aids(page).getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
});

test('voice control: on a narrow screen, “open menu” and “close menu” open and close the menu [REQ-F-13] [AT-14]', {
  tag: '@built',
}, async ({ listenOn }) => {
  const page = await listenOn({
    route: 'docs/recognizers',
    file: 'open-menu-close-menu',
    viewport: { width: 400, height: 800 },
  });
  const menu = page.locator('#menu');
  await expect(sign(page)).toBeVisible({ timeout: patience });
  await expect(menu).toBeHidden();
  await expect(menu).toBeVisible({ timeout: patience });
  await expect(menu).toBeHidden({ timeout: patience });
});

test('voice control: saying a heading scrolls to it, and “show commands” opens the list of commands [REQ-F-13] [AT-14]', {
  tag: '@built',
}, async ({ listenOn }) => {
  const page = await listenOn({ route: 'docs/reading-aids', file: 'heading-commands' });
  await expect(page).toHaveURL(/#switch-access$/, { timeout: patience });
  const list = aids(page).getByRole('group').filter({ hasText: 'What you can say' });
  await expect(list).toHaveAttribute('open', '', { timeout: patience });
});

test('voice control: speech without a command is reported, and runs no command [REQ-F-13] [AT-14]', {
  tag: '@built',
}, async ({ listenOn }) => {
  const page = await listenOn({ route: 'docs/recognizers', file: 'other-talk' });
  await expect(sign(page)).toBeVisible({ timeout: patience });
  const url = page.url();
  const answer = page.getByRole('status').filter({ hasText: /Heard no command|say it again/ });
  await expect(answer).toBeVisible({ timeout: patience });
  await expect(sign(page)).toBeVisible();
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
