import { OverflowError } from './overflow.js';

/**
 * The signal terminates the batch's thread. With `isLimited`, the whole batch has a time limit. Otherwise, each page
 * has one.
 */
export type RunBatch<Result> = (options: { signal: AbortSignal; isLimited: boolean }) => Promise<Result>;

export type Supervise = <Result>(run: RunBatch<Result>) => Promise<Result>;

/** Seconds after which a batch is considered late. Most batches take a tenth of a second. */
const patience = 5;
/**
 * Maximum growth of the process during a batch, in MB. V8 ends the process if a single array takes more than about 900
 * MB.
 */
const mostGrowth = 600;
/** Milliseconds between two memory checks. */
const pause = 50;

/**
 * V8 starts a thread for each call with a time limit, so limits for all pages would take up a twelfth of a cold build.
 * Pages therefore run without limits until a batch is late. It is ended and runs again, and from then on, each page has
 * a limit, which identifies the page that doesn't end.
 */
export function createSupervisor({
  timeLimit,
  memory = () => process.memoryUsage.rss() / 2 ** 20,
}: {
  timeLimit: number;
  memory?: () => number;
}): Supervise {
  let wasLate = false;
  const watched = async <Result>(run: RunBatch<Result>, isLimited: boolean): Promise<Result> => {
    const aborter = new AbortController();
    const before = memory();
    const timer = setInterval(() => {
      if (memory() - before > mostGrowth) aborter.abort(new OverflowError(mostGrowth));
    }, pause);
    const late = isLimited
      ? setTimeout(() => aborter.abort('late'), Math.min(patience, timeLimit) * 1000)
      : undefined;
    try {
      return await run({ signal: aborter.signal, isLimited });
    } catch (error) {
      if (aborter.signal.reason instanceof OverflowError) throw aborter.signal.reason;
      throw error;
    } finally {
      clearInterval(timer);
      clearTimeout(late);
      if (aborter.signal.reason === 'late') wasLate = true;
    }
  };
  return async (run) => {
    if (!wasLate) {
      let signal: AbortSignal | undefined;
      try {
        return await watched((options) => {
          signal = options.signal;
          return run(options);
        }, true);
      } catch (error) {
        if (signal?.reason !== 'late') throw error;
      }
    }
    return watched(run, false);
  };
}
