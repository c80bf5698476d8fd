import { parentPort } from 'node:worker_threads';
import { drawMermaid } from './draw.js';
import type { MermaidInput } from './types.js';

parentPort?.on('message', async ({ ticket, input }: { ticket: number; input: MermaidInput }) => {
  try {
    parentPort?.postMessage({ ticket, result: await drawMermaid(input) });
  } catch (error) {
    parentPort?.postMessage({
      ticket,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
