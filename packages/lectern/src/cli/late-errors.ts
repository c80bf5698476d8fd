import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { internalError } from '../diagnostics/internal-error.js';
import { thrownAt } from '../session/render/thrown-at.js';

interface Options {
  /** Absolute path. */
  siteDir: string;
  command: string;
}

interface LateErrors {
  /** Rejects with the first error. */
  failed: Promise<never>;
  stop: () => void;
}

/**
 * Errors that no step waits for: a promise that nobody handles, a timer that throws, a promise that never settles. Node
 * would end the process with a stack, or with code 13 and no word.
 */
export function watchLateErrors(options: Options): LateErrors {
  let fail: (error: LecternError) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Code that already has its result ignores the rest.
  failed.catch(() => undefined);
  const onError = (error: unknown): void =>
    fail(new LecternError([lateProblem({ error, ...options })], { cause: error }));
  const onIdle = (): void => onError(new Error('the event loop is empty, but the result is missing'));
  process.on('uncaughtException', onError);
  process.once('beforeExit', onIdle);
  return {
    failed,
    stop: () => {
      process.off('uncaughtException', onError);
      process.off('beforeExit', onIdle);
    },
  };
}

/** Reports such errors as long as the process runs: a server keeps running. */
export function reportLateErrors({
  report,
  ...options
}: Options & { report: (diagnostic: Diagnostic) => void }): void {
  process.on('uncaughtException', (error) => report(lateProblem({ error, ...options })));
}

function lateProblem({ error, siteDir, command }: Options & { error: unknown }): Diagnostic {
  const place = thrownAt({ error, siteDir }) ?? documentOf({ error, siteDir });
  if (place === undefined) return internalError({ error, doing: `running the command "${command}"` });
  const [file, line, column] = place.split(':');
  return problem({
    code: 'late-error',
    message: `Code of the site failed outside of any build step: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'Look for a promise without `await` or `catch`, or for a timer. At build time, nothing should run after a page is rendered.',
    file,
    ...(line === undefined ? {} : { line: Number(line), column: Number(column) }),
  });
}

/** The compiled code of a document has other line numbers, so only the file is useful. */
function documentOf({ error, siteDir }: { error: unknown; siteDir: string }): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = (error.stack ?? '').matchAll(/(?:\bat |\()([^\s():/][^\s():]*):\d+:\d+\)?$/gm);
  return [...frames].map(([, file = '']) => file).find((file) => existsSync(join(siteDir, file)));
}
