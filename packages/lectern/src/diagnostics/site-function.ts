import { inspect, types } from 'node:util';
import { messageWithCauses } from '../util/message-of.js';
import { runSiteCode, siteWatchdog } from '../util/site-code.js';
import { LecternError, problem } from './diagnostic.js';

interface SiteFunction {
  /** A noun phrase: `the \`editUrl\` function of the configuration`. */
  what: string;
  /** The file that the function is called for. */
  file?: string | undefined;
}

/** What a function must return. */
interface Expected {
  /** A noun phrase: `a URL`. */
  what: string;
  test: (value: unknown) => boolean;
}

/**
 * Runs a function of the configuration. If the function throws, rejects, or returns an unexpected value, the error
 * names the function instead of being an internal error. The watchdog stops a function that blocks the process.
 */
export function callSiteFunction<Result>({
  run,
  expected,
  ...called
}: SiteFunction & { run: () => Result; expected?: Expected }): Result {
  const checked = (value: unknown): unknown => {
    if (expected?.test(value) === false) throw unexpectedResult({ ...called, value, expected });
    return value;
  };
  const failed = (error: unknown): never => {
    throw functionFailed({ error, ...called });
  };
  siteWatchdog()?.start();
  try {
    const result = runSiteCode({ ...called, run });
    return (types.isPromise(result) ? result.then(checked).catch(failed) : checked(result)) as Result;
  } catch (error) {
    return failed(error);
  }
}

function functionFailed({ error, what, file }: SiteFunction & { error: unknown }): LecternError {
  if (error instanceof LecternError) return error;
  const message = `${capitalized(what)} failed${callOf(file)}: ${messageWithCauses(error)}`;
  const hint = 'Fix the error in the function, or make the function handle this case.';
  return new LecternError([problem({ code: 'function-failed', message, hint, file })], { cause: error });
}

function unexpectedResult({
  what,
  file,
  value,
  expected,
}: SiteFunction & { value: unknown; expected: Expected }): LecternError {
  const found = inspect(value, { depth: 0, compact: true, customInspect: false, maxStringLength: 40 });
  const message = `${capitalized(what)} returned ${found}${callOf(file)}. Expected ${expected.what}.`;
  const hint = 'Correct the function, or make the function handle this case.';
  return new LecternError([problem({ code: 'function-failed', message, hint, file })]);
}

function callOf(file: string | undefined): string {
  return file === undefined ? '' : ` for ${file}`;
}

function capitalized(what: string): string {
  return what.replace(/^t/, 'T');
}
