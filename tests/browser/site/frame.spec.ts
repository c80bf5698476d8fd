import { expect, test } from '../support/test.js';

test('the navbar and the footer contain the items that the specification lists', { tag: '@built' }, async ({
  page,
}) => {
  await page.goto('docs/intro');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar.getByRole('navigation').getByRole('link')).toHaveText([
    'Documentation',
    'Tutorial',
    'Sample API',
    'Source',
  ]);
  await expect(bar.locator('.navbar-right').getByRole('link')).toHaveCount(4);
  await expect(bar.getByRole('link', { name: 'Documentation' })).toHaveAttribute('aria-current', 'page');
  // Drop-downs would offer other versions and languages, but the site has only one of each.
  await expect(bar.locator('details')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Docs', 'More']);
  await expect(footer.locator('img')).toBeVisible();
  await expect(footer).toContainText('MIT license.');
  await expect(footer).toContainText('Version 1.3.0');
});
