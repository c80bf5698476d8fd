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
const recent = (page: Page) => page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
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

test('search: filters are chips, and a search without results leads to all pages', { tag: '@built' }, async ({
  page,
}) => {
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
  await expect(status(page)).toHaveText('Nothing was found for “zzqqxxy”.');
  await expect(options(page)).toHaveCount(0);
  await page.getByRole('paragraph').getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { name: 'Tutorial', level: 2 })).toBeVisible();
});

test.describe('search queries', () => {
  /** What the first result of a query leads to, and words of the status. */
  const cases: [query: string, address: RegExp, note: RegExp][] = [
    ['isRegistered', /AACVoiceAPI\/classes\/AACVoiceAPI#is-registered$/, /found/],
    ['trasncription', /CommandConverter#process-transcription$/, /“transcription” is shown instead/],
    ['histroy', /#it-06$|CommandHistory/, /“history” is shown instead/],
    ['AudioInptHandler', /AudioInputHandler$/, /“audioinputhandler” is shown instead/],
    ['how do I remove a command', /CommandMapping#remove-command$/, /found/],
    ['AT-11', /testing\/acceptence-testing#at-11$/, /found/],
    ['placeOrder', /\/api#placeOrder$/, /nothing in AAC Voice API/],
    ['findByStatus', /\/api#findPetsByStatus$/, /nothing in AAC Voice API/],
    ['POST /store/order', /\/api#placeOrder$/, /nothing in AAC Voice API/],
    ['No microphone was found', /MicrophoneNotFoundError/, /found/],
    ['"remove a command"', /docs\//, /^6 pages found/],
    ['NotAllowedError: no such zzqqxxy', /unit-testing/, /No page has: zzqqxxy/],
  ];

  test('names, misspelled words, questions, errors, phrases and operations find what they mean', {
    tag: '@built',
  }, async ({ page }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    for (const [query, address, note] of cases) {
      await field(page).fill(query);
      await expect(status(page), query).toContainText(`“${query}”`, patient);
      expect.soft(await status(page).textContent(), query).toMatch(note);
      expect.soft(await options(page).first().getAttribute('href'), query).toMatch(address);
    }
  });

  test('a quoted phrase finds only pages that have it', { tag: '@built' }, async ({ page }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    const count = async (query: string): Promise<number> => {
      await field(page).fill(query);
      await expect(status(page)).toContainText(`“${query}”`, patient);
      return Number(/^(\d+) page/.exec((await status(page).textContent()) ?? '')?.[1] ?? 0);
    };
    const apart = await count('command history');
    const quoted = await count('"command history"');
    expect(quoted).toBeGreaterThan(0);
    expect(quoted).toBeLessThan(apart);
  });

  test('on a page about the engine, the engine is searched first', { tag: '@built' }, async ({ page }) => {
    await open(page, 'tutorial/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('command');
    await expect(page.getByRole('radio', { name: 'Lectern', exact: true })).toBeChecked(patient);
    await expect(page.locator('.search-source').first()).toHaveText('Tutorial');
    await field(page).fill('isRegistered');
    await expect(options(page).first()).toHaveAttribute('href', /#is-registered$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/AACVoiceAPI#is-registered$/);
    // The page is another: so is its scope.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('radio', { name: 'AAC Voice API', exact: true })).toBeChecked();
  });

  test('dialog and page find the same number of pages', { tag: '@built' }, async ({ page }) => {
    const counts = { dialog: 0, page: 0 };
    const read = async (): Promise<number> => {
      await expect(status(page)).toHaveText(/^\d+ pages found for “history”/, patient);
      return Number.parseInt((await status(page).textContent()) ?? '', 10);
    };
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('history');
    counts.dialog = await read();
    await page.getByRole('link', { name: 'Show all results' }).click();
    await expect(page).toHaveURL(/search\?q=history&in=AAC\+Voice\+API$/);
    await expect(dialog(page)).toBeHidden();
    counts.page = await read();
    expect(counts.page).toBe(counts.dialog);
    await open(page, 'search?q=history');
    expect(await read()).toBe(counts.dialog);
  });
});

test('search: an empty field proposes recent searches, popular pages and sections', {
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

for (const [name, width, height] of [
  ['at 400 % zoom', 320, 256],
  ['on a phone held sideways', 740, 360],
] as const)
  test(`search: ${name}, results have the height of the window`, { tag: '@built' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('how do I remove a comand');
    await expect(options(page).first()).toBeVisible(patient);
    // The dialog scrolls as a whole; the field stays in sight, and what is active is below it.
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
  await expect(recent(page)).toHaveText(['queue', 'history']);
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
});

test('Back closes the dialog, and so does Escape what Enter has asked for', { tag: '@built' }, async ({
  page,
}) => {
  await open(page, 'docs/intro');
  await page.getByRole('banner').getByRole('link', { name: 'Tutorial' }).click();
  await expect(page).toHaveURL('tutorial/intro');
  // The address changes before the page does. Before that, the way back leads to the page that is still shown.
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

test.describe('an index that cannot be had', () => {
  test.use({ allowedMessages: [/Failed to load|search index could not be loaded/] });

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
    await expect(status(page)).toHaveText(/pages found for “history”/, patient);
    await expect(retry).toBeHidden();
  });

  for (const [part, url] of [
    ['part of the index', /\.pf_index$/],
    ['page of the index', /\.pf_fragment$/],
    ['list of words', /\/words-\w+\.json$/],
  ] as const)
    test(`says so when one ${part} is missing, and finds everything after Retry`, { tag: '@built' }, async ({
      page,
    }) => {
      await page.route(url, (route) => route.fulfill({ status: 404, body: '' }));
      await open(page, 'docs/intro');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('history');
      await expect(status(page)).toHaveText('The search index could not be loaded.', patient);
      await expect(options(page)).toHaveCount(0);
      await page.unroute(url);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(status(page)).toHaveText(/^\d+ pages found for “history”/, patient);
    });

  test('says so without a network, and answers when it is back', { tag: '@built' }, async ({
    page,
    context,
  }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('radio').first()).toBeVisible(patient);
    await field(page).fill('history');
    await expect(status(page)).toHaveText(/“history”/);
    await context.setOffline(true);
    await field(page).fill('privacy');
    await expect(status(page)).toHaveText('The search index could not be loaded.');
    await context.setOffline(false);
    await expect(status(page)).toHaveText(/found for “privacy”/, patient);
  });

  test('is replaced by the new one after a deploy under an open dialog', { tag: '@built' }, async ({
    page,
  }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('history');
    await expect(status(page)).toHaveText(/“history”/, patient);
    // The folder of the index has another name now, and the old one is gone.
    const manifest = await (await page.request.get('search-index.json')).text();
    const [, folder = ''] = /"([^"]*\/assets\/search\/\w+)\//.exec(manifest) ?? [];
    await page.route(/\/search-index\.json$/, (route) =>
      route.fulfill({ contentType: 'application/json', body: manifest.replaceAll(folder, `${folder}new`) }),
    );
    await page.route(/\/assets\/search\/\w+\//, async (route) => {
      const url = route.request().url();
      if (!url.includes(`${folder}new/`)) return route.fulfill({ status: 404, body: '' });
      const response = await page.request.get(url.replace(`${folder}new/`, `${folder}/`));
      return route.fulfill({ response });
    });
    await field(page).fill('privacy');
    await expect(status(page)).toHaveText(/found for “privacy”/, patient);
    await expect(options(page).first()).toBeVisible();
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
