/** A time budget for waiting for a remote cache: a fixed allowance, plus the time that cached results have saved. */
export interface Patience {
  /** Charges the duration of `work` to the budget. Calls may overlap. Errors from `work` are thrown again. */
  wait<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Adds the time, in milliseconds, that recomputing a received result would have taken. */
  earn(milliseconds: number): void;
  allow(milliseconds: number): void;
  earned(): number;
  stop(): void;
  /** Aborted when the budget is exhausted. */
  signal: AbortSignal;
}

interface Options {
  allowance: number;
  now?: () => number;
  /** Processor time that this process has used, in milliseconds. */
  used?: () => number;
}

/** The maximum factor by which the budget is extended on a busy machine. */
const slowest = 30;
/** In milliseconds. With less processor time, the ratio of elapsed time to processor time isn't meaningful. */
const leastUsed = 50;

/** On a busy machine, recomputing a result takes longer than estimated, so the budget is extended. */
export function createPatience({
  allowance: first,
  now = () => performance.now(),
  used = processorTime,
}: Options): Patience {
  const controller = new AbortController();
  let allowance = first;
  let [earned, waited, waiting, since] = [0, 0, 0, 0];
  // `measureSlowness` subtracts this time, just as it subtracts the waiting time.
  let [usedWaiting, usedSince] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  const [start, usedBefore] = [now(), used()];
  let slowness = 1;
  const measureSlowness = (): void => {
    const spent = used() - usedBefore - usedWaiting;
    const ratio = spent < leastUsed ? 1 : (now() - start - waited) / spent;
    slowness = Math.min(slowest, Math.max(1, ratio));
  };
  const left = (): number => (allowance + earned) * slowness - waited - (waiting > 0 ? now() - since : 0);
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting === 0 || allowance === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(() => (left() > 0 ? watch() : controller.abort()), Math.max(0, left()));
    // The timer must not keep the process alive.
    timer.unref();
  };
  return {
    async wait(work) {
      if (waiting === 0) {
        measureSlowness();
        since = now();
        usedSince = used();
      }
      waiting += 1;
      watch();
      try {
        return await work();
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          waited += now() - since;
          usedWaiting += used() - usedSince;
        }
        watch();
      }
    },
    earn(milliseconds) {
      earned += milliseconds;
    },
    allow(milliseconds) {
      allowance += milliseconds;
    },
    earned: () => earned,
    stop: () => controller.abort(),
    signal: controller.signal,
  };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
