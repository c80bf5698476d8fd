import { test as base, expect } from '@playwright/test';
import type { LibraryServer } from './server.js';
import { serveLibrary } from './server.js';

interface Fixtures {
  openPage: (path?: string) => Promise<void>;
}

interface WorkerFixtures {
  libraryServer: LibraryServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  libraryServer: [
    async ({ browserName: _ }, use) => {
      const server = await serveLibrary();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ page, libraryServer }, use) => {
    await use(async (path = '/') => {
      await page.goto(libraryServer.origin + path);
      await page.waitForFunction(() => 'libraryPage' in window || 'game' in window);
    });
  },
});

export { expect };
