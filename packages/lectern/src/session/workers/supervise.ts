/** Runs a batch in a thread. With a signal, nothing else limits its time. Without one, each page has its own limit. */
export type RunBatch<Result> = (options: { signal?: AbortSignal }) => Promise<Result>;

export type Supervise = <Result>(run: RunBatch<Result>) => Promise<Result>;

/** Seconds after which a batch is late. Most batches take a tenth of a second. */
const patience = 5;

/**
 * Ends batches that take too long. V8 starts a thread each time it limits the time of a call, which is a twelfth of a
 * cold build, so pages run without limits until a batch is late. That batch and all later ones then run with limits,
 * which find the page that doesn't end. If the machine was merely busy, only one batch is lost.
 */
export function createSupervisor({ timeLimit }: { timeLimit: number }): Supervise {
  let wasLate = false;
  return async (run) => {
    if (wasLate) return run({});
    const aborter = new AbortController();
    const timer = setTimeout(() => aborter.abort(), Math.min(patience, timeLimit) * 1000);
    try {
      return await run({ signal: aborter.signal });
    } catch (error) {
      if (!aborter.signal.aborted) throw error;
      wasLate = true;
    } finally {
      clearTimeout(timer);
    }
    return run({});
  };
}
