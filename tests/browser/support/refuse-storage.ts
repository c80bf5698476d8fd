import type { Page } from '@playwright/test';

/** Some browser settings block storage in this way. The change takes effect at the next page load. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
}
