import { expect, test } from '../support/test.js';

test.describe('the 404 page', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('suggests similar URLs', async ({ page }) => {
    await page.goto('docs/requirments/use-case-description');
    const near = page.getByRole('main').getByRole('listitem');
    await expect(near.first()).toHaveText('/docs/requirements/use-case-descriptions');
    await near.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Case Descriptions');
  });

  test('suggests similar URLs after client-side navigation', { tag: '@built' }, async ({ page }) => {
    await page.goto('docs/intro');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'testing/unit-test';
      link.textContent = 'Nowhere';
      document.querySelector('main article')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Nowhere' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(
      '/docs/testing/unit-testing',
    );
  });

  test('fills its search field with the words in the URL', { tag: '@built' }, async ({ page }) => {
    await page.goto('docs/command-history');
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue('command history');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=command\+history$/);
    await expect(page.getByRole('main').getByRole('combobox').or(page.getByRole('searchbox'))).toHaveValue(
      'command history',
    );
  });

  test('suggests nothing for an unrelated URL', { tag: '@built' }, async ({ page }) => {
    const sitemap = page.waitForResponse(/sitemap\.xml$/);
    await page.goto('wp-login.php');
    await sitemap;
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pages with a similar URL' })).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has a button that opens the search page', { tag: '@built' }, async ({ page }) => {
      await page.goto('docs/nope');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=$/);
    });
  });
});

test("existing pages don't fetch the list of URLs for suggestions", { tag: '@built' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('docs/intro');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /sitemap\.xml|suggest/.test(url))).toEqual([]);
});
