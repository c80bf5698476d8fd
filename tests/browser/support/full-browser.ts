import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.mjs';

/** Returns options that start the full browser, for tests that can't run in the headless shell. */
export function fullBrowser(options: LaunchOptions): LaunchOptions {
  const executablePath = findBrowser();
  return executablePath === undefined ? options : { ...options, executablePath };
}
