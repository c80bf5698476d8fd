/** Voice control of the site, with the library's own recognizer and Chromium's microphone, which plays a file. */
import type { Page } from '@playwright/test';
import { browserThatHears, speechFile } from '../support/spoken.js';
import { test as base, expect } from '../support/test.js';

// The recognizer has to load, and speech plays in real time.
const patience = 45_000;

const test = base.extend<{ listenOn: (options: { route: string; file: string }) => Promise<Page> }>({
  listenOn: async ({ launchOptions, baseURL }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async ({ route, file }) => {
      const { browser, page } = await browserThatHears({ file: speechFile(file), launchOptions });
      opened.push(browser);
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

test('voice control: stops when the tab is hidden, and when the panel is closed [REQ-F-13] [AT-14]', async ({
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
