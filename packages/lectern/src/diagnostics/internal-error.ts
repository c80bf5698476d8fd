import { messageWithCauses, stackForDebugging } from '../util/message-of.js';
import type { Diagnostic } from './diagnostic.js';
import { LecternError, problem } from './diagnostic.js';
import { systemError } from './system-error.js';

/** If a bug in the engine is reported, the command exits with code 2 instead of 1. */
export const internalErrorCode = 'internal-error';

interface Task {
  /** The current operation, worded to follow "while" in a message: `compiling`. */
  doing: string;
  file?: string | undefined;
}

/** The stack trace is shown only with `LECTERN_DEBUG=1`. */
export function internalError({ error, doing, file }: Task & { error: unknown }): Diagnostic {
  const what = file === undefined ? doing : `${doing} ${file}`;
  return problem({
    code: internalErrorCode,
    message: `Internal error while ${what}: ${firstLine(messageWithCauses(error))}${stackForDebugging(error)}`,
    hint: 'This is a bug in Lectern. Report it with this message, the file that caused it, and the output of the same command with LECTERN_DEBUG=1.',
    file,
  });
}

/**
 * Returns a `LecternError` unchanged. Any other error becomes a system error, such as a full disk, or an internal
 * error.
 */
export function asLecternError({ error, ...task }: Task & { error: unknown }): LecternError {
  if (error instanceof LecternError) return error;
  const found = systemError({
    error,
    doing: task.file === undefined ? task.doing : `${task.doing} ${task.file}`,
  });
  return new LecternError([found ?? internalError({ error, ...task })], { cause: error });
}

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

/** Returns exceptions as diagnostics, so that other steps still run. */
export async function collectErrors<Result>(
  task: Task & { run: () => Result | Promise<Result> },
): Promise<{ result?: Result; diagnostics: readonly Diagnostic[] }> {
  try {
    return { result: await guarded(task), diagnostics: [] };
  } catch (error) {
    return { diagnostics: asLecternError({ error, ...task }).diagnostics };
  }
}

export function guardedSync<Result>({ run, ...task }: Task & { run: () => Result }): Result {
  try {
    return run();
  } catch (error) {
    throw asLecternError({ error, ...task });
  }
}

export function exitCodeOf(diagnostics: readonly Diagnostic[]): 1 | 2 {
  return diagnostics.some(({ code }) => code === internalErrorCode) ? 2 : 1;
}

/** A message may contain a whole document, so its first line is truncated. */
function firstLine(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
