/** In MB. */
export const threadMemory = 1024;

export class OverflowError extends Error {
  readonly megabytes: number;

  constructor(megabytes: number) {
    super(`it needed more than ${megabytes} MB of memory.`);
    this.name = 'OverflowError';
    this.megabytes = megabytes;
  }
}

interface Batch<Item, Result> {
  batch: readonly Item[];
  run: (batch: readonly Item[]) => Promise<Result[]>;
  failed: (item: Item, megabytes: number) => Result;
  /** Returns the result for an item that should not run, because too many items have failed. Default: all items run. */
  skip?: () => Result | undefined;
}

export type FindOverflow = <Item, Result>(input: Batch<Item, Result>) => Promise<Result[]>;

/** If a batch needs too much memory, runs its items again one by one, with nothing else running, to find the cause. */
export function createOverflowFinder(): FindOverflow {
  const running = new Set<Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  const together = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    await last;
    const promise = run();
    const settled = promise.catch(() => undefined);
    running.add(settled);
    return promise.finally(() => running.delete(settled));
  };
  const alone = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const before = last;
    const promise = (async () => {
      await before;
      await Promise.all(running);
      return run();
    })();
    last = promise.catch(() => undefined);
    return promise;
  };
  return async ({ batch, run, failed, skip = () => undefined }) => {
    try {
      return await together(() => run(batch));
    } catch (error) {
      if (memoryLimitOf(error) === undefined) throw error;
    }
    return alone(async () => {
      const results: Awaited<ReturnType<typeof run>> = [];
      for (const item of batch) {
        const skipped = skip();
        if (skipped !== undefined) {
          results.push(skipped);
          continue;
        }
        try {
          results.push(...(await run([item])));
        } catch (error) {
          const megabytes = memoryLimitOf(error);
          if (megabytes === undefined) throw error;
          results.push(failed(item, megabytes));
        }
      }
      return results;
    });
  };
}

export function memoryLimitOf(error: unknown): number | undefined {
  if (error instanceof OverflowError) return error.megabytes;
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? threadMemory
    : undefined;
}
