import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name?: string; $ref?: string }[];
  responses: Record<string, unknown>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

const description = parse(readFileSync('site/openapi/petstore.yaml', 'utf8')) as Description;
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'put', 'post', 'delete', 'patch'].includes(method))
    .map(([method, operation]) => ({ path, method, ...operation })),
);

async function openConsole(page: Page, id: string): Promise<Locator> {
  const section = page.locator(`[data-place="${id}"]`);
  await section.getByRole('button', { name: /^Try it/ }).click();
  const form = section.locator('form');
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible();
  return form;
}

function statusOf(form: Locator): Locator {
  return form.locator('.api-send').getByRole('status');
}

test.describe('API reference without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every operation, parameter, response, and schema is readable', async ({ page }) => {
    await page.goto('api');
    expect(operations).toHaveLength(19);
    for (const { operationId, path, method, summary, parameters = [], responses } of operations) {
      const section = page.locator(`[data-place="${operationId}"]`);
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(summary);
      await expect(section.locator('.api-endpoint')).toHaveText(`${method.toUpperCase()} ${path}`);
      for (const { name } of parameters.filter((parameter) => parameter.name !== undefined))
        await expect(section.locator('.api-fields > div > dt', { hasText: name })).toBeVisible();
      for (const status of Object.keys(responses))
        await expect(page.locator(`[id="${operationId}-response-${status}"]`)).toBeVisible();
      await expect(section.locator('.tab-title', { hasText: 'curl' })).toBeVisible();
      await expect(page.locator(`.sidebar a[href$="#${operationId}"]`)).toBeVisible();
    }
    for (const name of Object.keys(description.components.schemas))
      await expect(
        page.locator('.api-schema > h3').filter({ hasText: new RegExp(`^${name}$`) }),
      ).toBeVisible();
    for (const name of Object.keys(description.components.securitySchemes))
      await expect(page.locator('.api-scheme > h3').filter({ hasText: name })).toBeVisible();
    await expect(page.getByLabel('Filter operations')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Try it/ })).toHaveCount(0);
    const answer = page.locator('[id="getPetById-response-200"]');
    await answer.getByText('Fields of Pet').click();
    await answer.getByRole('link', { name: 'Pet, in the list of schemas' }).click();
    await expect(page).toHaveURL(/api#schema/i);
  });
});

test('API reference: the sidebar can be filtered, the URL follows the scroll position, and schemas expand in place', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'api#getOrderById');
  const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
  await expect(page.getByRole('heading', { name: 'Get an order' })).toBeInViewport();
  await expect(sidebar.locator('[aria-current="location"]')).toHaveText(/Get an order/);
  expect(await page.locator('#menu').evaluate((menu) => menu.getBoundingClientRect().width)).toBe(300);

  const length = await page.evaluate(() => history.length);
  await page.getByRole('heading', { name: 'Get a pet' }).evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveURL(/#getPetById$/);
  await expect(sidebar.locator('[aria-current="location"]')).toHaveText(/Get a pet/);
  expect(await page.evaluate(() => history.length)).toBe(length);

  const answer = page.locator('[id="getPetById-response-200"]');
  await answer.getByText('Fields of Pet').click();
  await expect(answer.getByText('The name of the pet.')).toBeVisible();
  await answer.getByText('Fields of Category').click();
  await expect(answer.locator('[data-copy] [data-copy]')).toBeVisible();

  await page.getByLabel('Filter operations').fill('order post');
  await expect(sidebar.getByRole('status')).toHaveText('1 found');
  await expect(sidebar.getByRole('link')).toHaveText(['POST Order a pet']);
  await sidebar.getByRole('link', { name: 'Order a pet' }).click();
  await expect(page).toHaveURL(/#placeOrder$/);
  await page.getByLabel('Filter operations').fill('');
  await expect(sidebar.locator('a[href*="#"]:not([href*="#intro-"]):visible')).toHaveCount(operations.length);
  await page.goBack();
  await expect(page).toHaveURL(/#getPetById$/);
  await expect(answer.getByText('The name of the pet.')).toBeVisible();
});

test('API reference on narrow screens: a link in the menu closes the menu and leads to the operation', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'api');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByLabel('Filter operations').fill('upload');
  await page.locator('#menu').getByRole('link', { name: 'Upload an image of a pet' }).click();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Upload an image of a pet' })).toBeInViewport();
});

test('API reference: the chosen language of code samples is remembered', { tag: '@built' }, async ({
  page,
}) => {
  await open(page, 'api');
  const first = page.locator('[data-place="updatePet"]');
  const other = page.locator('[data-place="getInventory"]');
  await first.getByRole('tab', { name: 'Python' }).click();
  const samples = other.locator('.api-samples');
  await samples.getByRole('tablist').scrollIntoViewIfNeeded();
  await expect(samples.getByRole('tabpanel')).toContainText('requests.');
  await page.reload();
  await expect(samples.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  await expect(samples.getByRole('tabpanel')).toContainText('requests.');
});

test('API reference: the mock responds to valid requests, and the browser stores no credentials', async ({
  page,
  context,
}) => {
  await open(page, 'api');
  const search = await openConsole(page, 'findPetsByStatus');
  await expect(search.getByText('Responses are generated in your browser; nothing is sent.')).toBeVisible();
  await search.getByRole('button', { name: 'Send' }).click();
  await expect(statusOf(search)).toHaveText(/^401 Unauthorized/);
  await search.getByLabel('Token (petstore_auth)').fill('a-secret-token');
  await search.getByLabel('pending').check();
  await search.getByRole('button', { name: 'Send' }).click();
  await expect(statusOf(search)).toHaveText(/^200 OK, \d+ ms$/);
  await expect(search.getByRole('figure', { name: 'Response body' })).toContainText('"name"');
  await search.getByText('Response headers').click();
  await expect(search.getByText('application/json')).toBeVisible();

  const add = await openConsole(page, 'addPet');
  await expect(add.getByLabel('Token (petstore_auth)')).toHaveValue('a-secret-token');
  const body = add.getByRole('textbox', { name: 'application/json' });
  await expect(body).toHaveValue(/"photoUrls"/);
  await body.fill('{ "id": "seven", "photoUrls": [] }');
  await add.getByRole('button', { name: 'Send' }).click();
  await expect(body).toBeFocused();
  await expect(body).toHaveAccessibleDescription(
    /name is missing.*id must be a whole number|id must.*name is missing/,
  );
  await expect(statusOf(add)).toHaveText(/^Not sent/);
  await body.fill('{ "name": "Miso" ');
  await expect(body).toHaveAccessibleDescription(/not JSON/);
  await body.fill('{ "name": "Pepper", "photoUrls": [] }');
  await expect(body).not.toHaveAttribute('aria-invalid');
  await add.getByRole('button', { name: 'Send' }).click();
  await expect(statusOf(add)).toHaveText(/^200 OK/);
  await expect(add.getByRole('figure')).toContainText('"name": "Pepper"');

  const upload = await openConsole(page, 'uploadFile');
  await upload.getByLabel('petId').fill('none');
  await upload.getByRole('button', { name: 'Send' }).click();
  await expect(upload.getByLabel('petId')).toBeFocused();
  await expect(upload.getByLabel('petId')).toHaveAccessibleDescription(/whole number.*The ID of the pet/);
  await expect(upload.getByLabel('image')).toHaveAccessibleDescription('image is missing.');
  await upload.getByLabel('petId').fill('7');
  await upload.getByLabel('image').setInputFiles({
    name: 'pet.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not really'),
  });
  await upload.getByRole('button', { name: 'Send' }).click();
  await expect(statusOf(upload)).toHaveText(/^200 OK/);

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('secret');
  expect(await context.cookies()).toEqual([]);
});

test('API reference: a malformed XML body is reported, and a well-formed one is sent', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'api');
  const add = await openConsole(page, 'addPet');
  await add.getByLabel('Token (petstore_auth)').fill('a-token');
  await add.getByLabel('Content type').selectOption('application/xml');
  const body = add.getByRole('textbox', { name: 'application/xml' });
  await expect(body).toHaveValue(/^<pet>[\s\S]*<\/pet>\s*$/);
  await body.fill('<pet><name>Miso</pet>');
  await add.getByRole('button', { name: 'Send' }).click();
  await expect(body).toBeFocused();
  await expect(body).toHaveAccessibleDescription(/not well-formed XML: error on line 1/);
  await body.fill('{ "name": "Miso" }');
  await expect(body).toHaveAccessibleDescription('The body is not XML.');
  await body.fill('<pet><name>Miso</name><photoUrls/></pet>');
  await add.getByRole('button', { name: 'Send' }).click();
  await expect(statusOf(add)).toHaveText(/^200 OK/);
});

test('the “Try it” form works with the keyboard alone', { tag: '@built' }, async ({ page }) => {
  await open(page, 'api#getPetById');
  const section = page.locator('[data-place="getPetById"]');
  await section.getByRole('button', { name: /^Try it/ }).focus();
  await page.keyboard.press('Enter');
  const form = section.locator('form');
  await expect(form.getByLabel('Server')).toBeVisible();
  for (const name of [
    'Server',
    'Sign in with',
    'Key (api_key)',
    'Remember until this tab is closed',
    'petId',
  ]) {
    await page.keyboard.press('Tab');
    await expect(form.getByLabel(name)).toBeFocused();
    if (name.startsWith('Key')) await page.keyboard.type('any');
  }
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(statusOf(form)).toHaveText(/^200 OK/);
  await expect(form.getByRole('figure')).toContainText('"id": 12');
  await section.getByRole('button', { name: /^Try it/ }).press('Space');
  await expect(form).toBeHidden();
  await section.getByText('Fields of Pet').press('Enter');
  await expect(section.getByText('The name of the pet.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(section.locator('[data-copy]').getByRole('link', { name: 'Category' })).toBeFocused();
});

test.describe('API reference with a server', () => {
  test.use({
    allowedMessages: [/^left the site: https:\/\/petstore(-test)?\.example\/|Failed to load resource/],
  });

  test('sends a request with the reader’s API key, cancels a request, and reports a CORS failure', {
    tag: '@built',
  }, async ({ page, messages }) => {
    const sent: { method: string; url: string; key: string | undefined }[] = [];
    let hold = true;
    let release = (): void => undefined;
    await page.route('https://*.example/**', async (route) => {
      const request = route.request();
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
      sent.push({ method: request.method(), url: request.url(), key: request.headers().api_key });
      if (request.url().includes('petstore-test')) return route.abort();
      if (hold)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      await route.fulfill({ json: { id: 7, name: 'Real' }, headers: cors }).catch(() => undefined);
    });
    await open(page, 'docs/intro');
    // After client-side navigation, the CSP of the previous page still applies.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/aac-voice-api/api#getPetById';
      link.textContent = 'API';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'API', exact: true }).click();
    const form = await openConsole(page, 'getPetById');
    await expect(form).toHaveCSS('display', 'block');
    await form.getByLabel('Server').selectOption('https://petstore.example/v1');
    await expect(form.getByText('sends this request to https://petstore.example/v1')).toBeVisible();
    await form.getByLabel('Key (api_key)').fill('my-key');
    expect(messages).toEqual([]);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(statusOf(form)).toHaveText('Sending…');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(statusOf(form)).toHaveText('The request was canceled.');
    hold = false;
    release();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(statusOf(form)).toHaveText(/^200 OK/);
    await expect(form.getByRole('figure')).toContainText('"name": "Real"');
    const expected = { method: 'GET', url: 'https://petstore.example/v1/pet/7', key: 'my-key' };
    expect(sent).toEqual([expected, expected]);

    await form.getByLabel('environment').selectOption('petstore-test');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(statusOf(form)).toHaveText(/may not allow requests from other sites \(CORS\)/);
  });
});
