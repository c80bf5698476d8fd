import type { Page } from '@playwright/test';
import { loadAxe, violationsOf } from '../support/axe.js';
import { isMarked, markDocument, untilReloaded } from '../support/page.js';
import { expect, test } from '../support/test.js';

test.use({
  allowedMessages: [/The chart could not be drawn|There is no camera|status of 404|failed to hydrate/],
});

test('an island that crashes shows its error and “Try again”, and the other islands stay interactive', async ({
  page,
  messages,
}) => {
  await page.goto('docs/three');
  await page.getByTestId('counter-inner').click();
  await expect(page.getByTestId('counter-inner')).toHaveText('inner was clicked 1 times');
  const before = messages.length;
  await page.getByRole('button', { name: 'Draw the chart' }).click();

  const view = page.getByRole('region', { name: 'Page Error' });
  await expect(view.getByRole('alert')).toContainText('This page crashed.');
  await expect(view.getByRole('listitem')).toHaveText([
    'The chart could not be drawn.',
    'There are no numbers.',
  ]);
  const details = view.locator('details');
  await expect(details).not.toHaveAttribute('open');
  await details.getByText('Error details').click();
  await expect(details.locator('pre')).toContainText('TypeError: There are no numbers.');
  await expect(details.locator('pre')).toContainText('Crash');
  expect(messages.length).toBeGreaterThan(before);
  await loadAxe(page);
  expect(await violationsOf({ page, within: '.error-view' })).toEqual([]);

  await expect(page.getByText('Words before the chart.')).toBeVisible();
  await expect(page.getByText('Words within the chart.')).toBeVisible();
  for (const [name, count] of [
    ['inner', 2],
    ['after', 1],
  ]) {
    await page.getByTestId(`counter-${name}`).click();
    await expect(page.getByTestId(`counter-${name}`)).toHaveText(`${name} was clicked ${count} times`);
  }

  // The component throws until this property is set.
  await page.evaluate(() => {
    Object.assign(window, { mended: true });
  });
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect(view).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Draw the chart' })).toBeVisible();
  await expect(page.getByText('Words within the chart.')).toBeVisible();
  await expect(page.getByTestId('counter-inner')).toHaveText('inner was clicked 2 times');
});

test('an island that crashes during hydration shows its error and “Try again”; the rest of the page stays', async ({
  page,
}) => {
  await page.goto('docs/three');
  await page.getByRole('button', { name: 'Take a picture' }).hover();
  const view = page.getByRole('region', { name: 'Page Error' });
  await expect(view).toContainText('There is no camera.');
  await expect(page.getByRole('article')).toContainText('Words before the chart.');
  await expect(page.getByTestId('counter-after')).toBeVisible();
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect(view).toContainText('There is no camera.');
  await page.getByRole('link', { name: 'One' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
  await expect(view).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Take a picture' })).toBeVisible();
});

test('a page whose scripts were removed by a deploy is reloaded', { tag: '@built' }, async ({ page }) => {
  const island = /\/Crash-[\w-]+\.js$/;
  await page.goto('docs/three');
  await markDocument(page);
  await page.route(island, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/docs/three', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(name="lectern-build" content=")[^"]*/, '$1another');
    await route.fulfill({ response, body });
  });
  await page.getByRole('button', { name: 'Draw the chart' }).hover();
  await untilReloaded(page);
});

test.describe('a page whose scripts were requested while the reader was offline', () => {
  test.use({ allowedMessages: [/failed to hydrate|ERR_FAILED/] });

  test('hydrates its islands once the reader is online', { tag: '@built' }, async ({ page, messages }) => {
    await page.goto('docs/three');
    await failToHydrateOffline({ page, messages });
    await page.unroute('**');
    await page.getByTestId('counter-after').hover();
    await expect(async () => {
      await page.getByTestId('counter-after').click();
      await expect(page.getByTestId('counter-after')).toContainText('after was clicked', { timeout: 1000 });
    }).toPass();
  });

  test('is reloaded if the browser caches the failed request', { tag: '@built' }, async ({
    page,
    messages,
  }) => {
    await page.goto('docs/three');
    await markDocument(page);
    await failToHydrateOffline({ page, messages });
    await page.unroute('**');
    // Before version 156, Chromium never requests a failed module again. The route simulates this.
    await page.route(/\/react-[\w-]+\.js$/, async (route) =>
      (await isMarked(page)) ? route.abort() : route.continue(),
    );
    await page.getByTestId('counter-after').hover();
    await untilReloaded(page);
    await page.getByTestId('counter-after').click();
    await expect(page.getByTestId('counter-after')).toHaveText('after was clicked 1 times');
  });
});

test('a page with missing scripts is reloaded only once, not endlessly', { tag: '@built' }, async ({
  page,
}) => {
  const asked = { document: 0, fetch: 0 };
  await page.route(/\/Load-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/docs/two', async (route) => {
    const isDocument = route.request().resourceType() === 'document';
    asked[isDocument ? 'document' : 'fetch'] += 1;
    const response = await route.fetch();
    const body = (await response.text()).replace(/(name="lectern-build" content=")[^"]*/, '$1another');
    await route.fulfill(isDocument ? { response } : { response, body });
  });
  await page.goto('docs/two');
  await expect.poll(() => asked.fetch).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual({ document: 2, fetch: 2 });
});

/** Resolves once the page has detected that it is offline. */
async function failToHydrateOffline({ page, messages }: { page: Page; messages: string[] }): Promise<void> {
  await page.route('**', (route) => route.abort());
  const probed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('button', { name: 'Draw the chart' }).hover();
  await probed;
  await expect.poll(() => messages.some((message) => message.includes('failed to hydrate'))).toBe(true);
}
