import { messageWithCauses } from '../util/message-of.js';
import { LecternError, problem } from './diagnostic.js';

interface Called<Result> {
  /** The function as a noun phrase: `The \`editUrl\` function of the configuration`. */
  what: string;
  file?: string | undefined;
  run: () => Result;
}

/**
 * Runs a function of the site or a plug-in. If it throws, the error is reported as an error of that function, not as
 * an internal error.
 */
export function callSiteFunction<Result>(input: Called<Result>): Result {
  try {
    return input.run();
  } catch (error) {
    throw functionFailed({ error, ...input });
  }
}

export function functionFailed({
  error,
  what,
  file,
}: Omit<Called<unknown>, 'run'> & { error: unknown }): LecternError {
  if (error instanceof LecternError) return error;
  const message = `${what} failed${file === undefined ? '' : ` for ${file}`}: ${messageWithCauses(error)}`;
  const hint = 'Fix the error in the function, or make the function handle this case.';
  return new LecternError([problem({ code: 'function-failed', message, hint, file })], { cause: error });
}
