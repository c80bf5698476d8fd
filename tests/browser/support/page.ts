import type { Page } from '@playwright/test';
import { expect } from './test.js';

declare global {
  interface Window {
    marker?: boolean;
    alive?: number;
  }
}

/** A page load removes the mark, and client-side navigation keeps it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.marker = true;
  });
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => window.marker === true);
}

/** `waitForFunction` doesn't fail if the page navigates. */
export async function untilReloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => window.marker !== true);
}

/** At the `load` event, module scripts have run, so the boot script is listening. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

export function hydrateAll(page: Page): Promise<number> {
  return page.locator('lectern-island').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return islands.length;
  });
}

export async function untilStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState !== 'finished').length,
      ),
    )
    .toBe(0);
}
