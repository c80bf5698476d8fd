import { createContext, Script } from 'node:vm';
import { siteWatchdog } from './site-code.js';

export type TimeLimit = <Result>(run: () => Result) => Result;

export class TimeLimitError extends Error {
  readonly seconds: number;

  constructor(seconds: number, options?: ErrorOptions) {
    super(`it did not finish within ${seconds} s.`, options);
    this.name = 'TimeLimitError';
    this.seconds = seconds;
  }
}

export class ModuleTimeLimitError extends TimeLimitError {
  readonly module: string;

  constructor(module: string, { cause }: { cause: TimeLimitError }) {
    super(cause.seconds, { cause });
    this.name = 'ModuleTimeLimitError';
    this.module = module;
  }
}

export const noTimeLimit: TimeLimit = (run) => run();

/**
 * V8 aborts synchronous code, including the functions that it called, even while it matches a regular expression. V8
 * doesn't abort native code, or code that runs later in a promise. With a watchdog, memory is also limited.
 */
export function createTimeLimit({ seconds }: { seconds: number }): TimeLimit {
  const sandbox: { run: (() => void) | undefined } = { run: undefined };
  const script = new Script('run()');
  // Creating a context takes a millisecond, so all pages share one context.
  let context: ReturnType<typeof createContext> | undefined;
  return (limited) => {
    context ??= createContext(sandbox);
    let result: { value: ReturnType<typeof limited> } | undefined;
    const outer = sandbox.run;
    sandbox.run = () => {
      result = { value: limited() };
    };
    try {
      const within = context;
      const timeout = Math.ceil(seconds * 1000);
      const run = ({ isWatched = false } = {}): unknown =>
        script.runInContext(within, { timeout, ...(isWatched ? { breakOnSigint: true } : {}) });
      const watchdog = siteWatchdog();
      if (watchdog === undefined) run();
      else watchdog.limitMemory(run);
    } catch (error) {
      if (isTimeout(error)) throw new TimeLimitError(seconds, { cause: error });
      throw error;
    } finally {
      sandbox.run = outer;
    }
    if (result === undefined) throw new TimeLimitError(seconds);
    return result.value;
  };
}

function isTimeout(error: unknown): boolean {
  // The error's class comes from the script's context, so `instanceof` doesn't work.
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** Doesn't abort the work behind the promise. */
export async function withinTime<Result>({
  seconds,
  run,
}: {
  seconds: number;
  run: () => Promise<Result>;
}): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(seconds)), seconds * 1000);
  });
  try {
    return await Promise.race([run(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
