import { Worker } from 'node:worker_threads';
import { packageVersion } from 'lectern/plugin';
import type { MermaidInput, MermaidResult } from './types.js';

// Increment this number if a change affects the output without a release of this package.
const RENDERER = 3;

const versionOf = (name: string): string => packageVersion({ name, from: import.meta.url });

export const mermaidRendererVersion: string = `${RENDERER}+${versionOf('@lectern/mermaid')}+mermaid-${versionOf('mermaid')}`;

export interface MermaidRenderer {
  /** For an invalid diagram, returns a result with `ok: false` instead of throwing. */
  render(input: MermaidInput): Promise<MermaidResult>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: MermaidResult): void;
  reject(error: Error): void;
}

/** Loading Mermaid takes half a second, so the thread stays ready this long for the next document or edit. */
const IDLE_MS = 5000;

/**
 * Mermaid needs browser globals, so it runs in a separate thread, which starts with the first diagram and stops when
 * idle. An idle thread doesn't keep the process alive.
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
      // When tests run the TypeScript source, there is no compiled worker next to this file.
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
