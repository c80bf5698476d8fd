import type { Page } from '@playwright/test';

/** From the next page on, the browser refuses local storage, as some do by a setting. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
}
