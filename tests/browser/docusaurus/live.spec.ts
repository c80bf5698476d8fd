import { test } from '../support/docusaurus-site.js';
import { hydrateAll } from '../support/page.js';
import { expect } from '../support/test.js';

// A test also fails if the page logs an error or a warning: see support/test.ts.
test.use({ fixture: 'ok-docusaurus-live', base: '/bell/' });

test('Docusaurus site: an event handler in MDX runs', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Ring it' }).click();
  await expect(page).toHaveTitle('RUNG');
});

test('Docusaurus site: a component that an MDX document exports handles clicks', async ({ page }) => {
  await page.goto('');
  await hydrateAll(page);
  // Clicks before hydration are replayed only on controls. This element isn't a control, so the test clicks until it
  // responds.
  await expect(async () => {
    await page.getByText('A green bell').click();
    await expect(page.locator('[data-color="#25c2a0"]')).toHaveText('A green bell', { timeout: 500 });
  }).toPass();
});

test('Docusaurus site: a component from an npm package handles clicks', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Rung 2 times' }).click();
  await expect(page.getByRole('button', { name: 'Rung 3 times' })).toBeVisible();
});

test('Docusaurus site: a component can import a custom hook and a Markdown file', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await expect(page.getByText('Each count is one ring.')).toBeVisible();
});

test('Docusaurus site: every component on the page hydrates without errors', async ({ page }) => {
  await page.goto('');
  await hydrateAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ring');
});

test('Docusaurus site: a component inside BrowserOnly can read the site configuration', async ({ page }) => {
  await page.goto('maker');
  await page.getByRole('button', { name: 'Maker' }).click();
  await expect(page.getByText('Made for Bell')).toBeVisible();
});

test('Docusaurus site: a component with an effect hydrates without any interaction', async ({ page }) => {
  await page.goto('maker');
  await expect(page.getByText('Swinging')).toBeVisible();
});
