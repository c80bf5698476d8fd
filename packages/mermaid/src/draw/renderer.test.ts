import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { MermaidRenderer } from './renderer.js';

// The test needs the compiled renderer, because the TypeScript source draws in the calling thread.
const compiled = new URL('../../dist/draw/renderer.js', import.meta.url).href;

test('the Mermaid drawing thread exits when idle, and the next diagram starts a new thread', async () => {
  const { createMermaidRenderer } = (await import(compiled)) as {
    createMermaidRenderer: (options: { idleMs: number }) => MermaidRenderer;
  };
  const renderer = createMermaidRenderer({ idleMs: 1 });
  for (const idPrefix of ['first', 'second']) {
    const started = once(process, 'worker') as Promise<[Worker]>;
    const result = renderer.render({ code: 'flowchart LR\n a --> b', idPrefix });
    const [thread] = await started;
    const ended = once(thread, 'exit');
    expect(await result).toMatchObject({ ok: true, kind: 'flowchart' });
    await ended;
  }
});
