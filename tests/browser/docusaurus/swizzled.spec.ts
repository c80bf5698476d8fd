import { test } from '../support/docusaurus-site.js';
import { expect } from '../support/test.js';

// A test also fails if the page logs an error or a warning: see support/test.ts.
test.use({ fixture: 'ok-docusaurus-swizzled', base: '/kite/' });

test('Docusaurus site: swizzled and wrapped components are shown', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.getByText('The wind is from the west.')).toBeVisible();
  await expect(page.locator('.framed').getByText('Hold the line.')).toBeVisible();
});

test('Docusaurus site: components in MDXComponents need no import, and work', async ({ page }) => {
  await page.goto('docs/fly');
  await page.getByRole('button', { name: '3 knots' }).click();
  await expect(page.getByRole('button', { name: '4 knots' })).toBeVisible();
});

test('Docusaurus site: client modules run, and are notified when a page is shown', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.locator('html')).toHaveAttribute('data-kite', '/kite/docs/fly');
});

test('Docusaurus site: CSS variables of Infima have an effect', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.getByRole('main')).toHaveCSS('font-family', /Georgia/);
});

test('Docusaurus site: ejected tabs select a panel, whose components still work', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.getByRole('tab', { name: '~ fall ~' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '5 knots' }).click();
  await page.getByRole('tab', { name: '~ Spring ~' }).click();
  await expect(page.getByText('Gusts.')).toBeVisible();
  await expect(page.getByRole('button', { name: '6 knots' })).toBeHidden();
  await page.getByRole('tab', { name: '~ fall ~' }).click();
  await page.getByRole('button', { name: '6 knots' }).click();
  await expect(page.getByRole('button', { name: '7 knots' })).toBeVisible();
  await expect(page.getByText('Gusts.')).toBeHidden();
});
