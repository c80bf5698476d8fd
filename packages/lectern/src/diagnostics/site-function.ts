import { inspect, types } from 'node:util';
import { capitalized } from '../util/capitalized.js';
import { messageWithCauses } from '../util/message-of.js';
import { runSiteCode, siteWatchdog } from '../util/site-code.js';
import { siteFileLocation } from '../util/stack-locations.js';
import { withAsyncStack, withStack } from '../util/thrown-stack.js';
import { LecternError, problem } from './diagnostic.js';

interface SiteFunction {
  /** The function, as a noun phrase for messages: `the \`editUrl\` function of the configuration`. */
  what: string;
  /** The file that the function is called for. */
  file?: string | undefined;
  /** Absolute path of the site's folder, for finding the location of an exception in site code. */
  siteDir?: string | undefined;
}

/** The value that a function must return. */
interface Expected {
  /** The expected value, as a noun phrase for messages: `a URL`. */
  what: string;
  test: (value: unknown) => boolean;
}

/** A call of a function from the configuration. */
export interface SiteFunctionCall<Result> extends SiteFunction {
  /** Calls the function. */
  run: () => Result;
  /** The value that the function must return. By default, every value is accepted. */
  expected?: Expected | undefined;
}

/**
 * Runs a function from the configuration. If the function throws or returns an unexpected value, the error names the
 * function, and isn't reported as an internal error. The watchdog stops a function that blocks the process.
 * @throws a `LecternError` that names the function.
 */
export function callSiteFunction<Result>({ run, expected, ...called }: SiteFunctionCall<Result>): Result {
  siteWatchdog()?.start();
  try {
    return checked({ value: runSiteCode({ ...called, run }), expected, ...called });
  } catch (error) {
    throw functionFailed({ error: withStack({ error, rerun: run }), ...called });
  }
}

/**
 * Like `callSiteFunction`, but for a function that may return a promise.
 * @throws LecternError
 */
export async function awaitSiteFunction<Result>({
  run,
  expected,
  ...called
}: SiteFunctionCall<Result | Promise<Result>>): Promise<Result> {
  siteWatchdog()?.start();
  try {
    const value = await runSiteCode({ ...called, run: async () => await run() });
    return checked({ value, expected, ...called });
  } catch (error) {
    const located = await withAsyncStack({ error, rerun: async () => await run() });
    throw functionFailed({ error: located, ...called });
  }
}

function checked<Value>({
  value,
  expected,
  ...called
}: SiteFunction & { value: Value; expected: Expected | undefined }): Value {
  if (expected?.test(value) === false) throw unexpectedResult({ ...called, value, expected });
  return value;
}

function functionFailed({ error, what, file, siteDir }: SiteFunction & { error: unknown }): LecternError {
  if (error instanceof LecternError) return error;
  const message = `${capitalized(what)} failed${callOf(file)}: ${messageWithCauses(error)}`;
  const hint = 'Fix the error in the function.';
  const location = siteDir === undefined ? undefined : siteFileLocation({ error, siteDir });
  const found = problem({ code: 'function-failed', message, hint, file, ...location });
  return new LecternError([found], { cause: error });
}

const shortly = { depth: 0, compact: true, customInspect: false, maxStringLength: 40 };

function unexpectedResult({
  what,
  file,
  value,
  expected,
}: SiteFunction & { value: unknown; expected: Expected }): LecternError {
  const found = types.isPromise(value) ? 'a promise' : inspect(value, shortly);
  const message = `${capitalized(what)} returned ${found}${callOf(file)}. Expected ${expected.what}.`;
  const hint = 'Correct the function so that it returns the expected value.';
  return new LecternError([problem({ code: 'function-failed', message, hint, file })]);
}

function callOf(file: string | undefined): string {
  return file === undefined ? '' : ` for ${file}`;
}
