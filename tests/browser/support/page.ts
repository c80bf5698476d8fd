import type { Page } from '@playwright/test';
import { expect } from './test.js';

declare global {
  interface Window {
    /** A mark on the current document, which is lost on a full page load. */
    marker?: boolean;
    alive?: number;
  }
}

/** Marks the document, so `isMarked` can tell client-side navigation from a page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.marker = true;
  });
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => window.marker === true);
}

/** Waits until another document has loaded. A navigation during the check doesn't cause an error. */
export async function untilReloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => window.marker !== true);
}

/** Opens a page, and waits for its `load` event. By then, module scripts have run, so the boot script is listening. */
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

/** Hydrates every island on the page by hovering. */
export function hydrateAll(page: Page): Promise<number> {
  return page.locator('lectern-island').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return islands.length;
  });
}

/** Waits until all transitions have ended. */
export async function untilStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState !== 'finished').length,
      ),
    )
    .toBe(0);
}
