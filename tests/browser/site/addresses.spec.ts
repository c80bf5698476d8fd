import type { Page } from '@playwright/test';
import { isMarked, markDocument, scrollTo, scrollTop } from '../support/page.js';
import { patient } from '../support/search.js';
import { expect, test } from '../support/test.js';

const article = 'docs/requirements/use-case-descriptions';

async function addLink(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = 'Made by the test';
    document.querySelector('main article')?.prepend(link);
  }, attributes);
}

test('URLs that end in .html or /index.html are normalized, on load and on navigation', async ({ page }) => {
  // The dev server compiles four pages.
  test.slow();
  await page.goto('docs/intro.html?from=mail#start');
  await expect(page).toHaveURL('docs/intro?from=mail#start');
  await page.goto('index.html');
  await expect(page).toHaveURL('');
  // The page is fetched when the pointer reaches the link, or at the click.
  const arrived = page.waitForResponse(/\/class-diagram$/, { timeout: 0 });
  await page.goto('docs/system-architecture/design/index.html');
  await expect(page).toHaveURL('docs/system-architecture/design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design');

  await markDocument(page);
  await addLink(page, { href: '/aac-voice-api/docs/system-architecture/class-diagram.html#top' });
  await page.getByRole('link', { name: 'Made by the test' }).click();
  await (await arrived).finished();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Diagram');
  await expect(page).toHaveURL('docs/system-architecture/class-diagram#top');
  // The dev server compiles the page again, which may take several seconds.
  await page.goBack();
  await expect(page).toHaveURL('docs/system-architecture/design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design', patient);
  expect(await isMarked(page)).toBe(true);
});

test('a category’s index.html URL leads to the category’s page, even if the category contains a page named index', async ({
  page,
}) => {
  test.slow();
  await page.goto('docs/api-specification/index.html');
  await expect(page).toHaveURL('docs/api-specification');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Specification');
  await page.goto('docs/api-specification/index');
  await expect(page).toHaveURL('docs/api-specification/index');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('index');
  for (const route of ['docs/api-specification', 'docs/api-specification/index']) {
    await page.goto(route);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`https://aacommodate.github.io/aac-voice-api/${route}`);
  }
});

test('after a reload, Back restores the scroll position of a page that must be fetched again', {
  tag: '@built',
}, async ({ page }) => {
  await page.goto(article);
  await scrollTo(page, 900);
  await page.getByRole('link', { name: /^Next/ }).dispatchEvent('click');
  await expect(page).not.toHaveURL(article);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Case Descriptions');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('client-side navigation shows the final URL after a server redirect', { tag: '@built' }, async ({
  page,
}) => {
  await page.goto('docs/intro');
  await markDocument(page);
  let fetched = 0;
  await page.route('**/docs/system-architecture/design', (route) => {
    fetched += 1;
    return route.continue();
  });
  await page.route('**/docs/old-design', (route) =>
    route.fulfill({ status: 301, headers: { location: 'system-architecture/design' } }),
  );
  await addLink(page, { href: '/aac-voice-api/docs/old-design#decisions' });
  await page.getByRole('link', { name: 'Made by the test' }).click();
  await expect(page).toHaveURL('docs/system-architecture/design#decisions');
  await expect(page.locator('#decisions')).toBeFocused();
  expect(fetched).toBeLessThan(2);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('docs/intro');
});

test.describe('a link to a missing page', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('shows the 404 page at the link’s URL', { tag: '@built' }, async ({ page }) => {
    await page.goto('docs/intro');
    await markDocument(page);
    await addLink(page, { href: 'missing-page' });
    await page.getByRole('link', { name: 'Made by the test' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused();
    await expect(page).toHaveURL('docs/missing-page');
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });
});

test("links that open in another tab or window don't change the current page", { tag: '@built' }, async ({
  page,
  context,
}) => {
  await page.goto('docs/intro');
  await markDocument(page);
  const before = page.url();
  const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
  for (const modifiers of [['ControlOrMeta'], ['Shift']] as const) {
    const opened = context.waitForEvent('page');
    await sidebar
      .getByRole('link')
      .first()
      .click({ modifiers: [...modifiers] });
    await (await opened).close();
  }
  await addLink(page, { href: 'system-architecture/design', target: '_blank', rel: 'opener' });
  const blank = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Made by the test' }).click();
  const other = await blank;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Design');
  await other.close();

  await page.getByRole('link', { name: 'Made by the test' }).evaluate((element) => element.remove());
  await addLink(page, { href: 'system-architecture/design', download: 'design.html' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Made by the test' }).click();
  expect((await download).suggestedFilename()).toBe('design.html');
  await expect(page).toHaveURL(before);
  expect(await isMarked(page)).toBe(true);
});
