import type { Locator, Page } from '@playwright/test';

/** The dev server builds the dialog and its index on first request, which renders all pages. */
export const patient = { timeout: 40_000 };

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator => page.getByRole('option');
export const status = (page: Page): Locator => page.getByRole('status');
export const recent = (page: Page): Locator =>
  page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
export const button = (page: Page): Locator => page.getByRole('link', { name: 'Search', exact: true });
