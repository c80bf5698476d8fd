import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold.js';
import { isMarked, markDocument, scrollTo, scrollTop, untilStill } from '../support/page.js';
import { expect, test } from '../support/test.js';

const article = 'docs/requirements/use-case-descriptions';

function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages in this section' });
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

test('a sidebar link opens its page without a full page load', async ({ page }) => {
  await page.goto('docs/system-architecture/design');
  await markDocument(page);
  const sidebar = sidebarOf(page);
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const before = await toc.getByRole('link').allTextContents();
  await sidebar.getByRole('link', { name: 'Class Diagram' }).click();

  await expect(heading(page)).toHaveText('Class Diagram');
  await expect(page).toHaveURL('docs/system-architecture/class-diagram');
  await expect(page).toHaveTitle(/^Class Diagram/);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Class Diagram');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /class-diagram$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  expect(await toc.getByRole('link').allTextContents()).not.toEqual(before);
  expect(await isMarked(page)).toBe(true);
  expect(await scrollTop(page)).toBe(0);
});

test('navigation within a language leaves the lang attribute of the page untouched', async ({ page }) => {
  await page.goto('docs/system-architecture/design');
  await page.evaluate(() => {
    const root = document.documentElement;
    const note = (): void => {
      root.dataset.languageSet = '';
    };
    new MutationObserver(note).observe(root, { attributeFilter: ['lang'] });
  });
  await sidebarOf(page).getByRole('link', { name: 'Class Diagram' }).click();
  await expect(heading(page)).toHaveText('Class Diagram');
  await expect(page.locator('html')).not.toHaveAttribute('data-language-set');
});

test('after navigation, the title gets focus, and a live region announces the title', async ({ page }) => {
  await page.goto('docs/system-architecture/design');
  // Screen readers announce only text that is added to an existing live region, so the region must exist before
  // navigation.
  await expect(page.locator('[aria-live="polite"]#lectern-announcer')).toHaveText('');
  await sidebarOf(page).getByRole('link', { name: 'Class Diagram' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[aria-live="polite"]#lectern-announcer')).toHaveText(/^Class Diagram/);
});

test('Back and Forward restore the page and the scroll position', async ({ page }) => {
  await page.goto(article);
  await markDocument(page);
  await scrollTo(page, 900);
  // Playwright would scroll to the link before a click, so the click is dispatched as an event.
  await page.getByRole('link', { name: /^Next/ }).dispatchEvent('click');
  await expect(page).not.toHaveURL(article);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect(heading(page)).toHaveText('Use Case Descriptions');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(heading(page)).not.toHaveText('Use Case Descriptions');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('a link to a heading scrolls to the heading, on the current page and on another page', async ({
  page,
}) => {
  await page.goto('tutorial/tutorial-basics/markdown-features');
  await markDocument(page);
  await page.getByRole('article').getByRole('link', { name: 'Tables', exact: true }).click();
  await expect(page).toHaveURL(/#tables$/);
  await expect(page.locator('#tables')).toBeInViewport();
  await expect.poll(() => topOf(page, '#tables')).toBeGreaterThanOrEqual(await barHeight(page));

  await page.getByRole('article').locator('a[href$="create-a-document#front-matter"]').click();
  await expect(page).toHaveURL(/create-a-document#front-matter$/);
  await expect(page.locator('#front-matter')).toBeInViewport();
  await expect(page.locator('#front-matter')).toBeFocused();
  await expect.poll(() => topOf(page, '#front-matter')).toBeGreaterThanOrEqual(await barHeight(page));
  expect(await isMarked(page)).toBe(true);
});

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

function barHeight(page: Page): Promise<number> {
  return page.locator('.navbar').evaluate((element) => Math.max(0, element.getBoundingClientRect().bottom));
}

test('after navigation, the sidebar keeps its scroll position and its open categories', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.goto('docs/system-architecture/class-diagram');
  const sidebar = sidebarOf(page);
  await sidebar.getByText('Test Procedures', { exact: true }).click();
  // While the category opens, the height of the menu changes, which can change its scroll position.
  await untilStill(page);
  const menu = page.locator('#menu');
  await menu.evaluate((element) => {
    element.scrollTop = 200;
  });
  // Playwright scrolls to the element that it clicks, so the test needs the scroll position at the time of the click.
  const before = menu.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        element.addEventListener('click', () => resolve(element.scrollTop), { capture: true, once: true });
      }),
  );
  await sidebar.getByRole('link', { name: 'Version Control' }).click();
  expect(await before).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText('Version Control');
  await expect(sidebar.getByRole('link', { name: 'Unit Testing' })).toBeVisible();
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(await before);
});

test('navigating to another section shows that section’s sidebar', async ({ page }) => {
  await page.goto('docs/intro');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorial' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(sidebarOf(page)).not.toContainText('System Architecture');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About this site' }).click();
  await expect(page).toHaveURL('markdown-page');
  await expect(sidebarOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(sidebarOf(page)).toBeVisible();
});

test('navigating to a page from another build causes a full page load', { tag: '@built' }, async ({
  page,
}) => {
  await page.goto('docs/system-architecture/design');
  await markDocument(page);
  let requests = 0;
  await page.route('**/docs/system-architecture/class-diagram', async (route) => {
    requests += 1;
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/(name="lectern-build" content=")[^"]*/, '$1another');
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  await sidebarOf(page).getByRole('link', { name: 'Class Diagram' }).click();
  await expect(heading(page)).toHaveText('Class Diagram');
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page).toHaveURL('docs/system-architecture/class-diagram');
  await expect.poll(() => scrollTop(page)).toBe(0);
  // One request comes from `fetch`, and one from the page load. More requests would mean a reload loop.
  expect(requests).toBe(2);
  // Before the new document listens for navigation, going back would be a full page load.
  await page.waitForLoadState('load');
  await page.goBack();
  await expect(heading(page)).toHaveText('Design');
});

test.describe('a navigation that gets a 503 response', () => {
  test.use({ allowedMessages: [/status of 503/] });

  test("shows the server's response", async ({ page }) => {
    await page.goto('docs/system-architecture/design');
    await page.route('**/docs/system-architecture/class-diagram', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Come back later.' }),
    );
    await sidebarOf(page).getByRole('link', { name: 'Class Diagram' }).click();
    await expect(page.getByText('Come back later.')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Design');
  });
});

test('clicking another link while a page loads opens the second link’s page', async ({ page }) => {
  await page.goto('docs/system-architecture/design');
  const held = await hold({ page, url: /\/docs\/system-architecture\/class-diagram$/ });
  await sidebarOf(page).getByRole('link', { name: 'Class Diagram' }).click();
  await held.requested;
  await sidebarOf(page).getByRole('link', { name: 'Version Control' }).click();
  await expect(heading(page)).toHaveText('Version Control');
  await held.arrive();
  await expect(heading(page)).toHaveText('Version Control');
  await expect(page).toHaveURL('docs/system-architecture/version-control');
});

test('in a browser without the Navigation API, links cause full page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
  });
  await page.goto('docs/system-architecture/design');
  await markDocument(page);
  await sidebarOf(page).getByRole('link', { name: 'Class Diagram' }).click();
  await expect(heading(page)).toHaveText('Class Diagram');
  expect(await isMarked(page)).toBe(false);
});

test.describe('a link to a file', () => {
  // In a tab that shows only an image, the browser requests `favicon.ico`, which the test server doesn't have.
  test.use({ allowedMessages: [/status of 404/] });

  test('causes a full page load', async ({ page }) => {
    await page.goto('docs/intro');
    await markDocument(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      // On a busy machine, the browser may request the site's icon for the tab only after the click, so the link must
      // lead to another image.
      link.href = `${document.documentElement.dataset.base}img/mode-light.svg`;
      link.textContent = 'An image';
      document.querySelector('main article')?.prepend(link);
    });
    const types: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/mode-light.svg')) types.push(request.resourceType());
    });
    await page.getByRole('link', { name: 'An image' }).click();
    await expect(page).toHaveURL('img/mode-light.svg');
    await expect(page.locator('svg')).toBeVisible();
    expect(types).toEqual(['document']);
  });
});
