import { loadAxe, violationsOf } from '../support/axe.js';
import { bootScript, hold } from '../support/hold.js';
import { open } from '../support/page.js';
import { button, dialog, field, options, patient, recent, status } from '../support/search.js';
import { expect, test } from '../support/test.js';

test.slow();

test('search: an empty field suggests recent searches, popular pages, and sections', {
  tag: '@built',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lectern.searches', '["queue"]'));
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  const group = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await expect(group('Recent searches')).toHaveText(['queue']);
  await expect(group('Popular pages').first()).toBeVisible(patient);
  await expect(group('Sections').filter({ hasText: 'System Architecture' })).toBeVisible();
  await loadAxe(page);
  expect(await violationsOf({ page, within: '.search-dialog' })).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  for (let pressed = 0; pressed < 2; pressed += 1) await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const href = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(dialog(page)).toBeHidden();
});

test('search: the shortcut pressed before React loads opens search, and the letters typed after it are kept', {
  tag: '@built',
}, async ({ page }) => {
  const react = await hold({ page, url: /\/hydrate(?:-[\w-]+\.js|\.tsx)/ });
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await react.requested;
  await expect(page).toHaveURL(/docs\/intro$/);
  await page.keyboard.type('hist');
  // A page load that finishes while the reader types would also move the focus to the main content.
  await page.locator('main').focus();
  await page.keyboard.type('ory');
  react.release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('_popup');
  await expect(field(page)).toHaveValue('history_popup');
  const index = await hold({ page, url: /search-index\.json/ });
  await page.reload();
  await button(page).click();
  await index.requested;
  await field(page).fill('SpeechConverter');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Loading the search index…');
  index.release();
  await expect(page).toHaveURL(/SpeechConverter/, patient);
});

test('search: the shortcut pressed on DOMContentLoaded opens search', async ({ page }) => {
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

test('search: the shortcut pressed before the first script loads opens search', { tag: '@built' }, async ({
  page,
}) => {
  const script = await hold({ page, url: bootScript });
  await page.goto('docs/intro', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  script.release();
  await expect(field(page)).toBeFocused();
});

test('search: a selected recent search stays selected when the index loads', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lectern.searches', '["queue","history"]'));
  const index = await hold({ page, url: /search-index\.json/ });
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await expect(options(page)).toHaveText(['queue', 'history']);
  const before = await recent(page).nth(1).boundingBox();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await index.requested;
  index.release();
  await expect(page.getByRole('radio', { name: 'Everything' }), 'the index is there').toBeVisible(patient);
  expect(await recent(page).nth(1).boundingBox(), 'nothing moves under the pointer').toEqual(before);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('history');
});

test('search: a recent search can be selected as soon as the field is empty', { tag: '@built' }, async ({
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
    // By the next frame, React has removed the old results.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await expect(recent(page)).toHaveText(['queue', 'history']);
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
});

test('search: Back closes the dialog, and Escape cancels a search submitted with Enter', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'docs/intro');
  await page.getByRole('banner').getByRole('link', { name: 'Tutorial' }).click();
  await expect(page).toHaveURL('tutorial/intro');
  // The URL changes before the page does. Until then, going back leads to the page that is still shown.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeFocused();

  const index = await hold({ page, url: /search-index\.json/ });
  await page.reload();
  await page.keyboard.press('Control+k');
  await index.requested;
  await page.keyboard.type('history');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  index.release();
  await expect(page.locator('dialog [role="option"]').first()).toBeAttached();
  await expect(page).toHaveURL('docs/intro');
});

test('search: Escape hides the dialog one frame before closing it, because closing recomputes the page’s styles', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'docs/intro');
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await dialog(page).evaluate((element: HTMLDialogElement) => {
    element.addEventListener('cancel', () =>
      // React handles the event before the next frame, so this callback runs after React.
      requestAnimationFrame(() => {
        element.dataset.frame = `visible: ${element.checkVisibility()}, open: ${element.open}`;
      }),
    );
  });
  await page.keyboard.press('Escape');
  const element = page.locator('.search-dialog');
  await expect(element).toHaveAttribute('data-frame', 'visible: false, open: true');
  await expect(element).not.toHaveAttribute('open');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(dialog(page)).toBeVisible();
});

test('search: a typed letter appears one frame before its results', { tag: '@built' }, async ({ page }) => {
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('history');
  await expect(status(page)).toHaveText(/“history”/, patient);
  await page.keyboard.press('Backspace');
  await expect(status(page)).toHaveText(/“histor”/);
  await field(page).evaluate((input: HTMLInputElement) => {
    input.addEventListener('input', () =>
      requestAnimationFrame(() => {
        const shown = document.querySelector('.search-dialog [role="status"]')?.textContent ?? '';
        input.dataset.frame = `${input.value}: ${/“\w+”/.exec(shown)?.[0]}`;
      }),
    );
  });
  await page.keyboard.type('y');
  await expect(field(page)).toHaveAttribute('data-frame', 'history: “histor”');
  await expect(status(page)).toHaveText(/“history”/);
});
