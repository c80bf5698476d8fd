import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes, sampleRoutes } from '../routes.js';
import { hydrateAll } from '../support/page.js';
import { expect, test } from '../support/test.js';

/* In every test, `support/test.ts` checks that nothing is reported and no request leaves the site. */

/** Hydrates all islands of a page, and waits for the last one. */
async function hydrateAndWait(page: Page): Promise<void> {
  await hydrateAll(page);
  const before = await page.locator('html').getAttribute('data-mode');
  await page.getByRole('button', { name: /Color mode/ }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-mode', before ?? '');
  const copyButtons = page.locator('.copy-button');
  await expect(copyButtons).toHaveText(Array.from({ length: await copyButtons.count() }, () => 'Copy'));
}

/** Returns the content security policy in `_headers`, which the tests' web server sends. */
async function contentSecurityPolicy(): Promise<string> {
  const headers = await readFile('site/build/_headers', 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  expect(policy).toBeDefined();
  return policy ?? '';
}

// One visit is enough for all checks of a page, because opening pages takes most of the time. There are several tests,
// so that workers can share the pages.
const parts = 4;
for (let part = 0; part < parts; part += 1) {
  test(`console: every page logs nothing with all islands hydrated, under the published CSP, in print, and in forced colors (part ${part + 1} of ${parts})`, {
    tag: '@built',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const policy = await contentSecurityPolicy();
    for (const route of routes.filter((_, index) => index % parts === part)) {
      await test.step(`/${route}`, async () => {
        await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
        const response = await page.goto(route);
        expect(response?.headers()['content-security-policy']).toBe(policy);
        await hydrateAndWait(page);
        await page.emulateMedia({ media: 'print', forcedColors: 'active' });
        await expect.soft(page.getByRole('heading', { level: 1 }), `/${route}`).toBeVisible();
        await expect.soft(page.getByRole('banner'), `/${route}`).toBeHidden();
      });
    }
  });
}

test('console: a page of each type logs nothing with all islands hydrated', async ({ page }) => {
  for (const route of sampleRoutes) {
    await test.step(`/${route}`, async () => {
      await page.goto(route);
      await hydrateAndWait(page);
    });
  }
});

test('islands look the same before and after hydration', async ({ page }) => {
  await page.goto('tutorial/tutorial-basics/markdown-features');
  // Image zoom, which isn't an island, turns each image into a button a second later.
  await expect(page.locator('.medium-zoom-image').first()).toBeAttached();
  const html = (): Promise<string> =>
    page.getByRole('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      // A live editor hides its highlighted copy from screen readers. Without JavaScript, there is only the copy.
      for (const code of copy.querySelectorAll('.live-editor pre')) code.removeAttribute('aria-hidden');
      return copy.innerHTML;
    });
  const before = await html();
  await hydrateAndWait(page);
  expect(await html()).toBe(before);
});
