import type { Page } from '@playwright/test';
import { loadAxe, violationsOf } from '../support/axe.js';
import { expect, test } from '../support/test.js';

function titles(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

test('blog: lists, posts, tags, and authors can be browsed with the keyboard alone', async ({ page }) => {
  await page.goto('blog');
  await expect(titles(page)).toHaveText(['On pears', 'On plums']);
  await page.getByRole('link', { name: 'Older entries' }).press('Enter');
  await expect(titles(page)).toHaveText(['On apples']);
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await page.getByRole('link', { name: 'Read more about On apples' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On apples');
  await expect(page.getByText('All of them.')).toBeVisible();
  await page.getByRole('link', { name: /^Newer post/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On plums');
  await page.getByRole('link', { name: 'stones' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One post tagged with "stones"');
  await page.getByRole('main').getByRole('link', { name: 'Ada King' }).press('Enter');
  await expect(titles(page)).toHaveText(['On plums', 'On apples']);
});

test('blog: tabs in an excerpt switch panels', async ({ page }) => {
  await page.goto('blog');
  await page.getByRole('tab', { name: 'Sour' }).click();
  await expect(page.getByText('Cook them.')).toBeVisible();
  await expect(page.getByText('Nothing else is known')).toHaveCount(0);
});

for (const route of [
  'blog',
  'blog/2024/02/01/plums',
  'blog/tags',
  'blog/authors',
  'blog/authors/ada',
  'blog/archive',
]) {
  test(`blog: ${route} has no accessibility violations in either color mode`, async ({ page }) => {
    await page.goto(route);
    await loadAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf({ page }), colorScheme).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('blog: lists and posts are readable', async ({ page }) => {
    await page.goto('blog');
    await page.getByRole('link', { name: 'Read more about On plums' }).click();
    await expect(page.getByText('Nothing else is known of plums.')).toBeVisible();
    await expect(page.getByText('Cook them.')).toBeVisible();
  });
});
