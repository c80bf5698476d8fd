import type { Page } from '@playwright/test';

/** Blocks local storage, like some browser settings, starting with the next page load. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
}
