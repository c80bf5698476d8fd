/** How long a build may still wait for a storage. */
export interface Patience {
  /**
   * Counts the time that the build waits for this. Several may be waited for at once.
   * @throws what `work` throws.
   */
  wait<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Tells of something that was received, and of the time that making it would have taken, in milliseconds. */
  earn(milliseconds: number): void;
  /** Milliseconds that may be waited for nothing, besides those of before. */
  allow(milliseconds: number): void;
  /** All that was earned, in milliseconds. */
  earned(): number;
  /** Ends whatever is still waited for. */
  stop(): void;
  /** Aborted when there was more waiting than it was worth. */
  signal: AbortSignal;
}

interface Options {
  /** Milliseconds that may be waited for nothing. */
  allowance: number;
  now?: () => number;
  /** Milliseconds of processor time that this process has used. */
  used?: () => number;
}

/** On a machine with other work, a build takes this many times as long as its processor time at most. */
const slowest = 30;
/** Less processor time than this, in milliseconds, says nothing about the machine. */
const leastUsed = 50;

/**
 * A build waits for a storage as long as that saves time: what it receives has earned the time that making it takes, and
 * beyond that it may wait for a fixed time. So it can never take longer than that above a build without the storage. All of
 * these are times of a machine that does nothing else: on a busy one, both the build and the wait take longer.
 */
export function createPatience({
  allowance: first,
  now = () => performance.now(),
  used = processorTime,
}: Options): Patience {
  const controller = new AbortController();
  let allowance = first;
  let [earned, waited, waiting, since] = [0, 0, 0, 0];
  // What is received has to be unpacked and written, which says nothing about the rest of the build.
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
    // An idle process may end: nothing is left to wait for then.
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
