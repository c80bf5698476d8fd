import { browserThatHears, speechFile } from '../support/spoken.js';
import { expect, test } from '../support/test.js';
import { game, outcome, requestsOf } from '../support/voice-game.js';

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
