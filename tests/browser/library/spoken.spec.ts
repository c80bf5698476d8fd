/**
 * Chromium's fake microphone plays a file with speech, and the command recognizer hears it through the real worklet and
 * worker. `scripts/speech.mjs` generates the files.
 */
import type { Page } from '@playwright/test';
import { browserThatHears, speechFile } from '../support/spoken.js';
import { test as base, expect } from './support/test.js';

interface Fixtures {
  listenTo: (options: { file: string; commands: string }) => Promise<Page>;
}

// Each test starts a browser, and speech plays in real time.
const patience = 45_000;

const test = base.extend<Fixtures>({
  listenTo: async ({ libraryServer, launchOptions }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async ({ file, commands }) => {
      const { browser, page } = await browserThatHears({ file: speechFile(file), launchOptions });
      opened.push(browser);
      const query = new URLSearchParams({ recognizer: 'commands', commands });
      await page.goto(`${libraryServer.origin}/game?${query}`);
      await page.waitForFunction(() => 'game' in window);
      await page.getByRole('button', { name: 'Start listening' }).click();
      await expect(page.getByRole('status')).toHaveText('Listening', { timeout: patience });
      return page;
    });
    for (const browser of opened) await browser.close();
  },
});

test.slow();

function actionsOf(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Actions' }).getByRole('listitem').allTextContents();
}

async function untilHeard(page: Page, count: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.game.heard.length), { timeout: patience })
    .toBeGreaterThanOrEqual(count);
}

test('[AT-01] each spoken command runs its action, once and in order', async ({ listenTo }) => {
  const page = await listenTo({ file: 'jump-left-right-stop', commands: 'jump,left,right,stop' });
  await untilHeard(page, 4);
  await expect.poll(() => actionsOf(page)).toEqual(['jump', 'left', 'right', 'stop']);
});

test('[AT-02] in a spoken sentence with filler words, only the command has an effect', async ({
  listenTo,
}) => {
  const page = await listenTo({ file: 'um-jump-please', commands: 'jump,left,right' });
  await expect.poll(() => actionsOf(page), { timeout: patience }).toEqual(['jump']);
});

test('[AT-02] speech without a command is reported as heard, but runs no action', async ({ listenTo }) => {
  const page = await listenTo({ file: 'other-talk', commands: 'jump,left,right' });
  await untilHeard(page, 2);
  expect(await actionsOf(page)).toEqual([]);
});

test('[AT-05] each of an action’s three spoken names runs the action', async ({ listenTo }) => {
  const page = await listenTo({ file: 'synonyms', commands: 'jump(hop,leap)' });
  await untilHeard(page, 3);
  await expect.poll(() => actionsOf(page)).toEqual(['jump', 'jump', 'jump']);
});

test('[AT-08] a two-word command added while the game listens is recognized', async ({ listenTo }) => {
  const page = await listenTo({ file: 'pick-up', commands: 'jump' });
  await page.evaluate(() => window.game.voice.addVoiceCommand('pick up', () => window.game.act('picked up')));
  await untilHeard(page, 1);
  await expect.poll(() => actionsOf(page)).toEqual(['picked up']);
});

test('[AT-10] a command is reported as accepted, with its confidence and latency [REQ-F-08]', async ({
  listenTo,
}) => {
  const page = await listenTo({ file: 'jump', commands: 'jump,left,right' });
  await untilHeard(page, 1);
  const heard = await page.evaluate(() => window.game.heard[0]);
  expect(heard).toMatchObject({ command: 'jump', accepted: true });
  expect(heard?.latency).toBeGreaterThan(0);
  expect(heard?.confidence).toBeGreaterThan(0.5);
  expect(heard?.confidence).toBeLessThanOrEqual(1);
});
