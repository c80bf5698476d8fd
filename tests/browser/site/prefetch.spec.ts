import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

function classDiagram(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Pages in this section' })
    .getByRole('link', { name: 'Class Diagram' });
}

async function count(page: Page): Promise<() => number> {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/docs/system-architecture/class-diagram')) requests += 1;
  });
  await page.goto('docs/system-architecture/design');
  return () => requests;
}

test('hovering over a link prefetches its page once, and a click on the link fetches nothing', async ({
  page,
}) => {
  const requests = await count(page);
  await classDiagram(page).hover();
  await expect.poll(requests).toBe(1);
  await page.mouse.move(900, 500);
  await classDiagram(page).hover();
  await classDiagram(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Diagram');
  expect(requests()).toBe(1);
});

test('focusing a link prefetches its page', { tag: '@built' }, async ({ page }) => {
  const requests = await count(page);
  await classDiagram(page).focus();
  await expect.poll(requests).toBe(1);
});

for (const { name, connection } of [
  { name: 'for a reader who saves data', connection: { saveData: true, effectiveType: '4g' } },
  { name: 'on a slow connection', connection: { saveData: false, effectiveType: '2g' } },
]) {
  test(`no page is prefetched ${name}`, { tag: '@built' }, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const requests = await count(page);
    const fetched = fetchedPages(page);
    await classDiagram(page).hover();
    await classDiagram(page).focus();
    // A prefetch request would start before this request ends.
    await page.evaluate(() => fetch(document.baseURI).then((response) => response.text()));
    expect(requests()).toBe(0);
    expect(fetched).toEqual([page.url()]);
    await classDiagram(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Diagram');
    expect(requests()).toBe(1);
  });
}

test('external links, links to files, and links within the page are not prefetched', {
  tag: '@built',
}, async ({ page, baseURL, messages }) => {
  await page.goto('tutorial/tutorial-basics/markdown-features');
  const here = page.url();
  const fetched = fetchedPages(page);
  await page.getByRole('link', { name: 'link to another site' }).hover();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().hover();
  await page.evaluate(() => fetch(`${document.baseURI}?last`).then((response) => response.text()));
  const wrong = fetched.filter(
    (url) => !url.startsWith(`${baseURL}`) || /\.[a-z]+$/.test(url) || url === here,
  );
  expect(wrong).toEqual([]);
  expect(messages).toEqual([]);
});

test('after the first interaction, the pages of up to four links in view are prefetched', {
  tag: '@built',
}, async ({ page }) => {
  const fetched = fetchedPages(page);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('docs/category/requirements-specification');
  const cards = page.getByRole('article').getByRole('link');
  expect(await cards.count()).toBeGreaterThan(4);
  await expect(cards.last()).toBeInViewport();
  await page.evaluate(() => fetch(`${document.baseURI}?still`).then((response) => response.text()));
  expect(fetched.filter((url) => !url.endsWith('?still'))).toEqual([]);
  await page.mouse.move(5, 400);
  await expect.poll(() => fetched.length).toBe(5);
  await page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));
  expect(fetched).toHaveLength(5);
  await cards.first().click();
  await expect(page).not.toHaveURL(/category/);
});

function fetchedPages(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(request.url());
  });
  return fetched;
}
