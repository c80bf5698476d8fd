import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

test.describe('the sidebar filter in a large API reference', () => {
  test('finds operations on every page of the reference, and stays active after navigation', async ({
    page,
  }) => {
    await open(page, 'many/boxes');
    const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
    await expect(sidebar.getByRole('link', { name: 'Coins' })).toBeVisible();
    await page.getByLabel('Filter operations').fill('refund post');
    await expect(sidebar.getByRole('status')).toHaveText('1 found');
    await expect(sidebar.getByRole('link')).toHaveText(['POST Give a coin back']);
    await page.getByLabel('Filter operations').fill('s/9');
    await expect(sidebar.getByRole('status')).toHaveText('15 found');
    await page.getByLabel('Filter operations').fill('giveback');
    await sidebar.getByRole('link', { name: 'Give a coin back' }).click();
    await expect(page).toHaveURL(/many\/coins#giveBack$/);
    await expect(page.getByRole('heading', { name: 'Give a coin back' })).toBeInViewport();
    await expect(sidebar.getByRole('link')).toHaveText(['POST Give a coin back']);
    await page.getByLabel('Filter operations').fill('');
    await expect(sidebar.getByRole('link', { name: 'Boxes' })).toBeVisible();
    await expect(sidebar.getByRole('status')).toHaveText('');
  });

  test.describe('without the list of all operations', () => {
    test.use({ allowedMessages: [/failed to load|Failed to load resource|ERR_FAILED/] });

    test('says that it searched only the current page', { tag: '@built' }, async ({ page }) => {
      await open(page, 'many/coins');
      await page.route('**/islands/many', (route) => route.abort());
      await page.getByLabel('Filter operations').fill('coin back');
      const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
      await expect(sidebar.getByRole('status')).toHaveText(/^Only this page was searched/);
      await expect(sidebar.getByRole('link')).toHaveText(['POST Give a coin back']);
    });
  });
});

test('the URL keeps the hash of an operation at the end of the page', async ({ page }) => {
  await page.clock.install();
  await page.goto('many/coins#giveBack');
  await expect(page.getByRole('heading', { name: 'Give a coin back' })).toBeInViewport();
  // The script that marks the current section in the menu starts at the first interaction.
  await page.mouse.move(5, 5);
  await expect(page.locator('#menu [aria-current="location"]')).toHaveText(/Give a coin back/);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.clock.runFor(300);
  await expect(page).toHaveURL(/many\/coins#giveBack$/);
});
