import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.js';

const folder = 'site/build';

test('the install command on the home page can be copied with one click', {
  tag: '@built',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The introduction's other installation command, for the optional `commands` recognizer, is not on the home page.
  await page.goto('docs/intro');
  const install = 'npm install @aacommodate/aac-voice-api';
  await expect(page.locator('.code-block pre', { hasText: install }).first()).toBeVisible();
  await page.goto('');
  const block = page.locator('.code-block', { hasText: 'npm install' });
  await expect(block).toBeInViewport();
  expect((await block.locator('pre').textContent())?.trim()).toBe(install);
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(install);
  // The next test uses the same context, which would keep the permissions.
  await context.clearPermissions();
});

test('every page names the same Whisper model', { tag: '@built' }, () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  const names = texts.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/(?:\/models\/|model: )([\w.-]+\.bin)/g)].map(([, name]) => name);
  });
  expect(names.length).toBeGreaterThan(8);
  // Pages with test results also name models whose download fails on purpose.
  const wrong = names.filter((name) => !/^(?:ggml-tiny\.en|missing|broken)\.bin$/.test(name ?? ''));
  expect(wrong).toEqual([]);
});

test('the library’s documentation does not link to the tutorial, a separate section labeled “Lectern”', {
  tag: '@built',
}, async ({ page }) => {
  await page.goto('tutorial/tutorial-basics/create-a-page');
  await expect(page).toHaveTitle('Create a page | Lectern | AAC Voice API');
  const menu = page.locator('#menu');
  await expect(menu.locator('.sidebar-section')).toHaveText('Lectern');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.getByRole('link', { name: 'Lectern' }).click();
  await expect(page).toHaveURL('tutorial/intro');
  await page.goto('docs/intro');
  await expect(menu.locator('.sidebar-section')).toHaveCount(0);
  await expect(menu.locator('.sidebar a[href*="/tutorial/"]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href*="/tutorial/"]')).toHaveCount(0);
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await expect(items).toHaveText(['Documentation', 'Lectern', 'Tutorial', 'Sample API', 'Source']);
});

test('the sample API’s reference is reachable from the navbar and the footer', {
  tag: '@built',
}, async ({ page }) => {
  for (const landmark of ['banner', 'contentinfo'] as const) {
    await page.goto('docs/intro');
    await page.getByRole(landmark).getByRole('link', { name: 'ample API' }).click();
    await expect(page).toHaveURL(/\/api$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sample API' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('a class page starts with a table of all members, each with the first sentence of its description', {
  tag: '@built',
}, async ({ page }) => {
  await page.goto('docs/api-specification/AACVoiceAPI/classes/AACVoiceAPI');
  const table = page.getByRole('table', { name: 'All members' });
  const headings = await page.getByRole('heading', { level: 3 }).allTextContents();
  await expect(table.getByRole('link').filter({ hasText: '()' })).toHaveText(headings);
  await expect(table.getByRole('row').nth(1)).toBeInViewport();
  await expect(table.getByRole('row', { name: 'initiate()' })).toHaveText(
    /^initiate\(\)\s*Method\s*Fetches a speech model and prepares it\.$/,
  );
  await table.getByRole('link', { name: 'isRegistered()' }).click();
  await expect(page).toHaveURL(/#is-registered$/);
  await expect(page.getByRole('heading', { name: 'isRegistered()' })).toBeInViewport();
});
