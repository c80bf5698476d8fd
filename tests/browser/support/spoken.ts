import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';

/** Returns the path of a file in `tests/browser/library/speech`, which `scripts/speech.mjs` generates. */
export function speechFile(name: string): string {
  return fileURLToPath(new URL(`../library/speech/${name}.wav`, import.meta.url));
}

/**
 * Starts a Chromium whose microphone plays a file once, when a page opens the microphone. The file is set at startup,
 * so each file needs a separate browser.
 */
export async function browserThatHears({
  file,
  launchOptions,
}: {
  file: string;
  launchOptions: { executablePath?: string | undefined; args?: string[] | undefined };
}): Promise<{ browser: Browser; page: Page }> {
  const { executablePath, args = [] } = launchOptions;
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...args.filter((arg) => arg !== '--use-fake-device-for-media-stream'),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  });
  const context = await browser.newContext({ permissions: ['microphone'] });
  return { browser, page: await context.newPage() };
}
