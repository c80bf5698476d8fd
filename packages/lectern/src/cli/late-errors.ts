import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { readText } from '../content/read-text.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { asLecternError, internalError } from '../diagnostics/internal-error.js';
import type { CompiledDocument } from '../markdown/types.js';
import { filesOf, thrownAt } from '../session/render/thrown-at.js';

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
 * Catches errors that no step waits for: an unhandled rejection, a timer that throws, a promise that never settles.
 * Node would end the process with a stack trace, or silently with code 13.
 */
export function watchLateErrors(options: Options): LateErrors {
  let fail: (error: LecternError) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Code that already has its result ignores the rest.
  failed.catch(() => undefined);
  const onError = (error: unknown): void => {
    lateProblem({ error, ...options }).then(
      (found) => fail(new LecternError([found], { cause: error })),
      (reason: unknown) =>
        fail(asLecternError({ error: reason, doing: 'looking for the source of an error' })),
    );
  };
  const onIdle = (): void => {
    const error = new Error('the event loop is empty, but the result is missing');
    fail(new LecternError([internalProblem({ error, ...options })], { cause: error }));
  };
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

/** Reports late errors without ending the process, so that a server keeps running. */
export function reportLateErrors({
  report,
  ...options
}: Options & { report: (diagnostic: Diagnostic) => void }): void {
  process.on('uncaughtException', (error) => {
    void lateProblem({ error, ...options }).then(report);
  });
}

async function lateProblem({ error, siteDir, command }: Options & { error: unknown }): Promise<Diagnostic> {
  const codes = await documentsIn({ error, siteDir });
  const place = thrownAt({ error, siteDir, codeOfDocument: (file) => codes.get(file) });
  if (place === undefined) return internalProblem({ error, command });
  return problem({
    code: 'late-error',
    message: `Code of the site failed outside of any build step: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'Look for a promise without `await` or `catch`, or for a timer. At build time, nothing should run after a page is rendered.',
    ...place,
  });
}

function internalProblem({ error, command }: Pick<Options, 'command'> & { error: unknown }): Diagnostic {
  return internalError({ error, doing: `running the command "${command}"` });
}

/** Recompiles the documents in a stack, because the original result may be in a thread or no longer in memory. */
async function documentsIn({
  error,
  siteDir,
}: Pick<Options, 'siteDir'> & { error: unknown }): Promise<Map<string, CompiledDocument>> {
  const found = filesOf(error).filter((file) => !isAbsolute(file) && existsSync(join(siteDir, file)));
  if (found.length === 0) return new Map();
  // Imported lazily, because most commands never need it.
  const { compileMarkdown } = await import('../markdown/compile.js');
  const { createPrismHighlighter } = await import('../markdown/code/index.js');
  const highlighter = createPrismHighlighter();
  return new Map(
    [...new Set(found)].map((file) => {
      const content = readText({ path: join(siteDir, file), file }).text ?? '';
      return [file, compileMarkdown({ file, content, highlighter })];
    }),
  );
}
