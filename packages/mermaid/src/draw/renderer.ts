import { Worker } from 'node:worker_threads';
import { packageVersion } from 'lectern/plugin';
import type { MermaidInput, MermaidResult } from './types.js';

// Increment this number if a change affects the output without a release of this package.
const RENDERER = 3;

const versionOf = (name: string): string => packageVersion({ name, from: import.meta.url });

/** Part of a drawing's cache key: the versions of this renderer, the package, and Mermaid. */
export const mermaidRendererVersion: string = `${RENDERER}+${versionOf('@lectern/mermaid')}+mermaid-${versionOf('mermaid')}`;

export interface MermaidRenderer {
  /** Draws one diagram. For an invalid diagram, it returns a result with `ok: false` instead of throwing. */
  render(input: MermaidInput): Promise<MermaidResult>;
  /** Stops the thread. A later `render` starts a new one. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: MermaidResult): void;
  reject(error: Error): void;
}

/**
 * Milliseconds of idle time after which the thread stops. Loading Mermaid takes half a second, so the thread stays
 * ready for the next document of a build or the next edit.
 */
const IDLE_MS = 5000;

/**
 * Creates a renderer that draws Mermaid diagrams as SVG, without a browser. Mermaid needs browser globals, so it runs
 * in a separate thread, which starts with the first diagram and stops when idle. An idle thread does not keep the
 * process alive.
 *
 * @example
 * ```ts
 * const mermaid = createMermaidRenderer();
 * const result = await mermaid.render({ code: 'flowchart LR\n a --> b', idPrefix: 'diagram-1' });
 * ```
 */
export function createMermaidRenderer({ idleMs = IDLE_MS }: { idleMs?: number } = {}): MermaidRenderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let tickets = 0;
  let idle: NodeJS.Timeout | undefined;

  function fail(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function close(): Promise<void> {
    const closing = worker;
    clearTimeout(idle);
    fail(new Error('The Mermaid renderer was closed.'));
    await closing?.terminate();
  }

  function rest(thread: Worker): void {
    thread.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void close(), idleMs).unref();
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.js', import.meta.url));
    started.on(
      'message',
      ({ ticket, result, error }: { ticket: number; result?: MermaidResult; error?: string }) => {
        const entry = waiting.get(ticket);
        waiting.delete(ticket);
        if (waiting.size === 0) rest(started);
        if (result) entry?.resolve(result);
        else entry?.reject(new Error(error));
      },
    );
    started.on(
      'error',
      (error) => worker === started && fail(error instanceof Error ? error : new Error(String(error))),
    );
    started.on(
      'exit',
      (code) => worker === started && fail(new Error(`The Mermaid thread exited with code ${code}.`)),
    );
    return started;
  }

  return {
    async render(input) {
      // When tests run the TypeScript source, there is no compiled worker next to this file, so diagrams are drawn in
      // this thread.
      if (import.meta.url.endsWith('.ts')) return (await import('./draw.js')).drawMermaid(input);
      clearTimeout(idle);
      worker ??= start();
      const thread = worker;
      const ticket = ++tickets;
      thread.ref();
      return new Promise((resolve, reject) => {
        waiting.set(ticket, { resolve, reject });
        thread.postMessage({ ticket, input });
      });
    },
    close,
  };
}
