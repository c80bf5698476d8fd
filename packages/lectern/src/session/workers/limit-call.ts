import { TimeLimitError } from '../../util/time-limit.js';

/** Milliseconds between two checks. */
const pause = 100;

/**
 * The time limit of a call starts when a thread starts the function, because the call may have to wait for a thread.
 * Only the time in which this thread's event loop runs is counted, because a blocked event loop receives no result.
 */
export async function limitCall<Result>({
  seconds,
  run,
}: {
  seconds: number;
  /** The signal terminates the call's thread. The thread must pass `started` to `markStarted`. */
  run: (limits: { started: Int32Array; signal: AbortSignal }) => Promise<Result>;
}): Promise<Result> {
  const aborter = new AbortController();
  const started = new Int32Array(new SharedArrayBuffer(4));
  const end = Math.ceil((seconds * 1000) / pause);
  let ticks = 0;
  const timer = setInterval(() => {
    if (Atomics.load(started, 0) === 1) ticks += 1;
    if (ticks >= end) aborter.abort(new TimeLimitError(seconds));
  }, pause);
  try {
    return await run({ started, signal: aborter.signal });
  } catch (error) {
    throw aborter.signal.aborted ? aborter.signal.reason : error;
  } finally {
    clearInterval(timer);
  }
}

export function markStarted(started: Int32Array): void {
  Atomics.store(started, 0, 1);
}
