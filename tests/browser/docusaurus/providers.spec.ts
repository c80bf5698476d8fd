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

test('Docusaurus site: components share the state of a provider in Root, even on the next page', async ({
  page,
}) => {
  await page.goto('docs/signals');
  await page.getByRole('button', { name: 'North tower: 0' }).click();
  await page.getByRole('button', { name: 'South tower: 1' }).click();
  await expect(page.getByRole('button', { name: 'North tower: 2' })).toBeVisible();
  await expect(page.getByText('The mast shows 2')).toBeVisible();
  await page.getByRole('link', { name: 'The pier', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pier' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'North tower: 2' })).toBeVisible();
});

test('Docusaurus site: a provider in a document passes its state to the components inside it, and to no others', async ({
  page,
}) => {
  await page.goto('docs/signals');
  const sizes = page.getByText('The crew has');
  await expect(sizes).toHaveText(['The crew has 2 members', 'The crew has 0 members']);
  await page.getByRole('button', { name: 'Hire' }).click();
  await expect(sizes).toHaveText(['The crew has 3 members', 'The crew has 0 members']);
});

test('Docusaurus site: a component reads the nearest provider, even one whose value never changes', async ({
  page,
}) => {
  await page.goto('docs/signals');
  await page.getByRole('button', { name: 'A blue flag at 0' }).click();
  await expect(page.getByRole('button', { name: 'A blue flag at 1' })).toBeVisible();
  await page.getByRole('button', { name: 'A red flag at 0' }).click();
  await expect(page.getByRole('button', { name: 'A red flag at 1' })).toBeVisible();
});

test('Docusaurus site: a component sees changes of a context that has its default value at first', async ({
  page,
}) => {
  await page.goto('docs/signals');
  await expect(page.getByText('The gate is closed')).toBeVisible();
  await page.getByRole('button', { name: 'Move the gate' }).click();
  await expect(page.getByText('The gate is open')).toBeVisible();
});

test('Docusaurus site: children that a component shows only after a click appear, with their own components', async ({
  page,
}) => {
  await page.goto('docs/signals');
  const open = page.getByRole('button', { name: 'Open the rope locker' });
  await open.click();
  await expect(page.getByText('A long rope.')).toBeVisible();
  await page.getByRole('button', { name: 'Rope tower: 0' }).click();
  await expect(page.getByRole('button', { name: 'North tower: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the inner locker' }).click();
  await expect(page.getByText('A short rope.')).toBeVisible();
  await open.click();
  await expect(page.getByText('A long rope.')).toBeHidden();
  await open.click();
  await expect(page.getByRole('button', { name: 'Rope tower: 1' })).toBeVisible();
  await expect(page.getByText('A short rope.')).toBeVisible();
});

test('Docusaurus site: a component from a package runs, even if the site’s component around it needs no browser', async ({
  page,
}) => {
  await page.goto('docs/signals');
  await page.mouse.move(100, 100);
  await expect(page.getByText('The lamp is lit')).toBeVisible();
});

test('Docusaurus site: elements around the navbar’s content keep the title, items, and search in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/pier');
  const banner = page.getByRole('banner');
  const parts = [
    banner.getByRole('link', { name: 'Harbor' }),
    banner.getByRole('link', { name: /^Search/ }),
    banner.getByRole('button', { name: /^Color mode/ }),
  ];
  for (const part of parts) {
    const { y = 0, height = 0, width = 0 } = (await part.boundingBox()) ?? {};
    expect(Math.abs(y + height / 2 - 32)).toBeLessThanOrEqual(2);
    expect(width).toBeLessThan(300);
  }
});
