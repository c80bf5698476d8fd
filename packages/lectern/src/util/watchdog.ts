import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { engineRoot } from './engine-paths.js';
import { blockedEvent, field, mostMemory, textStart, watchdogProgram } from './watchdog-thread.js';

export class MemoryLimitError extends Error {
  readonly megabytes: number;

  constructor(megabytes: number, options?: ErrorOptions) {
    super(`it needed more than ${megabytes} MB of memory.`, options);
    this.name = 'MemoryLimitError';
    this.megabytes = megabytes;
  }
}

export interface Blocked {
  reason: 'time' | 'memory';
  /** The limit in seconds or MB. */
  most: number;
  error: Error;
}

/**
 * Watches the main thread from another thread. V8 ends the process when it runs out of memory, and code in the same
 * thread can't detect an infinite loop after an `await`.
 */
export interface Watchdog {
  /** Call this only if site code is about to run, because the thread takes a twelfth of a small build's CPU time. */
  start(): void;
  /**
   * If `isWatched` is true, `run` must let SIGINT interrupt the code, because the watchdog thread stops it with SIGINT.
   * @throws MemoryLimitError if the code uses too much memory.
   */
  limitMemory<Result>(run: (options: { isWatched: boolean }) => Result): Result;
  /** If the watchdog thread ends the process, it prints this file. */
  name(file: string): void;
  calls: { unsettled(count: number): void; enter(): void; leave(): void };
  /** The maximum time, in seconds, for which site code may block the main thread. */
  setPatience(seconds: number): void;
  /** The blocking code is paused until the listener returns. */
  onBlocked(listener: (blocked: Blocked) => void): void;
  stop(): void;
}

const defaultPatience = 30;
const interrupted = 'ERR_SCRIPT_EXECUTION_INTERRUPTED';

export function createWatchdog(): Watchdog {
  const shared = new SharedArrayBuffer(16_384);
  const state = new Int32Array(shared, 0, 16);
  const text = new Uint8Array(shared, textStart);
  let runs = 0;
  let depth = 0;
  let isInterrupted = false;
  let patience = defaultPatience;
  const setPatience = (seconds: number): void => {
    patience = seconds;
    Atomics.store(state, field.patience, Math.min(2 ** 31 - 1, Math.round(seconds * 1000)));
  };
  setPatience(defaultPatience);
  let thread: { worker: Worker; beat: NodeJS.Timeout } | undefined;
  let onBlocked: ((blocked: Blocked) => void) | undefined;
  const receive = (message: string): void => {
    const { reason, frames } = JSON.parse(message) as { reason: Blocked['reason']; frames: Frame[] };
    const error = new Error('It was stopped.');
    error.stack = stackOf(frames);
    onBlocked?.({ reason, most: reason === 'time' ? patience : mostMemory.call, error });
  };
  process.on(blockedEvent, receive);
  return {
    start() {
      if (thread !== undefined) return;
      const beat = setInterval(() => void Atomics.add(state, field.beat, 1), 200);
      beat.unref();
      thread = { worker: startThread(shared), beat };
    },
    limitMemory(run) {
      if (thread === undefined) return run({ isWatched: false });
      if (depth === 0) {
        runs += 1;
        Atomics.store(state, field.memory, Math.round(process.memoryUsage.rss() / 2 ** 20));
        Atomics.store(state, field.run, runs);
        Atomics.notify(state, field.run);
      }
      depth += 1;
      try {
        return run({ isWatched: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException | undefined)?.code !== interrupted) throw error;
        if (Atomics.load(state, field.run) === -runs) {
          isInterrupted = true;
          throw new MemoryLimitError(mostMemory.page, { cause: error });
        }
        // The thread didn't send the interrupt, so the user has pressed Ctrl+C.
        process.kill(process.pid, 'SIGINT');
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) {
          const wasSent = Atomics.exchange(state, field.run, 0) === -runs;
          // The page finished just after the thread had sent an interrupt, so the interrupt is still pending.
          if (wasSent && !isInterrupted) absorbInterrupt();
          isInterrupted = false;
        }
      }
    },
    name(file) {
      const bytes = Buffer.from(file).subarray(0, 4096);
      text.set(bytes);
      Atomics.store(state, field.length, bytes.length);
    },
    calls: {
      unsettled: (count) => void Atomics.store(state, field.unsettled, count),
      enter: () => void Atomics.add(state, field.inCall, 1),
      leave: () => void Atomics.sub(state, field.inCall, 1),
    },
    setPatience,
    onBlocked(listener) {
      onBlocked = listener;
    },
    stop() {
      process.off(blockedEvent, receive);
      clearInterval(thread?.beat);
      void thread?.worker.terminate();
    },
  };
}

function startThread(shared: SharedArrayBuffer): Worker {
  const root = engineRoot();
  const worker = new Worker(watchdogProgram, {
    eval: true,
    workerData: {
      shared,
      core: [pathToFileURL(join(root, '/')).href],
      official: [
        '/@lectern/',
        pathToFileURL(join(root, '../')).href.replace(/\/node_modules\/$/, '/@lectern/'),
      ],
      most: mostMemory,
    },
    execArgv: [],
    stdout: false,
    stderr: false,
  });
  worker.unref();
  // If the thread fails, code runs without a watchdog.
  worker.on('error', () => undefined);
  return worker;
}

/** Without this function, the thread's interrupt would end the process later. */
function absorbInterrupt(): void {
  try {
    new Script('for (;;);').runInThisContext({ breakOnSigint: true, timeout: 1000 });
  } catch {
    // The interrupt arrived, as intended.
  }
}

interface Frame {
  name: string;
  url: string;
  line: number;
  column: number;
}

function stackOf(frames: readonly Frame[]): string {
  const lines = frames.map(
    ({ name, url, line, column }) =>
      `    at ${name === '' ? '<anonymous>' : name} (${url}:${line}:${column})`,
  );
  return ['Error: It was stopped.', ...lines].join('\n');
}
