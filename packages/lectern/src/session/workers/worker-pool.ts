import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Tinypool } from 'tinypool';
import type { CompiledDocument } from '../../markdown/types.js';
import type { Workers } from '../../plugin/types.js';
import { mapConcurrent } from '../../util/concurrent.js';
import type { SourceText } from '../compile/compiler.js';
import type { TextPageJob, TextPageResult } from '../render/document-page.js';
import type { TextOptions } from '../render/highlight.js';
import type { RenderSetup } from './tasks.js';
import { callModule, compileTexts, renderTexts } from './tasks.js';

/** Compiles and renders: few pages here, many in threads. The order of the results is that of what was given. */
export interface Work extends Workers {
  compile(texts: readonly SourceText[]): Promise<CompiledDocument[]>;
  /**
   * Renders pages. A job is made when its turn comes, and its result is told at once, so that memory does not grow
   * with the number of pages.
   */
  render<Item>(input: {
    setup: RenderSetup;
    items: readonly Item[];
    toJob: (item: Item) => TextPageJob;
    onResult: (item: Item, result: TextPageResult) => Promise<void>;
  }): Promise<void>;
  close(): Promise<void>;
}

/** A thread takes about as long to start as this many pages to be made. */
const worthThreads = 100;
const batchSize = 25;

interface Options {
  code: TextOptions;
  /** Threads at most; default: one for each core, but no more than 8. 0: everything is done here. */
  threads?: number | undefined;
}

export function createWork({ code, threads = defaultThreads() }: Options): Work {
  // A highlighter is no data: each thread has its own.
  const { magicComments = [], marks, timeLimit } = code;
  const pools: Promise<Tinypool>[] = [];
  const startPool = async (): Promise<Tinypool> => {
    const { Tinypool: Pool } = await import('tinypool');
    // By default the heap may become four times as large as what is in use before it is cleaned: 10,000 pages would take
    // half as much memory again. Few pages take little, and are made in a tenth less time without this.
    setFlagsFromString('--heap-growing-percent=50');
    return new Pool({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      // More batches than threads wait here and not in the pool: each holds texts.
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
  };
  const pool = (): Promise<Tinypool> => {
    const [known] = pools;
    if (known !== undefined) return known;
    const made = startPool();
    pools.push(made);
    return made;
  };
  const inThreads = (count: number): boolean => threads > 0 && (pools.length > 0 || count >= worthThreads);
  return {
    async compile(texts) {
      if (!inThreads(texts.length)) return compileTexts({ texts, code });
      const results = await mapConcurrent({
        items: batches(texts),
        limit: threads + 1,
        map: async (batch) =>
          (await (
            await pool()
          ).run(
            { texts: batch, magicComments, marks, timeLimit },
            { name: 'compile' },
          )) as CompiledDocument[],
      });
      return results.flat();
    },
    async render({ setup, items, toJob, onResult }) {
      const here = !inThreads(items.length);
      await mapConcurrent({
        items: here ? items.map((item) => [item]) : batches(items),
        limit: here ? 1 : threads + 1,
        map: async (batch) => {
          const task = { setup, jobs: batch.map(toJob) };
          const results = here
            ? await renderTexts({ ...task, code })
            : ((await (
                await pool()
              ).run({ ...task, magicComments, marks, timeLimit }, { name: 'render' })) as TextPageResult[]);
          for (const [index, item] of batch.entries()) {
            const result = results[index];
            if (result !== undefined) await onResult(item, result);
          }
        },
      });
    },
    async run<Result>(call: { module: string; name: string; data: unknown }): Promise<Result> {
      if (threads === 0) return (await callModule(call)) as Result;
      return (await (await pool()).run(call, { name: 'call' })) as Result;
    },
    async close() {
      await Promise.all(pools.splice(0).map(async (made) => (await made).destroy()));
    },
  };
}

/** In tests, the engine runs from source, which a thread cannot load. */
function defaultThreads(): number {
  return import.meta.url.endsWith('.ts') ? 0 : Math.min(availableParallelism(), 8);
}

function batches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize));
}
