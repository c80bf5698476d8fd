import { open } from '../support/page.js';
import { field, options, patient, status } from '../support/search.js';
import { expect, test } from '../support/test.js';

test.slow();

test.describe('a search index that fails to load', () => {
  test.use({ allowedMessages: [/Failed to load|search index failed to load/] });

  test('is reported, and requested again on Retry', { tag: '@built' }, async ({ page }) => {
    await page.route(/search-index\.json/, (route) => route.abort());
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(status(page)).toHaveText('The search index failed to load.');
    await expect(retry).toBeVisible();
    await page.unroute(/search-index\.json/);
    // A module that failed to load is requested again from a URL with a second hash.
    await page.route(/\/stem-\w+-\w+\.js/, (route) => route.abort());
    await retry.click();
    await expect(field(page)).toBeFocused();
    await expect(status(page)).toHaveText('The search index failed to load.', patient);
    await page.unroute(/\/stem-\w+-\w+\.js/);
    await page.keyboard.type('history');
    await expect(status(page)).toHaveText(/pages found for “history”/, patient);
    await expect(retry).toBeHidden();
  });

  for (const [part, url] of [
    ['word file', /\/terms-[\w-]+\.json$/],
    ['file with the text of a page', /\/search\/\w+\/\d+\.json$/],
    ['list of names', /\/names-\w+\.json$/],
  ] as const)
    test(`is reported if one ${part} is missing, and works again after Retry`, {
      tag: '@built',
    }, async ({ page }) => {
      await page.route(url, (route) => route.fulfill({ status: 404, body: '' }));
      await open(page, 'docs/intro');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('history');
      await expect(status(page)).toHaveText('The search index failed to load.', patient);
      await expect(options(page)).toHaveCount(0);
      await page.unroute(url);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(status(page)).toHaveText(/^\d+ pages found for “history”/, patient);
    });

  test('is reported while the browser is offline, and loads when it is online again', {
    tag: '@built',
  }, async ({ page, context }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('radio').first()).toBeVisible(patient);
    await field(page).fill('history');
    await expect(status(page)).toHaveText(/“history”/);
    await context.setOffline(true);
    await field(page).fill('privacy');
    await expect(status(page)).toHaveText('The search index failed to load.');
    await context.setOffline(false);
    await expect(status(page)).toHaveText(/found for “privacy”/, patient);
  });

  test('is replaced by the index of a new deploy while the dialog is open', {
    tag: '@built',
  }, async ({ page }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('history');
    await expect(status(page)).toHaveText(/“history”/, patient);
    // In a new deployment, the index files have new names, and the old files no longer exist.
    const manifest = await (await page.request.get('search-index.json')).text();
    await page.route(/\/search-index\.json$/, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: manifest.replaceAll('/assets/search/', '/assets/search/new/'),
      }),
    );
    await page.route(/\/assets\/search\//, async (route) => {
      const url = route.request().url();
      if (!url.includes('/search/new/')) return route.fulfill({ status: 404, body: '' });
      const response = await page.request.get(url.replace('/search/new/', '/search/'));
      return route.fulfill({ response });
    });
    await field(page).fill('privacy');
    await expect(status(page)).toHaveText(/found for “privacy”/, patient);
    await expect(options(page).first()).toBeVisible();
  });
});
