import type { Page } from '@playwright/test';
import { loadAxe, violationsOf } from '../support/axe.js';
import { bootScript, hold } from '../support/hold.js';
import { isMarked, markDocument, open } from '../support/page.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.getByRole('status');
const button = (page: Page) => page.getByRole('link', { name: 'Search', exact: true });

// The dev server makes its index when it is first asked for it: all pages are rendered then.
test.slow();
const patient = { timeout: 40_000 };

test('a reader searches by keyboard alone, and finds the same search again', async ({ page }) => {
  await open(page, 'docs/intro');
  await markDocument(page);
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.type('command history');
  await expect(status(page)).toHaveText(/^\d+ pages found for “command history”\./, patient);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const group = page.getByRole('group', { name: 'Class CommandHistory', exact: true });
  await expect(group.getByRole('option').first()).toHaveAccessibleName(/Class CommandHistory/);
  await expect(group.locator('mark').first()).toHaveText(/command|history/i);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
  await expect(field(page)).toBeFocused();

  const href = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(dialog(page)).toBeHidden();
  expect(await isMarked(page), 'the page was swapped, not loaded').toBe(true);

  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('command history');
  await field(page).fill('');
  await expect(options(page)).toHaveText(['command history']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('command history');
  await expect(group).toBeVisible();
  await field(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('k');
  await expect(dialog(page), 'a letter alone calls nothing').toBeHidden();
});

test('typing errors, sources, and words that are nowhere', { tag: '@built' }, async ({ page }) => {
  await open(page, 'tutorial/intro');
  await button(page).click();
  await field(page).fill('AudioInptHandler');
  await expect(options(page).first()).toHaveAccessibleName(/^(?:Module|Class) AudioInputHandler/, patient);
  await expect(status(page)).toHaveText(/“AudioInptHandler”/);

  await field(page).fill('diagram');
  await expect(status(page)).toHaveText(/“diagram”/);
  await page.getByRole('radio', { name: 'Tutorial' }).check();
  await expect(page.getByRole('option').filter({ hasText: 'Documentation' })).toHaveCount(0);
  await expect(options(page).first()).toContainText('Tutorial');
  await page.getByRole('radio', { name: 'Everything' }).check();

  await loadAxe(page);
  await expect(options(page).filter({ hasText: 'Documentation' }).first()).toBeVisible();
  for (const mode of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.mode = value;
    }, mode);
    expect(await violationsOf({ page, within: '.search-dialog' }), mode).toEqual([]);
  }

  await field(page).fill('zzqqxxy');
  await expect(status(page)).toHaveText('Nothing was found for “zzqqxxy”.');
  await expect(options(page)).toHaveCount(0);
  await page.getByRole('paragraph').getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { name: 'Tutorial', level: 2 })).toBeVisible();
});

test('a key that comes before React is kept, and so are the letters after it', { tag: '@built' }, async ({
  page,
}) => {
  const react = await hold({ page, url: /\/hydrate(?:-[\w-]+\.js|\.tsx)/ });
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await react.requested;
  await expect(page).toHaveURL(/docs\/intro$/);
  await page.keyboard.type('hist');
  // As a page does that comes meanwhile.
  await page.locator('main').focus();
  await page.keyboard.type('ory');
  react.release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('_popup');
  await expect(field(page)).toHaveValue('history_popup');
  // Enter is faster than the index.
  const index = await hold({ page, url: /search-index\.json/ });
  await page.reload();
  await button(page).click();
  await index.requested;
  await field(page).fill('SpeechConverter');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Loading the search index …');
  index.release();
  await expect(page).toHaveURL(/SpeechConverter/, patient);
});

test('a key is heard from the moment at which the page is complete', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    ),
  );
  await open(page, 'docs/intro');
  await expect(field(page)).toBeFocused();
});

test('the key is heard before the first script has come', { tag: '@built' }, async ({ page }) => {
  const script = await hold({ page, url: bootScript });
  await page.goto('docs/intro', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  script.release();
  await expect(field(page)).toBeFocused();
});

test('a recent search that is chosen stays so when the index comes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lectern.searches', '["queue","history"]'));
  const index = await hold({ page, url: /search-index\.json/ });
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await expect(options(page)).toHaveText(['queue', 'history']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await index.requested;
  index.release();
  await expect(page.getByRole('radio', { name: 'Everything' }), 'the index is there').toBeVisible(patient);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('history');
});

test('a recent search can be chosen at the moment at which the field is empty', { tag: '@built' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lectern.searches', '["queue","history"]'));
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('SpeechConverter');
  await expect(status(page)).toHaveText(/“SpeechConverter”/, patient);
  await field(page).evaluate(async (element: HTMLInputElement) => {
    element.select();
    document.execCommand('delete');
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    );
    // What is still to come of the results that have gone.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await expect(options(page)).toHaveText(['queue', 'history']);
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
});

test('Back closes the dialog, and so does Escape what Enter has asked for', { tag: '@built' }, async ({
  page,
}) => {
  await open(page, 'docs/intro');
  await page.getByRole('banner').getByRole('link', { name: 'Tutorial' }).click();
  await expect(page).toHaveURL('tutorial/intro');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeFocused();

  const index = await hold({ page, url: /search-index\.json/ });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('history');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  index.release();
  await expect(page.locator('dialog [role="option"]').first()).toBeAttached();
  await expect(page).toHaveURL('docs/intro');
});

test.describe('an index that cannot be had', () => {
  test.use({ allowedMessages: [/Failed to load resource|search index could not be loaded/] });

  test('says so, and is asked for again', { tag: '@built' }, async ({ page }) => {
    await page.route(/search-index\.json/, (route) => route.abort());
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(status(page)).toHaveText('The search index could not be loaded.');
    await expect(retry).toBeVisible();
    await page.unroute(/search-index\.json/);
    // A module that could not be had is asked for by another address.
    await page.route(/pagefind\.js/, (route) => route.abort());
    await retry.click();
    await expect(field(page)).toBeFocused();
    await expect(status(page)).toHaveText('The search index could not be loaded.', patient);
    await page.unroute(/pagefind\.js/);
    // The next letter asks too.
    await page.keyboard.type('history');
    await expect(options(page).first()).toBeVisible(patient);
    await expect(retry).toBeHidden();
  });
});

test.describe('without local storage', () => {
  test.use({ allowedMessages: [/^warning: Local storage: the key/] });

  test('the search works and keeps nothing', { tag: '@built' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('history');
    await options(page).first().click();
    await expect(page).not.toHaveURL(/docs\/intro$/);
  });
});

test('the page of the search keeps the question in its address', { tag: '@built' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await watchShifts(page);
  // The words of the index come late: until then, nothing stands where the longer status of the answer will push it.
  const filter = page.getByRole('group', { name: 'Search in' });
  const words = await hold({ page, url: /\.pf_index$/ });
  await open(page, 'search?q=microphone');
  await expect(field(page)).toHaveValue('microphone');
  await words.requested;
  await expect(status(page)).toHaveText('Loading the search index …', patient);
  await expect(filter).toBeHidden();
  words.release();
  await expect(status(page)).toHaveText(/pages found for “microphone”/, patient);
  await expect(filter).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await field(page).fill('whisper');
  await expect(page).toHaveURL(/search\?q=whisper$/);
  await expect(status(page)).toHaveText(/“whisper”/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Class Diagram' })).toBeVisible();
  await loadAxe(page);
  expect(await violationsOf({ page })).toEqual([]);
  // On a narrow screen, the dialog fills the window.
  await button(page).click();
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a list of every page', async ({ page }) => {
    await page.goto('docs/intro');
    await button(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(field(page)).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Documentation',
      'Tutorial',
      'Pages',
      'Pet store',
    ]);
    await main.getByRole('link', { name: 'Class Diagram' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Diagram');
  });
});
