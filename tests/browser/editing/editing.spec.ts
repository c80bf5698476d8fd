import { test } from '../support/editable-site.js';
import { hold } from '../support/hold.js';
import { isMarked, markDocument, scrollTo, scrollTop } from '../support/page.js';
import { expect } from '../support/test.js';

test.describe.configure({ mode: 'default' });

test('dev server: editing a document updates the page without reloading it, and keeps the scroll position', async ({
  page,
  site,
}) => {
  await page.goto('long');
  await markDocument(page);
  await scrollTo(page, 1700);
  await site.edit('docs/long.mdx', { from: 'Old words.', to: 'New words.' });
  await expect(page.getByText('New words.')).toBeVisible();
  expect(await scrollTop(page)).toBe(1700);
  expect(await isMarked(page)).toBe(true);
});

test('dev server: after an edit to a prefetched page, the reader gets the edited page', async ({
  page,
  site,
}) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Long' }).first().hover();
  await site.edit('docs/long.mdx', { from: 'Old words.', to: 'Other words.' });
  await site.edit('docs/index.md', { from: 'Words of the start.', to: 'The start was told.' });
  await expect(page.getByText('The start was told.')).toBeVisible();
  await page.getByRole('link', { name: 'Long' }).first().click();
  await expect(page.getByText('Other words.')).toBeVisible();
});

test('dev server: editing a title updates the sidebar', async ({ page, site }) => {
  await page.goto('');
  await site.edit('docs/long.mdx', { from: 'title: Long', to: 'title: Longer' });
  await expect(page.locator('#menu').getByRole('link', { name: 'Longer' })).toBeVisible();
});

test('dev server: adding a document adds its page, and deleting the document removes the page from the sidebar', async ({
  page,
  site,
}) => {
  await page.goto('');
  await site.write('docs/fresh.md', '---\ntitle: Fresh\ndescription: A new page.\n---\n\nFresh words.\n');
  const link = page.locator('#menu').getByRole('link', { name: 'Fresh' });
  await link.click();
  await expect(page.getByText('Fresh words.')).toBeVisible();
  await page.goto('');
  await site.restore('docs/fresh.md');
  await expect(link).toHaveCount(0);
});

test('dev server: editing a partial outside of the site updates the page that imports it', async ({
  page,
  site,
}) => {
  await site.write('../CHANGELOG.md', '# Changes\n\nNothing yet.\n');
  await site.write(
    'docs/changes.mdx',
    "---\ntitle: Changes\n---\n\nimport Changelog from '@site/../CHANGELOG.md';\n\n<Changelog />\n",
  );
  await page.goto('');
  await page.locator('#menu').getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await site.edit('../CHANGELOG.md', { from: 'Nothing yet.', to: 'Something new.' });
  await expect(page.getByText('Something new.')).toBeVisible();
});

test("dev server: pages show new test results, even from a folder that the bundler doesn't watch", async ({
  page,
  site,
}) => {
  const report = (status: string) => ({
    stamp: { date: '2026-01-02T03:04:05Z' },
    files: [{ file: 'components/Badge.tsx', tests: [{ titles: ['works'], status, seconds: 1 }] }],
  });
  await page.goto('results');
  const state = page.getByRole('row', { name: 'Unit tests' }).getByRole('cell').first();
  await expect(state).toHaveText('not run');
  await site.write('test-results/unit.json', JSON.stringify(report('passed')));
  await expect(state).toHaveText('passed');
  await site.write('test-results/unit.json', JSON.stringify(report('failed')));
  await expect(state).toHaveText('failed');
});

test('dev server: if several edits follow in quick succession, the page shows all of them', async ({
  page,
  site,
}) => {
  const texts = async (): Promise<string> => (await page.request.get('parts')).text();
  for (const round of [1, 2, 3, 4, 5]) {
    await site.edit('components/Badge.tsx', { from: 'A badge', to: `Badge ${round}` });
    await expect.poll(texts, { intervals: [5] }).toContain(`Badge ${round}`);
    await site.edit('components/Badge.tsx', { from: `Badge ${round}`, to: 'A badge' });
    await expect.poll(texts, { intervals: [5] }).toContain('A badge');
  }
});

test.describe('dev server: a mistake', () => {
  test.use({ allowedMessages: [/status of 500/] });

  test('in a document is shown with its location until it is fixed', async ({ page, site }) => {
    await page.goto('long');
    await site.edit('docs/long.mdx', { from: 'Old words.', to: 'Old words {.' });
    await expect(page.getByRole('heading', { name: 'This page can’t be shown' })).toBeVisible();
    await expect(page.locator('pre')).toContainText('docs/long.mdx:8:');
    await site.edit('docs/long.mdx', { from: 'Old words {.', to: 'Mended words.' });
    await expect(page.getByText('Mended words.')).toBeVisible();
  });

  test('in a link is shown with its location', async ({ page, site }) => {
    await page.goto('');
    await site.edit('docs/index.md', { from: 'Words of', to: '[Words](./none.md) of' });
    await expect(page.locator('pre')).toContainText('docs/index.md:7:');
    await site.restore('docs/index.md');
    await expect(page.getByText('Words of the start.')).toBeVisible();
  });

  test('in a component is shown until it is fixed', async ({ page, site }) => {
    await page.goto('parts');
    await site.edit('components/Badge.tsx', { from: 'return <p', to: 'return <<p' });
    await expect(page.getByRole('heading', { name: 'This page can’t be shown' })).toBeVisible();
    await expect(page.locator('pre')).toContainText('Badge.tsx');
    await site.restore('components/Badge.tsx');
    await expect(page.getByText('A badge')).toBeVisible();
  });

  test('in the configuration is shown until it is fixed', async ({ page, site }) => {
    await page.goto('');
    await site.edit('lectern.config.ts', { from: "title: 'Editing'", to: "titel: 'Editing'" });
    const message = page.locator('pre', { hasText: 'Unknown key "titel"' });
    await expect(message).toContainText('lectern.config.ts:5:3');
    await site.edit('lectern.config.ts', { from: "titel: 'Editing'", to: "title: 'Edited'" });
    await expect(page.getByRole('banner')).toContainText('Edited');
  });
});

test('dev server: editing one of the site’s style sheets updates the page', async ({ page, site }) => {
  await page.goto('parts');
  const badge = page.getByText('A badge');
  await expect(badge).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
  await site.edit('styles/site.css', { from: 'rgb(1, 2, 3)', to: 'rgb(4, 5, 6)' });
  await expect(badge).toHaveCSS('border-top-color', 'rgb(4, 5, 6)');
});

test('dev server: editing a component’s CSS module updates the page', async ({ page, site }) => {
  await page.goto('parts');
  const badge = page.getByText('A badge');
  await expect(badge).toHaveCSS('padding-top', '11px');
  await site.edit('components/Badge.module.css', { from: '11px', to: '13px' });
  await expect(badge).toHaveCSS('padding-top', '13px');
});

test('dev server: editing a component updates the page', async ({ page, site }) => {
  await page.goto('parts');
  await site.edit('components/Badge.tsx', { from: 'A badge', to: 'Another badge' });
  await expect(page.getByText('Another badge')).toBeVisible();
});

test('dev server: editing an island updates its HTML and its script without reloading the page', async ({
  page,
  site,
}) => {
  await page.goto('parts');
  await markDocument(page);
  await page.getByRole('button', { name: 'Switch: off' }).click();
  await expect(page.getByRole('button', { name: 'Switch: on' })).toBeVisible();
  await site.edit('components/Switch.tsx', { from: 'Switch: {', to: 'Lever: {' });
  const lever = page.getByRole('button', { name: 'Lever' });
  await expect(lever).toHaveText('Lever: off');
  await lever.click();
  await expect(lever).toHaveText('Lever: on');
  expect(await isMarked(page)).toBe(true);
});

test("dev server: editing a module that an island imports updates the island's script", async ({
  page,
  site,
}) => {
  await page.goto('parts');
  await page.getByRole('button', { name: 'Switch: off' }).click();
  await expect(page.getByRole('button', { name: 'Switch: on' })).toBeVisible();
  await site.edit('components/states.ts', { from: "'on'", to: "'lit'" });
  const control = page.getByRole('button', { name: 'Switch' });
  await expect(control).toHaveText('Switch: off');
  await control.click();
  await expect(control).toHaveText('Switch: lit');
});

test('dev server: after an edit, open sections, selected tabs, and hydrated islands keep their state', async ({
  page,
  site,
}) => {
  await page.goto('parts');
  await page.getByRole('button', { name: 'Switch: off' }).click();
  await page.getByText('A panel', { exact: true }).click();
  await page.getByRole('tab', { name: 'Second' }).click();
  await site.edit('docs/parts.mdx', { from: 'Words of a panel.', to: 'Other words.\n\nMore words.' });
  await expect(page.getByText('More words.')).toBeVisible();
  await site.edit('docs/parts.mdx', { from: 'Words of a tab.', to: 'New words of a tab.' });
  await expect(page.getByText('New words of a tab.')).toBeVisible();
  await expect(page.getByText('Other words.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch: on' })).toBeVisible();
  await page.getByRole('tab', { name: 'First' }).click();
  await expect(page.getByText('Words of the first tab.')).toBeVisible();
});

test('dev server: a page shows an edit that was made before the page connected to the dev server', async ({
  page,
  site,
}) => {
  const bundler = await hold({ page, url: /@vite\/client/ });
  await page.goto('', { waitUntil: 'commit' });
  await site.edit('docs/index.md', { from: 'Words of the start.', to: 'Words before the socket.' });
  await expect.poll(async () => (await page.request.get('')).text()).toContain('Words before the socket.');
  bundler.release();
  await expect(page.getByText('Words before the socket.')).toBeVisible();
});
