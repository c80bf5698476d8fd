import { Worker } from 'node:worker_threads';
import { packageVersion } from '../../util/package-version.js';
import type { MermaidInput, MermaidResult } from './types.js';

export type {
  MermaidDrawing,
  MermaidInput,
  MermaidResult,
  MermaidSyntaxError,
  MermaidUnsupported,
} from './types.js';

// Counts up whenever the same diagram would come out differently: part of every cache key.
const RENDERER = 3;

/** What a cached drawing depends on besides its source: Mermaid's version and this renderer's own. */
export const mermaidRendererVersion: string = `${RENDERER}+mermaid-${packageVersion('mermaid')}`;

export interface MermaidRenderer {
  /** Draws one diagram. A diagram that cannot be drawn is a result, not an exception. */
  render(input: MermaidInput): Promise<MermaidResult>;
  /** Ends the thread. A later `render` starts a new one. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: MermaidResult): void;
  reject(error: Error): void;
}

/**
 * Makes a renderer that draws Mermaid diagrams as SVG, without a browser. Mermaid wants a page's globals, so it runs in
 * a thread of its own, started by the first diagram.
 *
 * @example
 * const mermaid = createMermaidRenderer()
 * const result = await mermaid.render({ code: 'flowchart LR\n a --> b', idPrefix: 'diagram-1' })
 * await mermaid.close()
 */
export function createMermaidRenderer(): MermaidRenderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let tickets = 0;

  function fail(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.js', import.meta.url));
    started.on(
      'message',
      ({ ticket, result, error }: { ticket: number; result?: MermaidResult; error?: string }) => {
        const entry = waiting.get(ticket);
        waiting.delete(ticket);
        if (waiting.size === 0) started.unref();
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
      (code) => worker === started && fail(new Error(`The Mermaid thread ended with code ${code}.`)),
    );
    return started;
  }

  return {
    async render(input) {
      // Run from its TypeScript source (by the tests), there is no compiled worker beside this file: draw right here.
      if (import.meta.url.endsWith('.ts')) return (await import('./draw.js')).drawMermaid(input);
      worker ??= start();
      const thread = worker;
      const ticket = ++tickets;
      thread.ref();
      return new Promise((resolve, reject) => {
        waiting.set(ticket, { resolve, reject });
        thread.postMessage({ ticket, input });
      });
    },
    async close() {
      const closing = worker;
      fail(new Error('The Mermaid renderer was closed.'));
      await closing?.terminate();
    },
  };
}
