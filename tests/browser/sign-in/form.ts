import type { Locator, Page } from '@playwright/test';
import { open } from '../support/page.js';

/**
 * Playwright interprets an option's array of two items as a value and its settings, so these messages share one regular
 * expression.
 */
export const allowedMessages = [/left the site: http:\/\/127\.0\.0\.1:|status of 400/];

export async function openForm({
  page,
  scheme,
  operation = 'getMe',
  root = '',
}: {
  page: Page;
  scheme: string;
  operation?: string;
  /** Comes before the page's path: the URL of another site, or the folder of a language. */
  root?: string;
}): Promise<Locator> {
  await open(page, `${root}api/users/${operation}`);
  await page.getByRole('button', { name: /Try it/ }).click();
  const form = page.locator('.api-console-form');
  await form.getByLabel('Sign in with').selectOption(scheme);
  await form.getByText(`Get a token (${scheme})`).click();
  return form;
}

export async function decide({
  page,
  form,
  link,
}: {
  page: Page;
  form: Locator;
  link: string;
}): Promise<void> {
  const popup = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Get token' }).click();
  await (await popup).getByRole('link', { name: link }).click();
}
