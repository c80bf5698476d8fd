import { test } from '../support/docusaurus-site.js';
import { expect } from '../support/test.js';

test.use({ fixture: 'docusaurus-navbar', base: '/mast/' });

test('Docusaurus site: the items in an ejected navbar are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/climb');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const middles = await navbar.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles).toHaveLength(4);
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThanOrEqual(2);
  await expect(navbar.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('Docusaurus site: on a narrow screen, the menu button in an ejected navbar opens the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/climb');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link', { name: 'Rest' })).toBeHidden();
  await navbar.getByRole('button', { name: 'Menu' }).click();
  const rest = page.locator('#menu').getByRole('link', { name: 'Rest' }).first();
  await expect(rest).toBeVisible();
  await rest.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rest');
  await expect(page.locator('#lectern-site')).toHaveCount(1);
});

test('Docusaurus site: filled icons in the navbar stay filled', async ({ page }) => {
  await page.goto('docs/climb');
  const icon = page.getByRole('link', { name: 'Flag' }).locator('svg');
  await expect(icon).not.toHaveCSS('fill', 'none');
  await expect(icon).toHaveCSS('stroke-width', '0px');
});

test('Docusaurus site: an ejected layout that calls useWindowSize shows the table of contents in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/climb');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await expect(toc.getByRole('link', { name: 'Hold the rope' })).toHaveAttribute('href', '#hold-the-rope');
});

test('Docusaurus site: after navigating between a page with its own main element and a document, there is one main landmark', async ({
  page,
}) => {
  await page.goto('deck');
  const main = page.getByRole('main');
  await expect(main).toHaveText('Climb up');
  await main.getByRole('link', { name: 'Climb up' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Climb');
  await page.goBack();
  await expect(main).toHaveText('Climb up');
});

test('Docusaurus site: the root element has the class names that the page sets, and loses them on the next page', async ({
  page,
}) => {
  await page.goto('deck');
  const root = page.locator('html');
  await expect(root).toContainClass('on-deck');
  await expect(root).not.toContainClass('mdx-wrapper');
  await page.getByRole('link', { name: 'Climb up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Climb');
  await expect(root).not.toContainClass('on-deck');
  await page.goBack();
  await expect(page.getByRole('main')).toHaveText('Climb up');
  await expect(root).toContainClass('on-deck');
});
