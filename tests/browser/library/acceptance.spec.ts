/**
 * The game runs in Chromium with the library's worklet and Whisper. Chromium's fake microphone beeps, and the model
 * returns the same text for any sound, because only people can test how well voices are recognized.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

// The recognizer starts threads and processes blocks of two seconds, which takes a long time on a busy machine.
test.slow();
const patience = 45_000;

interface Setup {
  hears: string;
  commands: string;
}

function actionsOf(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Actions' }).getByRole('listitem').allTextContents();
}

function heardBy(page: Page): Promise<string[]> {
  return page.evaluate(() => window.game.voice.getTranscribedFull());
}

async function untilHeard(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => (await heardBy(page)).length, { timeout: patience })
    .toBeGreaterThanOrEqual(count);
}

async function stop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByRole('status')).toHaveText('Stopped');
}

async function expectEachTime(page: Page, expected: readonly string[]): Promise<void> {
  const heard = await heardBy(page);
  expect(heard.length).toBeGreaterThan(0);
  expect(await actionsOf(page)).toEqual(heard.flatMap(() => expected));
}

function address({ hears, commands }: Setup): string {
  return `/game?${new URLSearchParams({ hears, commands })}`;
}

test.describe('with a microphone', () => {
  test.use({ permissions: ['microphone'] });

  const begin = async ({
    page,
    openPage,
    ...setup
  }: Setup & { page: Page; openPage: (path: string) => Promise<void> }): Promise<void> => {
    await openPage(address(setup));
    await page.getByRole('button', { name: 'Start listening' }).click();
    await expect(page.getByRole('status')).toHaveText('Listening', { timeout: patience });
  };

  test('[AT-01] each recognized word runs its action once, until the player stops listening', async ({
    page,
    openPage,
  }) => {
    await begin({ page, openPage, hears: 'Jump.', commands: 'jump,left,right' });
    await untilHeard(page, 2);
    await stop(page);
    await expectEachTime(page, ['jump']);
  });

  test('[AT-02] in a sentence with filler words, only the command has an effect', async ({
    page,
    openPage,
  }) => {
    await begin({ page, openPage, hears: 'um, jump please', commands: 'jump,left,right' });
    await untilHeard(page, 1);
    await stop(page);
    await expectEachTime(page, ['jump']);
  });

  test('[AT-02] a sentence without a command has no effect and adds no entry to the history', async ({
    page,
    openPage,
  }) => {
    await begin({ page, openPage, hears: 'I like this game', commands: 'jump,left,right' });
    await untilHeard(page, 1);
    await stop(page);
    await expectEachTime(page, []);
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('No commands yet.')).toBeVisible();
  });

  test('[AT-05] each of an action’s three names runs the action; a fourth word with the same meaning does not', async ({
    page,
    openPage,
  }) => {
    await begin({ page, openPage, hears: 'hop leap jump spring', commands: 'jump(hop,leap)' });
    await untilHeard(page, 1);
    await stop(page);
    await expectEachTime(page, ['jump', 'jump', 'jump']);
  });

  test('[AT-06] voice commands and keys call the same functions, and can be used together', async ({
    page,
    openPage,
  }) => {
    const commands = 'up,down,left,right,select';
    await begin({ page, openPage, hears: 'left left up select', commands });
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await untilHeard(page, 1);
    await stop(page);
    const byKeys = ['down', 'right'];
    const actions = await actionsOf(page);
    expect(actions.filter((name) => byKeys.includes(name))).toEqual(['down', 'right', 'down']);
    const heard = await heardBy(page);
    expect(actions.filter((name) => !byKeys.includes(name))).toEqual(
      heard.flatMap(() => ['left', 'left', 'up', 'select']),
    );
  });

  test('[AT-08] a command added while the game listens works until it is removed', async ({
    page,
    openPage,
  }) => {
    await begin({ page, openPage, hears: 'duck', commands: 'jump' });
    await untilHeard(page, 1);
    expect(await actionsOf(page)).toEqual([]);

    const added = await page.evaluate(() => {
      const { voice, act } = window.game;
      const add = () => voice.addVoiceCommand('duck', () => act('duck'));
      return { first: add(), second: add(), commands: voice.getCommands() };
    });
    expect(added).toEqual({ first: true, second: false, commands: ['jump', 'duck'] });
    await expect.poll(async () => (await actionsOf(page)).length, { timeout: patience }).toBeGreaterThan(0);

    const removed = await page.evaluate(() => {
      const { voice } = window.game;
      return { isGone: voice.removeVoiceCommand('duck'), commands: voice.getCommands() };
    });
    expect(removed).toEqual({ isGone: true, commands: ['jump'] });
    const before = await actionsOf(page);
    await untilHeard(page, (await heardBy(page)).length + 1);
    expect(await actionsOf(page)).toEqual(before);
  });

  test('[AT-09] the history updates during the game, and the player can close and clear it', async ({
    page,
    openPage,
  }) => {
    await begin({ page, openPage, hears: 'jump left right', commands: 'jump,left,right' });
    const history = page.getByRole('button', { name: 'History', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Command history' });
    const rows = dialog.getByRole('listitem');
    await untilHeard(page, 1);
    await history.click();
    for (const [index, name] of ['jump', 'left', 'right'].entries()) {
      await expect(rows.nth(index)).toContainText(name);
      await expect(rows.nth(index)).toContainText('success');
      await expect(rows.nth(index).getByRole('time')).toBeVisible();
    }
    await expect(rows.nth(3)).toContainText('jump', { timeout: patience });

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await stop(page);
    await history.click();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
    await history.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog).toHaveCount(0);

    await history.click();
    await dialog.getByRole('button', { name: 'Clear history' }).click();
    await expect(rows).toHaveCount(0);
  });
});

test('[AT-01] if microphone permission is denied, the game reports it, and can be played with keys', async ({
  page,
  openPage,
}) => {
  await openPage(address({ hears: 'jump', commands: 'jump,left,right' }));
  await page.getByRole('button', { name: 'Start listening' }).click();
  await expect(page.getByRole('status')).toHaveText(
    /^Voice is not available: The page isn’t allowed to use the microphone\./,
    {
      timeout: patience,
    },
  );
  await page.keyboard.press('ArrowLeft');
  expect(await actionsOf(page)).toEqual(['left']);
});
