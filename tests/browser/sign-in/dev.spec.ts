import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDevServer } from '../../../packages/lectern/dist/dev/server.js';
import { test as base, expect } from '../support/test.js';
import { startAuthorizationServer } from './authorization-server.js';
import { allowedMessages, decide, openForm } from './form.js';
import { writeSite } from './write-site.js';

const test = base.extend<object, { dev: { url: string } }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const authorization = await startAuthorizationServer();
      const siteDir = mkdtempSync(join(tmpdir(), 'lectern-sign-in-'));
      writeSite({ dir: siteDir, origin: authorization.origin });
      const { url, close } = await startDevServer({ siteDir, port: { number: 0 } });
      authorization.registered.add(new URL('oauth2-redirect.html', url).href);
      await use({ url });
      await close();
      authorization.close();
      rmSync(siteDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.url),
});

test.use({ allowedMessages });

for (const language of ['', 'fr/'])
  test(`API console: the dev server fills in the token after a sign-in${language === '' ? '' : ' on a page in another language'}`, async ({
    page,
  }) => {
    const form = await openForm({ page, scheme: 'code', root: language });
    await expect(page.locator('html')).toHaveAttribute('lang', language === '' ? 'en' : 'fr');
    await decide({ page, form, link: 'Allow' });
    await expect(form.getByLabel('Token (code)')).toHaveValue('token by authorization_code');
    await form.getByLabel('Server').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('.api-console')).toContainText('Bearer token by authorization_code');
  });
