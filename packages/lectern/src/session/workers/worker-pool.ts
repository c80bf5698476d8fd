import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Tinypool } from 'tinypool';
import { failedDocument } from '../../markdown/compiled-document.js';
import type { CompiledDocument } from '../../markdown/types.js';
import type { LinkTargets } from '../../model/link-targets.js';
import type { Workers } from '../../plugin/types.js';
import { mapConcurrent } from '../../util/concurrent.js';
import type { SourceText } from '../compile/compiler.js';
import type { UnifiedSources } from '../compile/unified-sources.js';
import type { TextOptions } from '../render/highlight.js';
import type { PageJob, PageJobResult } from '../render/page-job.js';
import { skippedPage } from '../render/page-job.js';
import type { StuckPages } from '../render/stuck-pages.js';
import { trackStuckPages } from '../render/stuck-pages.js';
import { memoryProblem } from '../render/time-problem.js';
import { limitCall } from './limit-call.js';
import { createOverflowFinder, threadMemory } from './overflow.js';
import { shareTargets } from './shared-targets.js';
import { createSupervisor } from './supervise.js';
import type { RenderSetup } from './tasks.js';
import { callModule, compileTexts, renderJobs } from './tasks.js';
import { runUnlessTerminated } from './terminated.js';

/**
 * Compiles a few documents and renders a few pages in this process, and many in threads. Results are in the order of
 * the input.
 */
export interface WorkerPool extends Workers {
  compile(texts: readonly SourceText[]): Promise<CompiledDocument[]>;
  /** Returns how long remark and rehype plug-ins have run so far, or undefined if none has run. */
  unifiedCost(): UnifiedCost | undefined;
  /**
   * Jobs are created just in time, and results are passed on immediately, so that memory use doesn't grow with the
   * number of pages.
   */
  render<Item>(input: {
    setup: RenderSetup;
    items: readonly Item[];
    targets: LinkTargets | undefined;
    toJob: (item: Item) => PageJob;
    onResult: (item: Item, result: PageJobResult) => Promise<void>;
    stuck: StuckPages;
  }): Promise<void>;
  close(): Promise<void>;
}

export interface UnifiedCost {
  sources: string[];
  texts: number;
  milliseconds: number;
}

/**
 * The minimum number of pages that makes threads worthwhile. Rendering this many pages takes about as long as
 * starting a thread.
 */
const worthThreads = 100;
const batchSize = 25;
/**
 * The maximum size of each thread's young generation, in MB. Half of V8's default saves 15 MB for each thread without
 * slowing the build down. With a quarter, a build would take a tenth longer.
 */
const threadNursery = 24;
/**
 * The minimum number of documents with remark or rehype plug-ins that makes threads worthwhile. They take about fifty
 * times as long to compile as with the native compiler, but each thread must load the plug-ins and the configuration.
 */
const unifiedWorthThreads = 10;
const unifiedBatchSize = 4;

interface Options {
  code: TextOptions;
  unified?: UnifiedSources | undefined;
  /** The maximum number of threads. Default: one per core, up to 8. With 0, everything runs in this process. */
  threads?: number | undefined;
  /** The maximum duration of a call of a plug-in's function, in seconds. */
  callTimeLimit: number;
}

export function createWorkerPool({
  code,
  unified,
  threads = defaultThreads(),
  callTimeLimit,
}: Options): WorkerPool {
  // Only plain data can be sent to threads, so each creates its own highlighter. An empty list would turn magic
  // comments off, so `magicComments` may stay undefined.
  const { magicComments, marks, timeLimit } = code;
  const pools: Promise<Tinypool>[] = [];
  const startPool = async (): Promise<Tinypool> => {
    const { Tinypool: Pool } = await import('tinypool');
    // By default, V8 collects garbage when the heap has four times the size of the live data, and a build of 10,000
    // pages would use 50% more memory. Without threads, builds keep the default, which makes them a tenth faster.
    setFlagsFromString('--heap-growing-percent=50');
    return new Pool({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: threadMemory, maxYoungGenerationSizeMb: threadNursery },
    });
  };
  const pool = (): Promise<Tinypool> => {
    const [known] = pools;
    if (known !== undefined) return known;
    const made = startPool();
    pools.push(made);
    return made;
  };
  const runInThread = async (
    task: object,
    options: { name: string; signal?: AbortSignal },
  ): Promise<unknown> => {
    const threads = await pool();
    return runUnlessTerminated({ run: () => threads.run(task, options), isOpen: () => pools.length > 0 });
  };
  const inThreads = (count: number, worth = worthThreads): boolean =>
    threads > 0 && (pools.length > 0 || count >= worth);
  const supervise = createSupervisor({ timeLimit });
  const findOverflow = createOverflowFinder();
  const runTask = ({
    name,
    task,
    signal,
    isLimited = false,
  }: {
    name: 'compile' | 'render';
    task: object;
    signal?: AbortSignal;
    isLimited?: boolean;
  }): Promise<unknown> => {
    const settings = { magicComments, marks, timeLimit, isSupervised: isLimited };
    return runInThread({ ...task, ...settings }, { name, ...(signal && { signal }) });
  };
  const compileBatches = async (
    all: readonly (readonly SourceText[])[],
    compile: (texts: readonly SourceText[]) => Promise<unknown>,
  ): Promise<CompiledDocument[]> => {
    // One batch more than there are threads, so that no thread waits. More batches would keep more documents in memory.
    const results = await mapConcurrent({ items: all, limit: threads + 1, map: compile });
    return (results as CompiledDocument[][]).flat();
  };
  const costs: UnifiedCost[] = [];
  const compileUnified = async (texts: readonly SourceText[]): Promise<CompiledDocument[]> => {
    const started = performance.now();
    const results = inThreads(texts.length, unifiedWorthThreads)
      ? await compileBatches(batches(texts, unifiedBatchSize), (batch) =>
          runTask({ name: 'compile', task: { texts: batch, origin: unified?.origin } }),
        )
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
        ? await compileBatches(batches(native), (batch) =>
            findOverflow({
              batch,
              run: (texts) =>
                supervise((options) => runTask({ name: 'compile', task: { texts }, ...options })) as Promise<
                  CompiledDocument[]
                >,
              failed: ({ file }, megabytes) =>
                failedDocument({
                  file,
                  diagnostics: [memoryProblem({ megabytes, file, task: 'compile' })],
                }),
            }),
          )
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
    async render({ setup, items, targets, toJob, onResult, stuck }) {
      const here = !inThreads(items.length);
      const shared = here || targets === undefined ? undefined : shareTargets(targets);
      await mapConcurrent({
        items: here ? items.map((item) => [item]) : batches(items),
        limit: here ? 1 : threads + 1,
        map: async (batch) => {
          const renderBatch = (jobs: readonly PageJob[]): Promise<PageJobResult[]> =>
            supervise((options) =>
              runTask({
                name: 'render',
                task: { setup, jobs, targets: shared, stuck: stuck.count() },
                ...options,
              }),
            ) as Promise<PageJobResult[]>;
          const render = (): Promise<PageJobResult[]> => {
            const jobs = batch.map(toJob);
            return here
              ? renderJobs({ setup, jobs, targets, stuck: stuck.count(), code })
              : findOverflow({ batch: jobs, run: renderBatch, ...overflowResults(stuck) });
          };
          const results = stuck.isOver() ? batch.map(() => skippedPage) : await render();
          for (const { diagnostics } of results) stuck.add(diagnostics);
          stuck.addSkipped(results.filter(({ isSkipped }) => isSkipped).length);
          for (const [index, item] of batch.entries()) {
            const result = results[index];
            if (result !== undefined) await onResult(item, result);
          }
        },
      });
    },
    async run<Result>(call: { module: string; name: string; data: unknown }): Promise<Result> {
      if (threads === 0) return (await callModule(call)) as Result;
      const run = (limits: { started: Int32Array; signal: AbortSignal }): Promise<unknown> =>
        runInThread({ ...call, started: limits.started }, { name: 'call', signal: limits.signal });
      return (await limitCall({ seconds: callTimeLimit, run })) as Result;
    },
    async close() {
      await Promise.all(pools.splice(0).map(async (result) => (await result).destroy()));
    },
  };
}

function overflowResults(stuck: StuckPages) {
  const inBatch = trackStuckPages(stuck.count());
  return {
    failed: ({ file }: PageJob, megabytes: number): PageJobResult => {
      const diagnostics = [memoryProblem({ megabytes, file, task: 'render' })];
      inBatch.add(diagnostics);
      return { html: '', addresses: [], diagnostics };
    },
    skip: (): PageJobResult | undefined => (inBatch.isOver() ? skippedPage : undefined),
  };
}

/** Returns 0 in tests, because the engine runs from TypeScript source, which a thread cannot load. */
function defaultThreads(): number {
  return import.meta.url.endsWith('.ts') ? 0 : Math.min(availableParallelism(), 8);
}

function batches<Item>(items: readonly Item[], size = batchSize): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
