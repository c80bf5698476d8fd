import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite } from '../../../packages/lectern/dist/build/build.js';
import { serveSite } from '../../../packages/lectern/dist/serve/serve.js';
import { hydrateAll, open } from '../support/page.js';
import { test as base, expect } from '../support/test.js';
import { payloads } from './payloads.js';
import { writeSite } from './write-site.js';

interface Watched {
  /** The CSP violations so far, and `executed` for each payload that has run. */
  found: string[];
}

const test = base.extend<{ watched: Watched }, { served: { url: string; routes: string[] } }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const siteDir = mkdtempSync(join(tmpdir(), 'lectern-hostile-'));
      writeSite(siteDir);
      const outDir = join(siteDir, 'build');
      await buildSite({ siteDir });
      const { server, url } = await serveSite({ outDir, base: '/hostile/', port: { number: 0 } });
      const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
      const routes = [...sitemap.matchAll(/<loc>https:\/\/example\.com\/hostile\/([^<]*)<\/loc>/g)].map(
        ([, route = '']) => route.replaceAll('&amp;', '&'),
      );
      await use({ url, routes });
      server.closeAllConnections();
      server.close();
      rmSync(siteDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
  watched: async ({ page, context }, use) => {
    const found: string[] = [];
    context.on('dialog', (dialog) => {
      found.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.exposeFunction('tellViolation', (text: string) => found.push(text));
    await page.addInitScript(() => {
      // Payloads set `window.executed`. The setter reports each payload that runs, from every frame and origin.
      Object.defineProperty(window, 'executed', {
        set: () =>
          (window as Window & { tellViolation?: (text: string) => void }).tellViolation?.('executed'),
      });
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        (window as Window & { tellViolation?: (text: string) => void }).tellViolation?.(
          `${effectiveDirective} ${blockedURI} ${sample}`,
        ),
      );
    });
    await use({ found });
  },
});

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => Object.hasOwn(Object.prototype, 'executed'))).toBe(false);
  expect(await page.locator('[onerror], [onload], [onfocus], [onclick], iframe[srcdoc]').count()).toBe(0);
}

test("hostile strings in a site's content and settings run no code and break no page, even after hydration", async ({
  page,
  served,
  watched,
}) => {
  test.setTimeout(300_000);
  expect(served.routes.length).toBeGreaterThan(2 * payloads.length);
  // The inline event handlers in `docs/raw` cause CSP violations. The last test checks that page.
  for (const route of served.routes.filter((name) => name !== 'docs/raw')) {
    await test.step(route, async () => {
      await open(page, route);
      await hydrateAll(page);
      await expectWhole(page);
      expect({ route, found: watched.found }).toEqual({ route, found: [] });
    });
  }
});

test('a hostile string is shown verbatim in the title, the article, and code blocks', async ({
  page,
  watched,
}) => {
  for (const [index, payload] of payloads.entries()) {
    await open(page, `docs/p${index}`);
    const shown = payload.replace(/\s+/g, ' ').trim();
    expect((await page.title()).replace(/\s+/g, ' ')).toContain(shown.slice(0, 20));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(payload);
    expect(
      await page
        .locator('#marker')
        .evaluate((element) => [element.textContent, element.getAttribute('title')]),
    ).toEqual([payload, payload]);
    await expect(page.locator('pre').first()).toContainText(payload.slice(0, 12));
  }
  expect(watched.found).toEqual([]);
});

test.describe('missing URLs', () => {
  test.use({ allowedMessages: [/status of 40[04]/] });

  test('hostile queries, hashes, and paths run no code and break no page', async ({ page, watched }) => {
    test.setTimeout(180_000);
    for (const payload of payloads) {
      const encoded = encodeURIComponent(payload);
      await open(page, `search?q=${encoded}`);
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(
        payload.replace(/[\r\n]/g, ''),
      );
      for (const hash of [encoded, payload, `:~:text=${encoded}`]) {
        await page.goto(`docs/p0#${hash}`);
        await expectWhole(page);
      }
      // The server rejects URLs with a backslash.
      await page.goto(`missing-${encoded.replaceAll('%5C', '')}?a=${encoded}#${encoded}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(watched.found).toEqual([]);
  });
});

test('hostile text in the search field runs no code, and is shown as text in the results', async ({
  page,
  watched,
}) => {
  test.setTimeout(120_000);
  await open(page, 'docs/p0');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  for (const payload of payloads) {
    await field.fill(payload);
    await expect(page.locator('dialog [role="option"], dialog [role="status"]').first()).toBeAttached();
  }
  await field.fill('executed');
  await expect(page.locator('dialog [role="option"]').first()).toContainText('executed');
  expect(await page.locator('dialog :is(script, iframe, img, svg[onload])').count()).toBe(0);
  expect(watched.found).toEqual([]);
});

test.describe("HTML in the author's Markdown", () => {
  test.use({ allowedMessages: [/Content Security Policy|Content-Security-Policy|status of 404/] });

  test('that would run code is blocked by the content security policy', async ({ page, watched }) => {
    await open(page, 'docs/raw');
    await page.locator('#link').click();
    await page.getByRole('link', { name: 'other' }).click();
    await expect.poll(() => watched.found.length).toBeGreaterThan(2);
    // A `script-src` violation means that the CSP blocked a payload.
    expect(watched.found.filter((text) => !text.startsWith('script-src'))).toEqual([]);
  });
});
