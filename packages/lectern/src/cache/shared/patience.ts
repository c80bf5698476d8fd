/** A time budget for waiting for a storage. A build may waste some time, and more if the storage has saved it time. */
export interface Patience {
  /**
   * Measures the time that the build waits for this. Waits may overlap.
   * @throws what `work` throws.
   */
  wait<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Adds the milliseconds that recomputing a received result would have taken. */
  earn(milliseconds: number): void;
  /** Adds milliseconds that the build may waste. */
  allow(milliseconds: number): void;
  /** Total time earned, in milliseconds. */
  earned(): number;
  /** Ends all current waits. */
  stop(): void;
  /** Aborted when the budget is exhausted. */
  signal: AbortSignal;
}

interface Options {
  /** Milliseconds that the build may waste. */
  allowance: number;
  now?: () => number;
  /** Milliseconds of processor time that this process has used. */
  used?: () => number;
}

/** On a busy machine, a build takes at most this many times its processor time. */
const slowest = 30;
/** Below this much processor time in milliseconds, the ratio is not meaningful. */
const leastUsed = 50;

/**
 * Creates the time budget. A build waits for a storage as long as that saves time: each received result earns the time
 * it would take to recompute, plus a fixed allowance. A build is therefore never slower by more than the allowance.
 * These times assume an idle machine: on a busy one, both the build and the waits are longer.
 */
export function createPatience({
  allowance: first,
  now = () => performance.now(),
  used = processorTime,
}: Options): Patience {
  const controller = new AbortController();
  let allowance = first;
  let [earned, waited, waiting, since] = [0, 0, 0, 0];
  // The processor time spent on unpacking and writing received results says nothing about the rest of the build.
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
    // The timer must not keep an idle process alive, because then nothing is left to wait for.
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
