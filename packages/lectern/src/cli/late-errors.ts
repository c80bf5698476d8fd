import { AsyncResource } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readText } from '../content/read-text.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { asLecternError, internalError } from '../diagnostics/internal-error.js';
import type { CompiledDocument } from '../markdown/types.js';
import { thrownAt } from '../session/render/thrown-at.js';
import { messageOf } from '../util/message-of.js';
import { refuseExit } from '../util/no-exit.js';
import type { SiteCode } from '../util/site-code.js';
import { locationOfCode, siteCodeRunning, unsettledSiteCode } from '../util/site-code.js';
import { filesOf } from '../util/stack-locations.js';
import { watchSlowCode } from './slow-code.js';

interface Options {
  siteDir: string;
  command: string;
}

type Report = (diagnostic: Diagnostic) => void;

export interface LateErrors {
  failed: Promise<never>;
  /**
   * Runs pending promise callbacks and the timers that are due.
   * @throws the first error that no step handled.
   */
  settle: () => Promise<void>;
  stop: () => void;
}

/**
 * Node would print a stack trace and exit after an unhandled rejection or an error in a timer, and exit silently with
 * code 13 if a promise never settles. `process.exit` throws if site code calls it, because it would end the process
 * without a message.
 */
export function watchLateErrors({
  report,
  ...options
}: Options & { report?: Report | undefined }): LateErrors {
  let fail: (error: LecternError) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  let hasFailed = false;
  // Without a handler, `failed` itself would be an unhandled rejection.
  failed.catch(() => undefined);
  const onError = (error: unknown): void => {
    // Get the running site code now, because it can't be determined in a later turn of the event loop.
    const code = siteCodeRunning();
    hasFailed ||= report === undefined;
    lateProblem({ error, code, ...options }).then(
      (found) => (report === undefined ? fail(new LecternError([found], { cause: error })) : report(found)),
      (reason: unknown) =>
        fail(asLecternError({ error: reason, doing: 'looking for the source of an error' })),
    );
  };
  // Without `bind`, the callback would run outside the current async context when the event loop is empty.
  const onIdle = AsyncResource.bind(() => fail(new LecternError(idleProblems(options))));
  process.on('uncaughtException', onError);
  process.once('beforeExit', onIdle);
  // The dev server reports slow code in the response to a request.
  const slow = report === undefined ? watchSlowCode() : undefined;
  const allowExit = refuseExit({ when: () => siteCodeRunning() !== undefined });
  return {
    failed,
    settle: async () => {
      // Rejections are reported at the end of the current turn of the event loop, and due timers run in the next turn.
      for (let step = 0; step < 2; step += 1) await setImmediate();
      if (hasFailed) await failed;
    },
    stop: () => {
      allowExit();
      slow?.stop();
      process.off('uncaughtException', onError);
      process.off('beforeExit', onIdle);
    },
  };
}

/** If no call to site code is pending, the cause is a bug in the engine. */
function idleProblems({ command }: Pick<Options, 'command'>): Diagnostic[] {
  const pending = unsettledSiteCode();
  if (pending.length === 0)
    return [
      internalProblem({
        error: new Error('the event loop is empty, but the result is missing'),
        command,
      }),
    ];
  return pending.map((code) =>
    problem({
      code: 'never-settled',
      message: `The command could not finish: ${code.what} returned a promise that will never settle.`,
      hint: 'Look for a promise whose `resolve` is never called, or for an `await` on something that never happens.',
      ...locationOfCode(code),
    }),
  );
}

async function lateProblem({
  error,
  code,
  siteDir,
  command,
}: Options & { error: unknown; code: SiteCode | undefined }): Promise<Diagnostic> {
  const codes = await documentsIn({ error, siteDir });
  const location = thrownAt({ error, siteDir, codeOfDocument: (file) => codes.get(file) });
  if (location === undefined && code === undefined) return internalProblem({ error, command });
  const starter = code === undefined ? '' : `The code was started by ${code.what}. `;
  return problem({
    code: 'late-error',
    message: `The site's code failed outside of any build step: ${reasonOf(error)}`,
    hint: `${starter}Look for a promise without \`await\` or \`catch\`, or for a timer. At build time, nothing should run after a page is rendered.`,
    ...(location ?? (code && locationOfCode(code))),
  });
}

/** If the reason for a rejection isn't an `Error`, Node wraps the reason in a sentence. */
function reasonOf(error: unknown): string {
  const message = messageOf(error);
  return (
    /^This error originated either by .* rejected with the reason "(.*)"\.$/s.exec(message)?.[1] ?? message
  );
}

function internalProblem({ error, command }: Pick<Options, 'command'> & { error: unknown }): Diagnostic {
  return internalError({ error, doing: `running the command "${command}"` });
}

/**
 * The code that ran may be in a worker thread, or no longer in memory, so documents are compiled again to map its
 * locations to their source.
 */
async function documentsIn({
  error,
  siteDir,
}: Pick<Options, 'siteDir'> & { error: unknown }): Promise<Map<string, CompiledDocument>> {
  const found = filesOf(error).filter((file) => !isAbsolute(file) && existsSync(join(siteDir, file)));
  if (found.length === 0) return new Map();
  // The compiler is imported only here, because most commands never need it.
  const { compileMarkdown } = await import('../markdown/compile.js');
  const { createPrismHighlighter } = await import('../markdown/code/prism.js');
  const highlighter = createPrismHighlighter();
  return new Map(
    [...new Set(found)].map((file) => {
      const content = readText({ path: join(siteDir, file), file }).text ?? '';
      return [file, compileMarkdown({ file, content, highlighter })];
    }),
  );
}
