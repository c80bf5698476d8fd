import { test as base, expect } from '@playwright/test';
import type { PageInParts } from './slow-body.js';
import { servePageInParts } from './slow-body.js';

export interface Options {
  allowedMessages: RegExp[];
}

export interface Fixtures {
  /** The page's errors and warnings so far. At the end, a test fails if one of them isn't in `allowedMessages`. */
  messages: string[];
  pageInParts(input: { path: string; cutBefore: string }): Promise<PageInParts>;
}

export const test = base.extend<Options & Fixtures>({
  allowedMessages: [[], { option: true }],
  messages: [
    async ({ context, baseURL, allowedMessages }, use) => {
      const messages: string[] = [];
      const { origin } = new URL(baseURL ?? 'http://localhost');
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          messages.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== origin)
          messages.push(`left the site: ${url.href}`);
      });
      await use(messages);
      const unexpected = messages.filter(
        (message) => !allowedMessages.some((allowed) => allowed.test(message)),
      );
      expect(unexpected, 'messages of the page').toEqual([]);
    },
    { auto: true },
  ],
  pageInParts: async ({ baseURL }, use) => {
    const served: PageInParts[] = [];
    await use(async ({ path, cutBefore }) => {
      const page = await servePageInParts({ address: new URL(path, baseURL).href, cutBefore });
      served.push(page);
      return page;
    });
    for (const { close } of served) close();
  },
});

export { expect };
