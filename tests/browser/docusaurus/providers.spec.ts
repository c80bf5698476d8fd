import { test } from '../support/docusaurus-site.js';
import { expect } from '../support/test.js';

test.use({ fixture: 'docusaurus-providers', base: '/harbor/' });

test('Docusaurus site: components use the context that Layout/Provider provides', async ({ page }) => {
  await page.goto('docs/pier');
  await page.getByRole('button', { name: 'Pier: low' }).click();
  await expect(page.getByRole('button', { name: 'Pier: high' })).toBeVisible();
});

test('Docusaurus site: a docItemComponent from a theme package shares state with the components in its document', async ({
  page,
}) => {
  await page.goto('api/fees');
  await expect(page.getByText('0 shells')).toHaveAttribute('title', '/harbor/api/fees');
  await page.getByRole('button', { name: 'Add Small boat' }).click();
  await page.getByRole('button', { name: 'Add Large boat' }).click();
  await expect(page.getByText('10 shells')).toBeVisible();
});

test('Docusaurus site: a custom navbar menu reads and changes the context from Layout/Provider', async ({
  page,
}) => {
  await page.goto('docs/pier');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByText('It is low').click();
  await navbar.getByRole('link', { name: 'high tide' }).click();
  await expect(navbar.getByText('It is high')).toBeVisible();
});

test('Docusaurus site: components from one module share a React context when another component nests them', async ({
  page,
}) => {
  await page.goto('docs/pier');
  const button = page.getByRole('button', { name: 'Berth 4' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('Docusaurus site: on a component page, wide preformatted text scrolls inside its box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('log');
  await expect(page.locator('pre')).toHaveCSS('overflow-x', 'auto');
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isTooWide).toBe(false);
});
