import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

const dark = 'rgb(20, 24, 26)';
const light = 'rgb(252, 252, 250)';

function toggle(page: Page): Locator {
  return page.getByRole('button', { name: /Color mode/ });
}

test('color mode: by default, the site follows the system; the switch cycles from light to dark to system', async ({
  page,
}) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/intro');
  await expect(root).toHaveCSS('background-color', dark);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveCSS('background-color', light);
  const states = [
    ['light', light],
    ['dark', dark],
    ['system', light],
  ] as const;
  for (const [name, background] of states) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(`Color mode: ${name}`);
    await expect(root).toHaveCSS('background-color', background);
  }
  await page.reload();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveCSS('background-color', dark);
});

test('color mode: a mode that is chosen in one window applies to all windows', { tag: '@built' }, async ({
  page,
  context,
}) => {
  await page.goto('docs/intro');
  const other = await context.newPage();
  await other.goto('about');
  await toggle(other).click();
  await toggle(other).click();
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(toggle(page)).toHaveAccessibleName('Color mode: dark');
});

test('color mode: only the image for the current mode is shown and fetched', {
  tag: '@built',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const images = page.getByRole('main').getByRole('img');
  for (const route of ['', 'about']) {
    await page.goto(route);
    await expect(images).toHaveCount(1);
    await expect(images).toHaveAttribute('src', /mark\.svg/);
    expect(fetched).toContain('/frame/mark.svg');
  }
  expect(fetched).not.toContain('/frame/mark-dark.svg');
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const route of ['about', 'fr/about', '']) {
    await page.goto(route);
    await expect(images).toHaveCount(1);
    await expect(images).toHaveAttribute('src', /mark-dark\.svg/);
  }
});
