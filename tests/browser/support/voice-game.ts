import type { Page } from '@playwright/test';

export const game = (page: Page) => page.getByRole('region', { name: 'A game to try' });
export const outcome = (page: Page) => game(page).getByRole('status');
export const mark = (page: Page) => game(page).getByRole('img');

export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}
