import type { Locator, Page } from '@playwright/test';

/** On the first request, the dev server builds the search dialog and renders all pages for the index. */
export const patient = { timeout: 40_000 };

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator => page.getByRole('option');
export const status = (page: Page): Locator => page.getByRole('status');
export const recent = (page: Page): Locator =>
  page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
export const button = (page: Page): Locator => page.getByRole('link', { name: 'Search', exact: true });
