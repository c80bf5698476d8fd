import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { game, mark, outcome, requestsOf } from '../support/voice-game.js';

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
