import type { Diagnostic } from './diagnostic.js';
import { LecternError, problem } from './diagnostic.js';

/** The code of a diagnostic that says that the engine itself failed: the command then exits with 2 instead of 1. */
export const internalErrorCode = 'internal-error';

interface Task {
  /** What the engine was doing, after "while": `compiling`. */
  doing: string;
  /** What it was doing that to, relative to the site's folder. */
  file?: string | undefined;
}

/**
 * An exception that no step foresaw, as a diagnostic. A stack means nothing to a writer, so it is shown only on request
 * (`LECTERN_DEBUG=1`), when someone reports the bug.
 */
export function internalError({ error, doing, file }: Task & { error: unknown }): Diagnostic {
  const what = file === undefined ? doing : `${doing} ${file}`;
  const reason = (error instanceof Error && error.message) || String(error);
  const stack = process.env.LECTERN_DEBUG && error instanceof Error ? `\n${error.stack ?? ''}` : '';
  return problem({
    code: internalErrorCode,
    message: `internal error while ${what}: ${firstLine(reason)}, please report${stack}`,
    hint: 'This is a bug in Lectern. Report it with this message, the file, and the output of the same command with LECTERN_DEBUG=1.',
    file,
  });
}

/** The error that a step may throw: one for a person stays unchanged, and any other becomes an internal error. */
export function asLecternError({ error, ...task }: Task & { error: unknown }): LecternError {
  if (error instanceof LecternError) return error;
  return new LecternError([internalError({ error, ...task })], { cause: error });
}

/** Runs a step; what it throws is a `LecternError`. */
export async function guarded<Result>({
  run,
  ...task
}: Task & { run: () => Result | Promise<Result> }): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw asLecternError({ error, ...task });
  }
}

/** The same for a step that runs at once. */
export function guardedSync<Result>({ run, ...task }: Task & { run: () => Result }): Result {
  try {
    return run();
  } catch (error) {
    throw asLecternError({ error, ...task });
  }
}

/** What a command exits with after these problems. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): 1 | 2 {
  return diagnostics.some(({ code }) => code === internalErrorCode) ? 2 : 1;
}

/** A message may carry a whole document with it. */
function firstLine(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
