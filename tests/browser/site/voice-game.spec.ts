import type { Page } from '@playwright/test';
import { open } from '../support/page.js';
import { browserThatHears, speechFile } from '../support/spoken.js';
import { expect, test } from '../support/test.js';

const game = (page: Page) => page.getByRole('region', { name: 'A game to try' });
const outcome = (page: Page) => game(page).getByRole('status');
const mark = (page: Page) => game(page).getByRole('img');

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

test('home page: the game’s buttons move the player without fetching a recognizer', async ({ page }) => {
  const requests = requestsOf(page);
  await open(page, './');
  await expect(mark(page)).toHaveAccessibleName('The player is on step 3 of 7');
  await game(page).getByRole('button', { name: 'right' }).click();
  await expect(mark(page)).toHaveAccessibleName('The player is on step 4 of 7');
  await expect(outcome(page)).toContainText('The player steps to the right');
  // On the dev server, the URLs of the library's modules start with `/@fs/`, and may also contain `/recognizer/`.
  const fetched = requests.filter((path) => path.includes('/recognizer/') && !path.includes('/@fs/'));
  expect(fetched).toEqual([]);
});

test('home page: a command in a typed sentence moves the player', async ({ page }) => {
  await open(page, './');
  await game(page).getByRole('textbox', { name: 'Or type:' }).focus();
  await page.keyboard.type('um, left please');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText('um, left please');
  await expect(mark(page)).toHaveAccessibleName('The player is on step 2 of 7');
  await page.keyboard.type('banana');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText('No command: nothing moves.');
});

test('home page: with reduced motion, a jump is announced but not animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, './');
  await game(page).getByRole('button', { name: 'jump' }).click();
  await expect(outcome(page)).toContainText('The player jumps');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('home page: if there is no microphone, the game reports it, and its buttons still move the player', async ({
  page,
}) => {
  test.slow();
  await open(page, './');
  await game(page).getByRole('button', { name: 'Listen' }).click();
  await expect(outcome(page)).toContainText('microphone', { timeout: 45_000 });
  await game(page).getByRole('button', { name: 'left' }).click();
  await expect(mark(page)).toHaveAccessibleName('The player is on step 2 of 7');
});

test('home page: spoken commands move the player, and “stop” ends listening [REQ-F-01]', async ({
  launchOptions,
  baseURL,
}) => {
  test.slow();
  const { browser, page } = await browserThatHears({
    file: speechFile('jump-left-right-stop'),
    launchOptions,
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const requests = requestsOf(page);
  await page.goto(baseURL ?? '');
  await game(page).getByRole('button', { name: 'Listen' }).click();
  const stop = game(page).getByRole('button', { name: 'Stop listening' });
  await expect(stop).toBeVisible();
  await expect(game(page)).toContainText('Listening. Say “stop” to end it.', { timeout: 45_000 });
  for (const move of ['The player jumps', 'to the left', 'to the right', 'The game stops listening'])
    await expect(outcome(page)).toContainText(move, { timeout: 20_000 });
  await expect(game(page).getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
  expect(requests.filter((path) => path.includes('/recognizer/en/')).length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await browser.close();
});
