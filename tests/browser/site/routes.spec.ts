import type { Page } from '@playwright/test';
import { routes } from '../routes.js';
import { expect, test } from '../support/test.js';

/** On a busy machine, a server may close an idle connection. */
const retried = { maxRetries: 2 };

/** @param page - A blank page, because the site's CSP requires Trusted Types, which forbids parsing strings. */
async function readHtml(page: Page, address: string) {
  const response = await page.request.get(address, retried);
  const found = await page.evaluate(
    (text) => {
      const html = new DOMParser().parseFromString(text, 'text/html');
      const count = (selector: string): number => html.querySelectorAll(selector).length;
      return {
        headings: count('h1'),
        mains: count('main'),
        banners: count('header:not(:is(main, article, section, nav, aside) *)'),
        footers: count('footer:not(:is(main, article, section, nav, aside) *)'),
        title: html.title,
        description: html.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
        canonical: html.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      };
    },
    await response.text(),
  );
  return { status: response.status(), ...found };
}

test('every page has a unique title, a description, a canonical URL, a single h1, and its landmarks', async ({
  page,
  baseURL,
}) => {
  // The dev server compiles each page on request.
  test.setTimeout(routes.length * 3000);
  await page.goto('about:blank');
  const titles = new Map<string, string>();
  for (const route of routes) {
    await test.step(`/${route}`, async () => {
      const { title, description, ...found } = await readHtml(page, new URL(route, baseURL).href);
      expect.soft(found, route).toEqual({
        status: 200,
        headings: 1,
        mains: 1,
        banners: 1,
        footers: 1,
        canonical: `https://aacommodate.github.io/aac-voice-api/${route}`,
      });
      expect.soft(title, route).toContain('AAC Voice API');
      expect.soft(titles.get(title), `title of /${route} is that of another page`).toBeUndefined();
      titles.set(title, route);
      expect.soft(description.length, `description of /${route}`).toBeGreaterThan(20);
    });
  }
});

test('routes.ts, which lists the pages to test, contains every page in the sitemap', {
  tag: '@built',
}, async ({ request, baseURL }) => {
  const sitemap = await (await request.get('sitemap.xml', retried)).text();
  const path = new URL(baseURL ?? '').pathname;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(path.length),
  );
  const asked = new Set<string>(routes);
  expect(listed.length).toBeGreaterThan(90);
  expect(listed.filter((route) => !asked.has(route))).toEqual([]);
});

test('the server responds to the URL of a page with and without .html at the end', async ({ request }) => {
  for (const path of ['docs/intro.html', 'docs/intro', 'index.html', 'tutorial/intro.html']) {
    const response = await request.get(path, retried);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(await response.text(), path).toContain('<main');
  }
});

test('/docs redirects to the introduction', async ({ page }) => {
  await page.goto('docs');
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
});

test('a URL outside of the base path gets a redirect or a 404 response', async ({ request, baseURL }) => {
  const outside = new URL('/', baseURL).href;
  const response = await request.get(outside, { ...retried, maxRedirects: 0 });
  expect([302, 404]).toContain(response.status());
  const withoutSlash = await request.get((baseURL ?? '').replace(/\/$/, ''), retried);
  expect(withoutSlash.status()).toBe(200);
});

test.describe('a URL without a page', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('gets a 404 response and shows the 404 page', async ({ page }) => {
    const response = await page.goto('docs/nope');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });

  test('shows the 404 page after client-side navigation', async ({ page }) => {
    await page.goto('docs/intro');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'nope';
      link.textContent = 'Nowhere';
      document.querySelector('main article')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Nowhere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveURL(/\/docs\/nope$/);
  });
});

test('each navbar link leads to its page and is marked as current there', async ({ page }) => {
  await page.goto('');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const { name, route } of [
    { name: 'Documentation', route: 'docs/intro' },
    { name: 'Tutorial', route: 'tutorial/intro' },
  ]) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(route);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', /page|true/);
  }
  await expect(bar.getByRole('link', { name: 'Documentation' })).not.toHaveAttribute('aria-current');
  await expect(bar.getByRole('link', { name: 'Source' })).toHaveAttribute('href', /^https:\/\/github\.com\//);
  await page.getByRole('banner').getByRole('link', { name: 'AAC Voice API' }).click();
  await expect(page).toHaveURL('');
});

test('the skip link is the first tab stop and leads to the main content', async ({ page }) => {
  await page.goto('docs/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
