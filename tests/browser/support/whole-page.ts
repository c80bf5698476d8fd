import { readFile } from 'node:fs/promises';
import type { Page, Response } from '@playwright/test';
import { hydrateAll } from './page.js';
import { expect } from './test.js';

export async function hydrateAndWait(page: Page): Promise<void> {
  await hydrateAll(page);
  const before = await page.locator('html').getAttribute('data-mode');
  await page.getByRole('button', { name: /Color mode/ }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-mode', before ?? '');
  const copyButtons = page.locator('.copy-button');
  await expect(copyButtons).toHaveText(Array.from({ length: await copyButtons.count() }, () => 'Copy'));
}

/** The test server sends the content security policy from `_headers`. */
export async function expectPublishedPolicy(response: Response | null): Promise<void> {
  const headers = await readFile('site/build/_headers', 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  expect(policy).toBeDefined();
  expect(response?.headers()['content-security-policy']).toBe(policy);
}

export async function expectHydratedAndPrinted(page: Page): Promise<void> {
  await hydrateAndWait(page);
  await page.emulateMedia({ media: 'print', forcedColors: 'active' });
  await expect.soft(page.getByRole('heading', { level: 1 }), page.url()).toBeVisible();
  await expect.soft(page.getByRole('banner'), page.url()).toBeHidden();
}
