/** Follows the introduction, with the package as npm would publish it, and plays the game in Chromium. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, createServer, preview } from 'vite';
import { browserThatHears, speechFile } from '../support/spoken.js';
import { followIntroduction, run } from './support/introduction.js';
import { modelThatHears } from './support/model.js';
import { expect, test } from './support/test.js';

// The tests share a project, which is created once.
test.describe.configure({ mode: 'serial' });
test.slow();
test.use({ permissions: ['microphone'] });

let introduction: Awaited<ReturnType<typeof followIntroduction>>;

test.beforeAll(async () => {
  introduction = await followIntroduction(modelThatHears('jump'));
});

test.afterAll(() => introduction?.remove());

interface Running {
  readonly url: string | undefined;
  close(): Promise<void>;
}

function config() {
  const { game } = introduction;
  const file = path.join(game, 'vite.config.ts');
  return { root: game, configFile: existsSync(file) && file, logLevel: 'error' } as const;
}

const scripts: Readonly<Record<string, () => Promise<Running>>> = {
  'npm run dev': async () => {
    const server = await createServer({ ...config(), server: { port: 0 } });
    await server.listen();
    return { url: server.resolvedUrls?.local[0], close: () => server.close() };
  },
  'npm run build, then npm run preview': async () => {
    run({ cwd: introduction.game, command: `"${process.execPath}" ../node_modules/typescript/lib/tsc.js` });
    await build(config());
    const server = await preview({ ...config(), preview: { port: 0 } });
    return { url: server.resolvedUrls?.local[0], close: () => server.close() };
  },
};

for (const [script, start] of Object.entries(scripts)) {
  test(`introduction: after ${script}, the game recognizes “jump” with the library’s recognizer [REQ-F-12]`, async ({
    launchOptions,
  }) => {
    const server = await start();
    const { browser, page } = await browserThatHears({ file: speechFile('jump'), launchOptions });
    try {
      await page.goto(server.url ?? '');
      // Cross-origin isolation would require special headers, so the game must work without it.
      expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(false);
      await play(page);
      await expect(page.locator('#jumps')).toHaveText('1');
    } finally {
      await browser.close();
      await server.close();
    }
  });
}

test.describe('with Whisper', () => {
  test.beforeAll(() => introduction.chooseWhisper());

  for (const [script, start] of Object.entries(scripts)) {
    test(`introduction: after ${script}, the game jumps when Whisper recognizes “jump”`, async ({ page }) => {
      const server = await start();
      try {
        await page.goto(server.url ?? '');
        expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
        await play(page);
      } finally {
        await server.close();
      }
    });
  }
});

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start listening' }).click();
  await expect(page.getByRole('status')).toHaveText('Say jump.', { timeout: 45_000 });
  await expect(page.locator('#jumps')).not.toHaveText('0', { timeout: 45_000 });
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByRole('status')).toHaveText('Stopped.');
}
