import type { Page } from '@playwright/test';
import { bootScript, hold, scriptOf } from '../support/hold.js';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

const word = 'start';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const link = (page: Page) => page.getByRole('link', { name: 'Search', exact: true });

const callers = {
  mouse: async (page: Page) => link(page).click(),
  'the keyboard': async (page: Page) => {
    await link(page).focus();
    await page.keyboard.press('Enter');
  },
  'the shortcut': async (page: Page) => page.keyboard.press('Control+k'),
  touch: async (page: Page) => link(page).tap(),
} as const;

for (const [caller, call] of Object.entries(callers)) {
  test.describe(`search opened by ${caller}`, () => {
    test.use({ hasTouch: caller === 'touch' });
    for (const latency of [0, 150])
      for (const delay of [0, 40, 80, 150, 300])
        test(`typing a key every ${delay} ms with ${latency} ms of network latency loses no letters`, {
          tag: '@built',
        }, async ({ page, context }) => {
          const session = await context.newCDPSession(page);
          await session.send('Network.enable');
          await session.send('Network.emulateNetworkConditions', {
            offline: false,
            latency,
            downloadThroughput: -1,
            uploadThroughput: -1,
          });
          await open(page, 'docs/intro');
          await call(page);
          await page.keyboard.type(word, { delay });
          await expect(field(page)).toBeFocused();
          await expect(field(page)).toHaveValue(word);
          // The next test uses the same context, so the network must be fast again.
          await session.detach();
        });
  });
}

test('search: letters typed before React loads, before the dialog opens, and in the dialog form one word', {
  tag: '@built',
}, async ({ page }) => {
  const react = await hold({ page, url: /\/hydrate-[\w-]+\.js/ });
  const dialog = await hold({ page, url: scriptOf('SearchDialog') });
  await open(page, 'docs/intro');
  await link(page).click();
  await react.requested;
  await page.keyboard.type('hisx');
  await page.keyboard.press('Backspace');
  react.release();
  await dialog.requested;
  await page.keyboard.type('tory ');
  dialog.release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('popup');
  await expect(field(page)).toHaveValue('history popup');
});

test('search: a click and letters typed before the first script loads are kept', { tag: '@built' }, async ({
  page,
}) => {
  const script = await hold({ page, url: bootScript });
  await page.goto('docs/intro', { waitUntil: 'commit' });
  await link(page).click();
  await page.keyboard.type('history');
  script.release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('history');
  await expect(page).toHaveURL(/docs\/intro$/);
});

test('search: Enter pressed before the dialog loads opens the first result', { tag: '@built' }, async ({
  page,
}) => {
  const dialog = await hold({ page, url: scriptOf('SearchDialog') });
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await dialog.requested;
  await page.keyboard.type('SpeechConverter');
  await page.keyboard.press('Enter');
  dialog.release();
  await expect(page).toHaveURL(/SpeechConverter/);
});

test('search: Escape pressed before the dialog loads cancels the search', { tag: '@built' }, async ({
  page,
}) => {
  const dialog = await hold({ page, url: scriptOf('SearchDialog') });
  await open(page, 'docs/intro');
  await link(page).click();
  await dialog.requested;
  await page.keyboard.type('history');
  await page.keyboard.press('Escape');
  dialog.release();
  await expect(page.locator('.search-dialog')).toBeAttached();
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test.describe('search with a boot script that fails to load', () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  test('opens the search page after an early click on the search link', { tag: '@built' }, async ({
    page,
  }) => {
    let fail = (): void => undefined;
    const called = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(bootScript, async (route) => {
      await called;
      await route.abort();
    });
    await page.goto('docs/intro', { waitUntil: 'commit' });
    await link(page).click();
    await expect(page).toHaveURL(/docs\/intro$/);
    fail();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test.describe('search without a network', () => {
  test.use({ allowedMessages: [/ERR_|failed to hydrate|failed to load|Failed to fetch/] });

  for (const part of ['hydrate', 'SearchDialog'])
    test(`keeps the page and offers to retry if ${part} failed to load`, { tag: '@built' }, async ({
      page,
      context,
    }) => {
      await page.route(new RegExp(`/${part}-[\\w-]+\\.js`), (route) => route.abort());
      await open(page, 'docs/intro');
      // The page requests its search scripts only at the first interaction, when it is offline.
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('history');
      const failure = page.getByRole('dialog', {
        name: 'Search failed to load.',
      });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeAttached();
      await expect(page).toHaveURL(/docs\/intro$/);
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(failure).toBeVisible();
      await failure.getByRole('button', { name: 'Close' }).click();
      await expect(failure).toBeHidden();
      await page.unroute(new RegExp(`/${part}-[\\w-]+\\.js`));
      await context.setOffline(false);
      await link(page).click();
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveURL(/docs\/intro$/);
    });
});
