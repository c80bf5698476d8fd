import { createContext, Script } from 'node:vm';

/** Runs something, and ends it when it takes longer than it may: loops without an end too. */
export type TimeLimit = <Result>(run: () => Result) => Result;

/** What was run took too long. */
export class TimeLimitError extends Error {
  readonly seconds: number;

  constructor(seconds: number, options?: ErrorOptions) {
    super(`It did not finish within ${seconds} s.`, options);
    this.name = 'TimeLimitError';
    this.seconds = seconds;
  }
}

/** A module took too long to be run. */
export class ModuleTimeLimitError extends TimeLimitError {
  /** Absolute path. */
  readonly module: string;

  constructor(module: string, { cause }: { cause: TimeLimitError }) {
    super(cause.seconds, { cause });
    this.name = 'ModuleTimeLimitError';
    this.module = module;
  }
}

/** For what is run within another limit, or must not be ended. */
export const noTimeLimit: TimeLimit = (run) => run();

/**
 * Limits synchronous code in its own thread: V8 watches the clock for a script, and ends all that the script has called,
 * even within a regular expression. It cannot end native code, and not what runs later in a promise.
 */
export function createTimeLimit({ seconds }: { seconds: number }): TimeLimit {
  const sandbox: { run: (() => void) | undefined } = { run: undefined };
  const script = new Script('run()');
  // A context takes a millisecond to make, and most limits are used for many pages.
  let context: ReturnType<typeof createContext> | undefined;
  return (run) => {
    context ??= createContext(sandbox);
    let result: { value: ReturnType<typeof run> } | undefined;
    const outer = sandbox.run;
    sandbox.run = () => {
      result = { value: run() };
    };
    try {
      script.runInContext(context, { timeout: Math.ceil(seconds * 1000) });
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
  // An error of the context that the script ran in: it is not an instance of this one's class.
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** Waits for a promise no longer than it may take; what it stands for may go on all the same. */
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
