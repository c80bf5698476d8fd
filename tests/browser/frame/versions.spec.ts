import type { Locator, Page } from '@playwright/test';
import { isMarked, markDocument } from '../support/page.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';

function bar(page: Page): Locator {
  return page.getByRole('banner');
}

async function chooseVersion(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await bar(page)
    .locator('summary', { hasText: `Version: ${from}` })
    .click();
  await bar(page)
    .getByRole('list')
    .filter({ hasText: 'All versions' })
    .getByRole('link', { name: to })
    .click();
}

test('the version menu opens the same page in another version, and the page shows its version', async ({
  page,
}) => {
  await page.goto('docs/guide/setup');
  const notice = page.getByRole('main').getByRole('note');
  await expect(page.locator('.version-badge')).toHaveText('Version 2.0');
  await expect(notice).toHaveCount(0);
  await markDocument(page);

  await chooseVersion(page, { from: '2.0', to: '1.0' });
  await expect(page).toHaveURL('docs/old/guide/setup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup of 1.0');
  await expect(page.locator('.version-badge')).toHaveText('Version 1.0');
  await expect(notice).toHaveText(
    'This is documentation for 1.0, which is no longer maintained. Read the latest version, 2.0',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await notice.getByRole('link').click();
  await expect(page).toHaveURL('docs/guide/setup');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await chooseVersion(page, { from: '2.0', to: '3.0 (next)' });
  await expect(page).toHaveURL('docs/next/guide/setup');
  await expect(page.locator('.layout')).toHaveClass(/of-next/);
  await expect(notice).toContainText('unreleased version');
  await page.getByRole('link', { name: 'New in 3.0' }).first().click();
  await expect(page).toHaveURL('docs/next/new');
  // The URL changes before the navbar's links do.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New in 3.0');
  // Version 2.0 lacks this document, so the link leads to the first page of that version.
  await chooseVersion(page, { from: '3.0 (next)', to: '2.0' });
  await expect(page).toHaveURL('docs/category/guides');
  expect(await isMarked(page)).toBe(true);
});

test('on pages without versions, navbar links lead to the version that the reader chose', {
  tag: '@built',
}, async ({ page }) => {
  await watchShifts(page);
  const introduction = bar(page).getByRole('link', { name: 'Introduction' });
  const version = bar(page).locator('summary', { hasText: 'Version:' });
  await page.goto('about');
  await expect(introduction).toHaveAttribute('href', '/frame/docs/intro');
  await expect(version).toHaveText('Version: 2.0');
  await chooseVersion(page, { from: '2.0', to: '1.0' });
  await expect(page).toHaveURL(/docs\/old\//);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-docs'))).toBe('1.0');

  await bar(page).locator('summary', { hasText: 'More' }).click();
  await bar(page).getByRole('link', { name: 'More', exact: true }).click();
  await expect(page).toHaveURL('about');
  await expect(introduction).toHaveAttribute('href', '/frame/docs/old/intro');
  for (const load of [() => page.reload(), () => page.goto('')]) {
    await load();
    await expect(introduction).toHaveAttribute('href', '/frame/docs/old/intro');
    await expect(version).toHaveText('Version: 1.0');
    await expect(bar(page).locator('.navbar-list > li > a', { hasText: '1.0' })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  }
  await introduction.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to 1.0');
  // The version of the current page takes precedence over the version that the reader last chose.
  await page.goto('docs/guide/setup');
  await expect(introduction).toHaveAttribute('href', '/frame/docs/intro');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-docs', '0.9'));
  await page.goto('about');
  await expect(introduction).toHaveAttribute('href', '/frame/docs/intro');
});

test.describe('on a slow network', () => {
  // A separate server sends this page, so requests to the site's server count as leaving the site.
  test.use({ allowedMessages: [/^left the site: http:\/\/localhost/] });

  test('the navbar shows the reader’s chosen version before the rest of the page arrives', {
    tag: '@built',
  }, async ({ page, pageInParts }) => {
    const { url, rest } = await pageInParts({ path: 'about', cutBefore: '<main' });
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-docs', '1.0'));
    await page.goto(url, { waitUntil: 'commit' });
    await expect(bar(page).locator('summary', { hasText: 'Version:' })).toHaveText('Version: 1.0');
    rest();
    await page.waitForLoadState('load');
    await expect(page.getByRole('main')).toBeVisible();
  });
});
