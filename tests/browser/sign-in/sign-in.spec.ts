import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../../packages/lectern/dist/build/build.js';
import { serveSite } from '../../../packages/lectern/dist/serve/serve.js';
import { open } from '../support/page.js';
import { test as base, expect } from '../support/test.js';
import type { AuthorizationServer } from './authorization-server.js';
import { startAuthorizationServer } from './authorization-server.js';
import { allowedMessages, decide, openForm } from './form.js';
import { writeSite } from './write-site.js';

const test = base.extend<object, { served: { url: string; authorization: AuthorizationServer } }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const authorization = await startAuthorizationServer();
      const siteDir = mkdtempSync(join(tmpdir(), 'lectern-sign-in-'));
      writeSite({ dir: siteDir, origin: authorization.origin });
      await buildSite({ siteDir });
      const { server, url } = await serveSite({
        outDir: join(siteDir, 'build'),
        base: '/base/',
        port: { number: 0 },
      });
      authorization.registered.add(new URL('oauth2-redirect.html', url).href);
      await use({ url, authorization });
      server.closeAllConnections();
      server.close();
      authorization.close();
      rmSync(siteDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
});

test.use({ allowedMessages });

test.describe('API console: sign-in', () => {
  for (const scheme of ['code', 'isolated', 'openid'])
    test(`the console sends the token from a sign-in with the security scheme ${scheme}`, async ({
      page,
      served,
    }) => {
      const form = await openForm({ page, scheme });
      await expect(form.getByText(/Register this redirect URL/)).toContainText(
        `${served.url}oauth2-redirect.html`,
      );
      await form.getByLabel('Client ID').fill('docs');
      await decide({ page, form, link: 'Allow' });
      await expect(form.getByLabel(`Token (${scheme})`)).toHaveValue('token by authorization_code');
      await expect(form.getByText('The token is filled in. It expires in 10 min.')).toBeVisible();
      await form.getByLabel('Server').selectOption({ index: 1 });
      await form.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.locator('.api-console')).toContainText('Bearer token by authorization_code');
    });

  test('pages in all languages use the same redirect URL', async ({ page, served }) => {
    const form = await openForm({ page, scheme: 'code', root: 'fr/' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(form.getByText(/Register this redirect URL/)).toContainText(
      `${served.url}oauth2-redirect.html`,
    );
    await decide({ page, form, link: 'Allow' });
    await expect(form.getByLabel('Token (code)')).toHaveValue('token by authorization_code');
  });

  test('the console reads the token of the implicit flow from the redirect URL', async ({ page }) => {
    const form = await openForm({ page, scheme: 'implicit' });
    await form.getByLabel('write').check();
    await decide({ page, form, link: 'Allow' });
    await expect(form.getByLabel('Token (implicit)')).toHaveValue('implicit read write');
  });

  test('the console gets a token for client credentials, a password, or a device code without a sign-in window', async ({
    page,
  }) => {
    const app = await openForm({ page, scheme: 'app' });
    await app.getByLabel('Client secret').fill('wrong');
    await app.getByRole('button', { name: 'Get token' }).click();
    await expect(app.getByText('That is not right.')).toBeVisible();
    await app.getByLabel('Client secret').fill('secret');
    await app.getByRole('button', { name: 'Get token' }).click();
    await expect(app.getByLabel('Token (app)')).toHaveValue('token by client_credentials');

    const user = await openForm({ page, scheme: 'user' });
    await user.getByLabel('Username', { exact: true }).fill('ada');
    await user.getByLabel('Password', { exact: true }).fill('lovelace');
    await user.getByRole('button', { name: 'Get token' }).click();
    await expect(user.getByLabel('Token (user)')).toHaveValue('token by password');

    const device = await openForm({ page, scheme: 'device' });
    await device.getByRole('button', { name: 'Get token' }).click();
    await expect(device.getByLabel('Token (device)')).toHaveValue('token by device_code');
  });

  test('the console reports a refused sign-in and a forged response, and gets no token', async ({ page }) => {
    const form = await openForm({ page, scheme: 'code' });
    await decide({ page, form, link: 'Deny' });
    await expect(form.getByText('The user said no.')).toBeVisible();
    await decide({ page, form, link: 'Forge' });
    await expect(form.getByText('The response belongs to another sign-in. Try again.')).toBeVisible();
    await expect(form.getByLabel('Token (code)')).toHaveValue('');
  });

  test('the reader can sign in again after closing the sign-in window', async ({ page }) => {
    const form = await openForm({ page, scheme: 'code' });
    const popup = page.waitForEvent('popup');
    await form.getByRole('button', { name: 'Get token' }).click();
    await (await popup).close();
    await expect(form.getByText(/The sign-in window is closed/)).toBeVisible();
    await decide({ page, form, link: 'Allow' });
    await expect(form.getByLabel('Token (code)')).toHaveValue('token by authorization_code');
  });

  test('the console can refresh a token, and forgets the token on reload unless the reader chose to keep it', async ({
    page,
  }) => {
    const form = await openForm({ page, scheme: 'code' });
    await expect(form.getByRole('button', { name: 'Refresh token' })).toBeHidden();
    await decide({ page, form, link: 'Allow' });
    await form.getByRole('button', { name: 'Refresh token' }).click();
    await expect(form.getByLabel('Token (code)')).toHaveValue('token by refresh_token');
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);

    const reloaded = await openForm({ page, scheme: 'code' });
    await expect(reloaded.getByLabel('Token (code)')).toHaveValue('');
    await reloaded.getByLabel('Client ID').fill('docs');
    await decide({ page, form: reloaded, link: 'Allow' });
    await expect(reloaded.getByLabel('Token (code)')).toHaveValue('token by authorization_code');
    await reloaded.getByLabel('Remember until this tab is closed').check();
    const other = await openForm({ page, scheme: 'code', operation: 'changeMe' });
    await expect(other.getByLabel('Token (code)')).toHaveValue('token by authorization_code');
    await expect(other.getByLabel('Client ID')).toHaveValue('docs');
    await other.getByRole('button', { name: 'Refresh token' }).click();
    await expect(other.getByLabel('Token (code)')).toHaveValue('token by refresh_token');
  });

  test.describe('a token URL on an origin that the OpenAPI document does not name', () => {
    test.use({
      allowedMessages: [/left the site: http:\/\/(?:127\.0\.0\.1|localhost):|Content Security Policy/],
    });

    test('is blocked by the site’s content security policy, and the message says so', async ({ page }) => {
      const form = await openForm({ page, scheme: 'elsewhere' });
      await decide({ page, form, link: 'Allow' });
      await expect(
        form.getByText(/content security policy does not allow requests to http:\/\/localhost:/),
      ).toBeVisible();
    });
  });
});

test('API console: sending a GET request with a body reports that browsers cannot send it', async ({
  page,
}) => {
  await open(page, 'api/users/find');
  await page.getByRole('button', { name: /Try it/ }).click();
  const form = page.locator('.api-console-form');
  await form.getByLabel('Server').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('.api-console')).toContainText('browsers can’t send a body with GET');
});
