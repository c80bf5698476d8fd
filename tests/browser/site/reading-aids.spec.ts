import type { Page } from '@playwright/test';
import { loadAxe, violationsOf } from '../support/axe.js';
import { open, scrollTop } from '../support/page.js';
import { expect, test } from '../support/test.js';

const aids = (page: Page) => page.getByRole('region', { name: 'Reading aids' });
const opener = (page: Page) => aids(page).getByRole('button', { name: 'Reading aids' });
const group = (page: Page, name: string) => aids(page).getByRole('group', { name });

async function openAids(page: Page, path = 'docs/recognizers'): Promise<void> {
  await open(page, path);
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
}

/** This Chromium has no voices. The fake voices are silent, and the test decides when a sentence ends. */
async function giveVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: SpeechSynthesisUtterance[] = [];
    const voices = [
      { name: 'Ada', lang: 'en-US', localService: true, default: true, voiceURI: 'ada' },
      { name: 'Bo', lang: 'en-GB', localService: true, default: false, voiceURI: 'bo' },
      { name: 'Cloud', lang: 'en-US', localService: false, default: false, voiceURI: 'cloud' },
    ];
    const fake = Object.assign(new EventTarget(), {
      said,
      getVoices: () => voices,
      speak: (utterance: SpeechSynthesisUtterance) => said.push(utterance),
      cancel: () => {},
    });
    Object.defineProperty(window, 'speechSynthesis', { value: fake });
    // The real `SpeechSynthesisUtterance` would reject the fake voices.
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
}

interface Said {
  text: string;
  rate: number;
  voice: string | undefined;
}

function said(page: Page): Promise<Said[]> {
  return page.evaluate(() =>
    (speechSynthesis as unknown as { said: SpeechSynthesisUtterance[] }).said.map(
      ({ text, rate, voice }) => ({
        text,
        rate,
        voice: voice?.name,
      }),
    ),
  );
}

function endSentence(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { said } = speechSynthesis as unknown as { said: SpeechSynthesisUtterance[] };
    said.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent);
  });
}

function markedText(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get('reading-aloud') ?? [];
    return range?.toString();
  });
}

test('reading aids: the panel’s script is fetched when the reader opens the panel, not before', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, 'docs/recognizers');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  const panels = () =>
    requests.filter((url) =>
      /\/(?:reading-aids\/panel|assets\/panel-(?!animation)[\w-]+)\.(?:ts|js)/.test(url),
    );
  expect(panels()).toEqual([]);
  await opener(page).press('Enter');
  await expect(group(page, 'Read aloud')).toBeVisible();
  expect(panels()).toHaveLength(1);
  await page.reload();
  await opener(page).hover();
  await expect(group(page, 'Read aloud')).toBeVisible();
  await opener(page).press('Enter');
  await expect(group(page, 'Read aloud')).toBeHidden();
});

test('read aloud: sentences are read and highlighted one by one, without code, until the reader stops [REQ-F-13] [AT-14]', async ({
  page,
}) => {
  await giveVoices(page);
  await openAids(page);
  const reading = group(page, 'Read aloud');
  await reading.getByRole('button', { name: 'Read', exact: true }).click();
  await expect.poll(() => markedText(page)).toBe('Recognizers');
  await endSentence(page);
  await expect.poll(() => markedText(page)).toMatch(/^After reading this page, you can choose/);
  await expect(aids(page).getByText('Reading.')).toBeVisible();
  await page.evaluate(() => {
    const { said } = speechSynthesis as unknown as { said: SpeechSynthesisUtterance[] };
    for (let index = said.length - 1; index < said.length; index += 1)
      said[index]?.onend?.(new Event('end') as SpeechSynthesisEvent);
  });
  const texts = (await said(page)).map(({ text }) => text);
  expect(texts).toContain('No sound leaves the browser.');
  expect(texts.filter((text) => text.includes('npx aac-voice-recognizer public'))).toEqual([]);
  await expect(reading.getByRole('button', { name: 'Stop reading' })).toBeDisabled();
  expect(await markedText(page)).toBeUndefined();
});

test('read aloud: readers can pause, skip, and choose the speed and one of the device’s voices', {
  tag: '@built',
}, async ({ page }) => {
  await giveVoices(page);
  await openAids(page);
  const reading = group(page, 'Read aloud');
  await expect(reading.getByLabel('Voice').getByRole('option')).toHaveText(['Ada', 'Bo']);
  await reading.getByLabel('Speed').selectOption('1.5');
  await reading.getByRole('button', { name: 'Read', exact: true }).click();
  await reading.getByRole('button', { name: 'Next sentence' }).click();
  await reading.getByRole('button', { name: 'Pause' }).click();
  await expect(aids(page).getByText('Paused.')).toBeVisible();
  await reading.getByLabel('Voice').selectOption('Bo');
  await reading.getByRole('button', { name: 'Resume' }).click();
  const spoken = await said(page);
  expect(spoken.map(({ rate, voice }) => [rate, voice])).toEqual([
    [1.5, 'Ada'],
    [1.5, 'Ada'],
    [1.5, 'Bo'],
  ]);
  expect(spoken[2]?.text).toBe(spoken[1]?.text);
});

test('read aloud: “Read code blocks” includes code blocks', { tag: '@built' }, async ({ page }) => {
  await giveVoices(page);
  await openAids(page, 'docs/recognizers#use-the-command-recognizer');
  const reading = group(page, 'Read aloud');
  await reading.getByLabel('Read code blocks').check();
  await reading.getByRole('button', { name: 'Read', exact: true }).click();
  for (let count = 0; count < 4; count += 1)
    await reading.getByRole('button', { name: 'Next sentence' }).click();
  const texts = (await said(page)).map(({ text }) => text);
  expect(texts[0]).toBe('Use the command recognizer');
  expect(texts).toContain('npx aac-voice-recognizer public/recognizer');
});

test('read aloud: readers are told if the device has no voice', { tag: '@built' }, async ({ page }) => {
  await openAids(page);
  await group(page, 'Read aloud').getByRole('button', { name: 'Read', exact: true }).click();
  await expect(aids(page).getByRole('status').filter({ hasText: 'no voice for' })).toBeVisible();
});

test('read aloud: reading starts at the heading in the URL, even if the navbar is hidden', {
  tag: '@built',
}, async ({ page }) => {
  await giveVoices(page);
  await openAids(page, 'docs/recognizers#use-the-command-recognizer');
  await page.addStyleTag({
    content: '.navbar { translate: 0 -100% !important; transition: none !important }',
  });
  await group(page, 'Read aloud').getByRole('button', { name: 'Read', exact: true }).click();
  expect((await said(page)).map(({ text }) => text)).toEqual(['Use the command recognizer']);
});

test('voice commands: the list shows the commands of the page, and a click on a command runs it [REQ-F-13] [AT-14]', async ({
  page,
}) => {
  await openAids(page);
  await aids(page).getByText('What you can say').click();
  const press = (name: string) => aids(page).getByRole('button', { name, exact: true }).click();
  await press('scroll down');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  await press('go to how well it hears');
  await expect(page).toHaveURL(/#measured$/);
  await press('next');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Specification');
  await expect(aids(page).getByRole('button', { name: 'go to how well it hears' })).toHaveCount(0);
  await press('search for introduction');
  await expect(page).toHaveURL(/search\?q=introduction$/);
});

test('switch access: with one switch, groups and controls are scanned at the chosen speed, and can be selected [REQ-F-13] [AT-14]', async ({
  page,
}) => {
  await page.clock.install();
  await openAids(page);
  const scanning = group(page, 'Switch access');
  await scanning.getByLabel('Speed').selectOption('1');
  await scanning.getByRole('button', { name: 'Scan' }).click();
  const status = aids(page).getByText(/^Page: /);
  await expect(status).toHaveText(/^Page: \d+$/);
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Page: next');
  await page.clock.runFor(4000);
  await expect(status).toHaveText('Page: scroll down');
  await expect(page.locator('[data-scan="item"]')).toHaveText('scroll down');
  await page.keyboard.press('Space');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-scan]')).toHaveCount(0);
});

test('switch access: with two switches, one switch moves to the next item, and the other selects the item', {
  tag: '@built',
}, async ({ page }) => {
  await openAids(page);
  const scanning = group(page, 'Switch access');
  await scanning.getByLabel('Switches').selectOption('2');
  await scanning.getByRole('button', { name: 'Scan' }).click();
  await page.reload();
  await opener(page).hover();
  await expect(aids(page).getByText(/^Page: \d+$/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(aids(page).getByText(/^Headings: \d+$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#use-the-command-recognizer$/);
});

test('switch access: game controller buttons work as switches [REQ-F-13] [AT-14]', {
  tag: '@built',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const pressed = [false, false];
    Object.assign(window, { pressed });
    navigator.getGamepads = () => [
      { index: 0, buttons: pressed.map((isPressed) => ({ pressed: isPressed })) } as unknown as Gamepad,
    ];
  });
  const press = async (index: number) => {
    const held = page.getByText(/^(Page|Headings): /);
    const before = await held.textContent();
    await page.evaluate((one) => ((window as unknown as { pressed: boolean[] }).pressed[one] = true), index);
    await expect(held).not.toHaveText(before ?? '');
    await page.evaluate(
      (one) =>
        new Promise((resolve) => {
          (window as unknown as { pressed: boolean[] }).pressed[one] = false;
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      index,
    );
  };
  await openAids(page);
  await group(page, 'Switch access').getByLabel('Switches').selectOption('2');
  await group(page, 'Switch access').getByRole('button', { name: 'Scan' }).click();
  await press(0);
  await expect(aids(page).getByText(/^Headings: \d+$/)).toBeVisible();
  await press(1);
  await expect(aids(page).getByText('Headings: go to choose a recognizer')).toBeVisible();
});

for (const [name, width] of [
  ['wide', 1280],
  ['narrow', 390],
] as const) {
  for (const mode of ['light', 'dark'] as const) {
    // The dev server sends the same HTML and styles, so it is tested only with one width and one color mode.
    const tag = name === 'wide' && mode === 'light' ? [] : ['@built'];
    test(`axe finds no problems in the open reading aids, in a ${name} window in ${mode} mode`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAids(page);
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-mode', chosen), mode);
      await aids(page).getByText('What you can say').click();
      await group(page, 'Switch access').getByRole('button', { name: 'Scan' }).click();
      await loadAxe(page);
      expect(await violationsOf({ page })).toEqual([]);
    });
  }
}
