import { afterAll } from 'vitest';

/*
 * Test files share a thread, and some tests expect that there is no `document`, as on a server. A file that loads
 * Mermaid defines one.
 */
afterAll(() => {
  if ('document' in globalThis)
    throw new Error(
      'This test file leaves a global `document` in the thread. Restore it, or add the file to `isolated` in vitest.config.ts.',
    );
});
