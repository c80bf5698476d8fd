import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Tinypool } from 'tinypool';
import type { CompiledDocument } from '../../markdown/types.js';
import type { Workers } from '../../plugin/types.js';
import { mapConcurrent } from '../../util/concurrent.js';
import type { SourceText } from '../compile/compiler.js';
import type { UnifiedSources } from '../compile/unified-sources.js';
import type { TextPageJob, TextPageResult } from '../render/document-page.js';
import type { TextOptions } from '../render/highlight.js';
import type { RenderSetup } from './tasks.js';
import { callModule, compileTexts, renderTexts } from './tasks.js';

/** Compiles and renders: few pages here, many in threads. The order of the results is that of what was given. */
export interface Work extends Workers {
  compile(texts: readonly SourceText[]): Promise<CompiledDocument[]>;
  /** What remark and rehype plug-ins have cost so far; absent: there was nothing for them to do. */
  unifiedCost(): UnifiedCost | undefined;
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

/** What compiling with remark and rehype plug-ins has cost. */
export interface UnifiedCost {
  /** Ids of the sources whose documents were compiled so. */
  sources: string[];
  texts: number;
  milliseconds: number;
}

/** A thread takes about as long to start as this many pages to be made. */
const worthThreads = 100;
const batchSize = 25;
/** remark and rehype take about fifty times as long; but each thread loads them, and the configuration. */
const unifiedWorthThreads = 10;
const unifiedBatchSize = 4;

interface Options {
  code: TextOptions;
  /** Compiles documents that name a source; absent: there are none. */
  unified?: UnifiedSources | undefined;
  /** Threads at most; default: one for each core, but no more than 8. 0: everything is done here. */
  threads?: number | undefined;
}

export function createWork({ code, unified, threads = defaultThreads() }: Options): Work {
  // A highlighter is not a data: each thread has its own.
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
      // More batches than threads wait here and not in the pool: each holds documents.
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
  const inThreads = (count: number, worth = worthThreads): boolean =>
    threads > 0 && (pools.length > 0 || count >= worth);
  const compileBatches = async (all: readonly (readonly SourceText[])[]): Promise<CompiledDocument[]> => {
    const results = await mapConcurrent({
      items: all,
      limit: threads + 1,
      map: async (texts) =>
        (await (
          await pool()
        ).run(
          { texts, magicComments, marks, timeLimit, origin: unified?.origin },
          { name: 'compile' },
        )) as CompiledDocument[],
    });
    return results.flat();
  };
  const costs: UnifiedCost[] = [];
  const compileUnified = async (texts: readonly SourceText[]): Promise<CompiledDocument[]> => {
    const started = performance.now();
    const results = inThreads(texts.length, unifiedWorthThreads)
      ? await compileBatches(batches(texts, unifiedBatchSize))
      : await compileTexts({ texts, code: { ...code, compileInSource: unified?.compile } });
    const milliseconds = performance.now() - started;
    costs.push({ sources: texts.flatMap(({ source }) => source ?? []), texts: texts.length, milliseconds });
    return results;
  };
  return {
    async compile(texts) {
      const native = texts.filter(({ source }) => source === undefined);
      const others = texts.filter(({ source }) => source !== undefined);
      const compiled = inThreads(native.length)
        ? await compileBatches(batches(native))
        : await compileTexts({ texts: native, code });
      if (others.length === 0) return compiled;
      const results = new Map([...compiled, ...(await compileUnified(others))].map((one) => [one.file, one]));
      return texts.flatMap(({ file }) => results.get(file) ?? []);
    },
    unifiedCost() {
      if (costs.length === 0) return undefined;
      return {
        sources: [...new Set(costs.flatMap(({ sources }) => sources))].sort(),
        texts: costs.reduce((sum, { texts }) => sum + texts, 0),
        milliseconds: Math.round(costs.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
      };
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

function batches<Item>(items: readonly Item[], size = batchSize): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
