import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold.js';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

async function openConsole(section: Locator): Promise<Locator> {
  await section.getByRole('button', { name: /^Try it/ }).click();
  const form = section.locator('form');
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible();
  return form;
}

function operation(page: Page, id: string): Locator {
  return page.locator(`[data-place="${id}"]`);
}

test('API reference: a code sample in an additional language follows the values in the “Try it” form', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'api#addPet');
  const section = operation(page, 'addPet');
  await section.getByText('More languages').click();
  const choice = section.getByRole('group', { name: 'Code sample for Add a pet in another language' });
  await choice.getByRole('button', { name: 'Go' }).click();
  await expect(choice.getByRole('button', { pressed: true })).toHaveText('Go');
  const code = section.locator('.api-more-samples code');
  await expect(code).toContainText('http.NewRequest("POST", "https://petstore.example/v1/pet"');
  const form = await openConsole(section);
  await form.getByRole('textbox', { name: 'application/json' }).fill('{ "name": "Pepper" }');
  await expect(code).toContainText('"Pepper"');
  await choice.getByRole('button', { name: 'Java', exact: true }).press('Enter');
  await expect(code).toContainText('HttpRequest.newBuilder');
  await expect(choice.getByRole('button', { pressed: true })).toHaveText('Java');
  await choice.getByRole('button', { name: 'Java', exact: true }).press('Enter');
  await expect(code).toHaveCount(0);
});

test('API reference: the list of code sample languages opens before its script has loaded', {
  tag: '@built',
}, async ({ page }) => {
  const script = await hold({ page, url: /\/MoreSamples-[\w-]+\.js$/ });
  await open(page, 'api#addPet');
  const section = operation(page, 'addPet');
  const list = section.locator('details', { hasText: 'More languages' });
  await section.getByText('More languages').press('Enter');
  await script.requested;
  await expect(list).toHaveAttribute('open');
  script.release();
  await expect(list.getByRole('button')).toHaveCount(9);
  await expect(list).toHaveAttribute('open');
});

test('API reference: operations contain no form fields until the reader opens “Try it”', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'api');
  await expect(page.locator('.api-operation')).not.toHaveCount(0);
  await expect(page.locator('.api-operation :is(input, select, textarea, fieldset)')).toHaveCount(0);
});

test('API reference: an operation can be copied as Markdown, and “Expand all” opens and closes all of its sections', {
  tag: '@built',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'api#getPetById');
  const section = operation(page, 'getPetById');
  await section.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^### Get a pet\n/);
  expect(copied).toContain('petId');
  expect(copied).not.toContain('Get an order');

  const closed = section.locator('.api-parts details:not([open])');
  await expect(closed).not.toHaveCount(0);
  await section.getByRole('button', { name: 'Expand all' }).click();
  await expect(section.locator('.api-parts > * details').first()).toHaveAttribute('open', '');
  await expect(section.locator('[data-copy]')).not.toHaveCount(0);
  await expect(closed).toHaveCount(0);
  await section.getByRole('button', { name: 'Expand all' }).click();
  await expect(section.locator('.api-parts details[open]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^# .*### Get a pet\n.*Get an order/s);
  // The next test uses the same context, which would keep the permissions.
  await context.clearPermissions();
});

test.describe('API reference with a server', () => {
  test.use({ allowedMessages: [/^left the site: https:\/\/petstore\.example\/|Failed to load resource/] });

  test('a request that violates the OpenAPI document can be sent anyway, with extra headers', {
    tag: '@built',
  }, async ({ page }) => {
    const sent: { url: string; trace: string | undefined; body: string | null }[] = [];
    await page.route('https://*.example/**', async (route) => {
      const request = route.request();
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      sent.push({ url: request.url(), trace: request.headers()['x-trace'], body: request.postData() });
      await route.fulfill({ status: 422, json: { message: 'No', code: 7 }, headers });
    });
    await open(page, 'api#addPet');
    const form = await openConsole(operation(page, 'addPet'));
    await form.getByLabel('Server').selectOption('https://petstore.example/v1');
    await form.getByText('Additional headers and query parameters').click();
    await form.getByLabel('Headers', { exact: true }).fill('X-Trace: 7');
    await form.getByLabel('Query parameters', { exact: true }).fill('debug=a b');
    await form.getByRole('textbox', { name: 'application/json' }).fill('{ "id": "seven" }');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(form.locator('.api-send').getByRole('status')).toHaveText(/^Not sent/);
    expect(sent).toEqual([]);
    await form.getByRole('button', { name: 'Send anyway' }).click();
    await expect(form.locator('.api-send').getByRole('status')).toHaveText(/^422/);
    expect(sent).toEqual([
      { url: 'https://petstore.example/v1/pet?debug=a%20b', trace: '7', body: '{ "id": "seven" }' },
    ]);
    await expect(form.getByRole('figure').locator('.tk-v')).toHaveText(['"message"', '"code"']);

    await form.getByRole('textbox', { name: 'application/json' }).fill('{}');
    await form.getByText(/^Request history/).click();
    await form.getByRole('button', { name: /^POST https:\/\/petstore\.example\/v1\/pet\S* 422/ }).click();
    await expect(form.getByRole('textbox', { name: 'application/json' })).toHaveValue('{ "id": "seven" }');
  });
});

test('API reference: a click before the script loads takes effect once the script has loaded', {
  tag: '@built',
}, async ({ page }) => {
  const script = await hold({ page, url: /\/api-pages-[\w-]+\.js$/ });
  await open(page, 'api');
  const button = operation(page, 'addPet').getByRole('button', { name: 'Expand all' });
  // Assistive technology may send a click without any pointer events.
  await button.evaluate((element: HTMLElement) => element.click());
  await script.requested;
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  script.release();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});
