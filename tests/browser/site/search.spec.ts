import { loadAxe, violationsOf } from '../support/axe.js';
import { hold } from '../support/hold.js';
import { isMarked, markDocument, open } from '../support/page.js';
import { button, dialog, field, options, patient, recent, status } from '../support/search.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';

test.slow();

test('search: readers can search, open a result, and repeat a recent search with the keyboard alone', async ({
  page,
}) => {
  await open(page, 'docs/intro');
  await markDocument(page);
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();

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
  await expect(recent(page)).toHaveText(['command history']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('command history');
  await expect(group).toBeVisible();
  await field(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('k');
  await expect(dialog(page), 'a letter alone calls nothing').toBeHidden();
});

test('search: a filter limits the results to a section of the site', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'docs/intro');
  await button(page).click();
  await field(page).fill('diagram');
  await expect(status(page)).toHaveText(/“diagram”/, patient);
  const chip = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(chip('AAC Voice API')).toBeChecked();
  const sources = page.locator('.search-source');
  await expect(sources.first()).toBeVisible();
  expect(new Set(await sources.allTextContents())).not.toContain('Tutorial');
  await chip('Lectern').check();
  await expect(sources.filter({ hasText: 'Documentation' })).toHaveCount(0);
  await expect(sources.first()).toHaveText('Tutorial');
  await chip('Everything').check();

  await loadAxe(page);
  await expect(sources.filter({ hasText: 'Documentation' }).first()).toBeVisible();
  for (const mode of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.mode = value;
    }, mode);
    expect(await violationsOf({ page, within: '.search-dialog' }), mode).toEqual([]);
  }

  await field(page).fill('zzqqxxy');
  await expect(status(page)).toHaveText('No results for “zzqqxxy”.');
  await expect(options(page)).toHaveCount(0);
  await page.getByRole('paragraph').getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { name: 'Tutorial', level: 2 })).toBeVisible();
});

for (const [name, width, height] of [
  ['at 400% zoom', 320, 256],
  ['on a phone in landscape orientation', 740, 360],
] as const)
  test(`search: ${name}, the field and the selected result stay visible while the dialog scrolls`, {
    tag: '@built',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('how do I remove a comand');
    await expect(options(page).first()).toBeVisible(patient);
    for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('ArrowDown');
    const active = page.getByRole('option', { selected: true });
    const box = await active.boundingBox();
    const bar = await page.locator('.search-bar').boundingBox();
    expect(bar?.y).toBe(0);
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    const foot = page.getByRole('link', { name: 'Show all results' });
    await foot.scrollIntoViewIfNeeded();
    const end = await options(page).last().boundingBox();
    expect((await foot.boundingBox())?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test.describe('without local storage', () => {
  test.use({ allowedMessages: [/^warning: Local storage: the key/] });

  test('search finds and opens a result', { tag: '@built' }, async ({ page }) => {
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

test('the search page keeps the query in its URL, and loads without layout shifts', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await watchShifts(page);
  const filter = page.getByRole('group', { name: 'Search in' });
  const words = await hold({ page, url: /\/terms-[\w-]+\.json$/ });
  await open(page, 'search?q=microphone');
  await expect(field(page)).toHaveValue('microphone');
  await words.requested;
  await expect(status(page)).toHaveText('Loading the search index…', patient);
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
  await button(page).click();
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page lists every page', async ({ page }) => {
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
