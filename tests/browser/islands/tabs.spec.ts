import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

function chosen(page: Page, list: string): Locator {
  return page.getByRole('tablist', { name: list, exact: true }).getByRole('tab', { selected: true });
}

test('selecting a tab selects the matching tab in every tab list of the group', async ({ page }) => {
  await page.goto('docs/two');
  // Hovering hydrates the "There" tabs before the "Here" tabs.
  await page.getByRole('tablist', { name: 'There' }).hover();
  await page.getByRole('tablist', { name: 'Here', exact: true }).getByRole('tab', { name: 'Plum' }).click();
  await expect(chosen(page, 'Here')).toHaveText('Plum');
  await expect(chosen(page, 'There')).toHaveText('Plum');
  await expect(page.getByText('Another plum.')).toBeVisible();
  await expect(page.getByText('A plum on two.')).toBeVisible();
  await expect(page.getByText('An apple on two.')).toBeHidden();
});

test('selecting a tab selects the matching tab in tab lists that are not hydrated yet', async ({ page }) => {
  await page.goto('docs/two');
  await page
    .getByRole('tablist', { name: 'Here', exact: true })
    .getByRole('tab', { name: 'Plum' })
    .press('Enter');
  await expect(chosen(page, 'Here')).toHaveText('Plum');
  await expect(chosen(page, 'There')).toHaveText('Plum');
  await expect(page.getByText('Another plum.')).toBeVisible();
});

test('a tab list without a matching tab keeps its selected tab', async ({ page }) => {
  await page.goto('docs/two');
  await page.getByRole('tablist', { name: 'There' }).getByRole('tab', { name: 'Pear' }).click();
  await expect(chosen(page, 'There')).toHaveText('Pear');
  await expect(chosen(page, 'Here')).toHaveText('Apple');
});

test('the selected tab is also selected on other pages, after a page load or navigation', async ({
  page,
}) => {
  await page.goto('docs/two');
  await page.getByRole('tablist', { name: 'There' }).getByRole('tab', { name: 'Plum' }).click();
  await expect(chosen(page, 'There')).toHaveText('Plum');
  await page.getByRole('link', { name: 'One' }).first().click();
  await expect(page.getByText('A plum.', { exact: true })).toBeVisible();
  await page.goto('docs/one');
  await expect(page.getByText('A plum.', { exact: true })).toBeVisible();
  await expect(page.getByText('An apple.', { exact: true })).toBeHidden();
});

test('a tab selected in one window is selected in all windows', async ({ page, context }) => {
  await page.goto('docs/one');
  await page.getByRole('tab', { name: 'Pear' }).click();
  await expect(page.getByText('A pear.', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('docs/one');
  await other.getByRole('tab', { name: 'Plum' }).click();
  await expect(page.getByText('A plum.', { exact: true })).toBeVisible();
});

test('a link to a heading in a hidden tab opens that tab, without storing it as the reader’s choice', async ({
  page,
}) => {
  const place = page.getByRole('heading', { name: 'Where plums grow' });
  const there = page.getByRole('tablist', { name: 'There' });
  await page.goto('docs/two#plums');
  await expect(place).toBeInViewport();
  await expect(chosen(page, 'There')).toHaveText('Plum');
  await expect(chosen(page, 'Here')).toHaveText('Apple');
  // The "Here" tabs still show their first panel, because a stored choice doesn't change tabs when they hydrate.
  await there.getByRole('tab', { name: 'Pear' }).click();
  await expect(chosen(page, 'There')).toHaveText('Pear');
  await expect(place).toBeHidden();
  await page.getByRole('link', { name: 'Where plums grow', exact: true }).first().click();
  await expect(place).toBeInViewport();
  await expect(chosen(page, 'There')).toHaveText('Plum');

  // The browser fires this event when find-in-page finds text in a hidden panel.
  const panel = page.getByText('A pear without a namesake.').locator('xpath=..');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.dispatchEvent('beforematch', { bubbles: true });
  await expect(page.getByText('A pear without a namesake.')).toBeVisible();
  await expect(chosen(page, 'There')).toHaveText('Pear');
  await page.goto('docs/two');
  await expect(chosen(page, 'There')).toHaveText('Pear');
});
