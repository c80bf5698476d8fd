import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

async function openHistory(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: 'Play' });
  await play.evaluate((button) => {
    button.addEventListener('click', () => window.libraryPage.library.showHistoryPopup());
  });
  await play.click();
}

function log(page: Page, names: string[]): Promise<void> {
  return page.evaluate((commandNames) => {
    const history = window.libraryPage.library.CommandHistory.getInstance();
    for (const commandName of commandNames)
      history.add({ timestamp: new Date(), commandName, status: 'success' });
  }, names);
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `command-${index}`);
}

test.beforeEach(async ({ openPage }) => {
  await openPage();
});

test('the history dialog has an accessible name, takes focus, and returns the focus after Escape [UT-POP-05]', async ({
  page,
}) => {
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  await openHistory(page);
  const dialog = page.getByRole('dialog', { name: 'Command history' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  // This style comes from the library's style sheet, so the page's content security policy has allowed the style sheet.
  await expect(dialog).toHaveCSS('border-radius', '12px');
  for (const button of await dialog.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(refusals).toEqual([]);
});

test('the history dialog keeps the focus inside while it is open [UT-POP-15]', async ({ page }) => {
  await openHistory(page);
  const play = page.getByRole('button', { name: 'Play' });
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect(play).not.toBeFocused();
  }
});

test('the history dialog closes with its Close button, and returns the focus [UT-POP-16]', async ({
  page,
}) => {
  await openHistory(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
});

test('the history dialog closes on a click outside, but not on a drag that starts inside [UT-POP-17]', async ({
  page,
}) => {
  await openHistory(page);
  const dialog = page.getByRole('dialog');
  await dialog.click({ position: { x: 8, y: 8 } });
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);
});

test('the history dialog opens only once, even if it is requested again [UT-POP-02]', async ({ page }) => {
  await openHistory(page);
  await page.evaluate(() => window.libraryPage.library.showHistoryPopup());
  await expect(page.locator('dialog')).toHaveCount(1);
});

test('the history dialog shows the newest 200 entries, scrolled to the newest at the end [UT-POP-03]', async ({
  page,
}) => {
  await log(page, numbered(201));
  await openHistory(page);
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(200);
  await expect(rows.first()).toContainText('command-1');
  await expect(rows.last()).toContainText('command-200');
  await expect(rows.last()).toBeInViewport();
  await expect(page.getByText('The newest 200 of 201 commands.')).toBeVisible();
});

test('the history dialog shows a new entry within about a second [UT-POP-18]', async ({ page }) => {
  await openHistory(page);
  await log(page, ['jump']);
  await expect(page.getByRole('listitem').filter({ hasText: 'jump' })).toBeVisible({ timeout: 2000 });
});

test('the history dialog scrolls to the latest entry, unless the reader has scrolled back [UT-POP-19]', async ({
  page,
}) => {
  await log(page, numbered(100));
  await openHistory(page);
  const list = page.getByRole('list', { name: 'Commands, newest last' });
  await list.evaluate((element) => {
    element.scrollTop = 0;
  });
  await log(page, ['newest']);
  const rows = list.getByRole('listitem');
  await expect(rows.last()).toContainText('newest');
  await expect(rows.first()).toBeInViewport();
  await page.getByRole('button', { name: 'Go to latest' }).click();
  await expect(rows.last()).toBeInViewport();
});

test('the history dialog has a button that clears the history [UT-POP-20]', async ({ page }) => {
  await log(page, ['jump']);
  await openHistory(page);
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('No commands yet.')).toBeVisible();
});

test('the history dialog shows HTML in a command name as plain text [UT-POP-21]', async ({ page }) => {
  const name = '<img src=x onerror="document.title = \'broken\'">';
  await log(page, [name]);
  await openHistory(page);
  await expect(page.getByRole('listitem')).toContainText(name);
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page).toHaveTitle('A game');
});
