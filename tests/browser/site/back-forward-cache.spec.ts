import { expect, test } from '../support/test.js';

test('a page is restored from the back/forward cache, with its hydrated islands', {
  tag: '@built',
}, async ({ playwright, baseURL, launchOptions }) => {
  // By default, Playwright disables the back/forward cache.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const route of ['tutorial/tutorial-basics/markdown-features', 'api']) {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        });
      });
      await page.goto(route);
      const root = page.locator('html');
      const mode = await root.getAttribute('data-mode');
      await page.getByRole('button', { name: /Color mode/ }).click();
      await expect(root).not.toHaveAttribute('data-mode', mode ?? '');
      await page.evaluate(() => {
        document.documentElement.dataset.left = 'yes';
      });
      // The browser uses a separate process for a different host.
      const elsewhere = new URL(baseURL ?? '');
      elsewhere.hostname = '127.0.0.1';
      await page.goto(elsewhere.href);
      await page.goBack({ waitUntil: 'commit' });
      await expect(root, `/${route}`).toHaveAttribute('data-left', 'yes');
      await expect(root, `/${route}`).toHaveAttribute('data-persisted', 'true');
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
