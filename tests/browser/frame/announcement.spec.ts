import type { Locator, Page } from '@playwright/test';
import { bootScript, hold } from '../support/hold.js';
import { isMarked, markDocument } from '../support/page.js';
import { refuseStorage } from '../support/refuse-storage.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';

const key = 'lectern.announcement';

function announcement(page: Page): Locator {
  return page.getByRole('region', { name: 'Announcement' });
}

function close(page: Page): Promise<void> {
  return announcement(page).getByRole('button', { name: 'Close announcement' }).click();
}

test('announcement: a bar that the reader closes stays closed in every window until the announcement’s ID changes', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('about');
  await expect(announcement(other)).toHaveText('Version 2.0 is out.');
  await expect(announcement(other)).toHaveCSS('background-color', 'rgb(22, 58, 92)');

  await watchShifts(page);
  await page.goto('');
  await markDocument(page);
  await close(page);
  await expect(announcement(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announcement(other)).toBeHidden();
  await page.getByRole('link', { name: 'Introduction', exact: true }).click();
  await expect(page).toHaveURL('docs/intro');
  expect(await isMarked(page)).toBe(true);
  await expect(announcement(page)).toBeHidden();

  await page.reload();
  await expect(announcement(page)).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('release-2');

  await page.evaluate((name) => localStorage.setItem(name, 'release-1'), key);
  await page.reload();
  await expect(announcement(page)).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('with local storage blocked', () => {
  test.use({ allowedMessages: [/^warning: Local storage: the key/] });

  test('announcement: the bar stays closed until the next page load, and a warning is logged', {
    tag: '@built',
  }, async ({ page, messages }) => {
    await refuseStorage(page);
    await page.goto('docs/intro');
    await close(page);
    await expect(announcement(page)).toBeHidden();
    await page.getByRole('link', { name: 'Introduction', exact: true }).click();
    await expect(announcement(page)).toBeHidden();
    expect(messages.some((message) => message.includes("can't be written"))).toBe(true);
    await page.reload();
    await expect(announcement(page)).toBeVisible();
  });
});

test('announcement: a click on the close button before the first script loads closes the bar', {
  tag: '@built',
}, async ({ page }) => {
  const script = await hold({ page, url: bootScript });
  await page.goto('about', { waitUntil: 'commit' });
  await close(page);
  script.release();
  await expect(announcement(page)).toBeHidden();
  await page.reload();
  await expect(announcement(page)).toBeHidden();
});
