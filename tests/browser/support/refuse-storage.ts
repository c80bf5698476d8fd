import type { Page } from '@playwright/test';

/** Blocks local storage from the next page load on, as some browser settings do. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
}
