import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';

export function speechFile(name: string): string {
  return fileURLToPath(new URL(`../library/speech/${name}.wav`, import.meta.url));
}

/**
 * The microphone plays the file once, when a page opens it. Chromium reads the file name only at startup, so each file
 * needs a separate browser.
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
