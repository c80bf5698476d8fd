import { relative } from 'node:path';
import { messageOf } from '../../util/message-of.js';
import { runSiteCode } from '../../util/site-code.js';
import { withAsyncStack, withStack } from '../../util/thrown-stack.js';
import type { TimeLimit } from '../../util/time-limit.js';
import { createTimeLimit, TimeLimitError, withinTime } from '../../util/time-limit.js';
import { treeMistake } from './tree-mistake.js';
import type { UnifiedEntry, UnifiedFile, UnifiedPlugin, UnifiedPlugins } from './types.js';
import { unifiedLists } from './types.js';

export class UnifiedPluginError extends Error {
  readonly plugin: string;

  constructor({ plugin, cause }: { plugin: string; cause: unknown }) {
    super(messageOf(cause), { cause });
    this.plugin = plugin;
  }
}

type Transformer = (
  tree: unknown,
  file: UnifiedFile,
  next?: (error: unknown, tree?: unknown) => void,
) => unknown;

/**
 * unified's errors don't name the plug-in that caused them. The wrappers add the name, and enforce the time limit for
 * pages.
 */
export function namedPlugins({
  plugins,
  timeLimit,
}: {
  plugins: UnifiedPlugins;
  timeLimit: number;
}): Required<UnifiedPlugins> {
  const limited = limiter({ seconds: timeLimit, limit: createTimeLimit({ seconds: timeLimit }) });
  const named = unifiedLists.map((list) => [
    list,
    (plugins[list] ?? []).map((entry, index) =>
      namedEntry({
        entry,
        fallback: `${list}[${index}]`,
        limited: limited(),
        check: list === 'recmaPlugins' ? () => undefined : failOnMistake,
      }),
    ),
  ]);
  return Object.fromEntries(named) as Required<UnifiedPlugins>;
}

type Limited = (run: () => unknown, file: UnifiedFile) => unknown;

/** Aborts synchronous code, and stops waiting for promises. */
function limiter({ seconds, limit }: { seconds: number; limit: TimeLimit }): () => Limited {
  return () => {
    let stuck: UnifiedFile | undefined;
    let aborted = 0;
    const attempt: Limited = (run, file) => {
      try {
        return limit(run);
      } catch (error) {
        // A plug-in that loops in two documents probably loops in others, too.
        if (error instanceof TimeLimitError && ++aborted === 2) stuck = file;
        throw error;
      }
    };
    return (run, file) => {
      // Waiting for the plug-in in every document could take hours.
      if (stuck !== undefined)
        throw new Error(
          `it was skipped here, because it exceeded the time limit while processing ${relative(stuck.cwd, stuck.path)}`,
        );
      const result = attempt(run, file);
      if (!(result instanceof Promise)) return result;
      return withinTime({ seconds, run: () => result }).catch((error: unknown) => {
        if (error instanceof TimeLimitError) stuck = file;
        throw error;
      });
    };
  };
}

function namedEntry({
  entry,
  fallback,
  limited,
  check,
}: {
  entry: UnifiedEntry;
  fallback: string;
  limited: Limited;
  check: (tree: unknown) => void;
}): UnifiedEntry {
  const [plugin, ...options] = typeof entry === 'function' ? [entry] : entry;
  const name = plugin.name === '' ? fallback : plugin.name;
  const attach = function (this: unknown): Transformer | undefined {
    const transformer = rethrow(name, () =>
      runSiteCode({
        what: `the plug-in ${name}`,
        run: () => Reflect.apply(plugin as (...all: unknown[]) => unknown, this, options),
      }),
    );
    if (typeof transformer !== 'function') return undefined;
    return (tree, file) =>
      rethrow(name, () =>
        runSiteCode({
          what: `the plug-in ${name}`,
          file: relative(file.cwd, file.path),
          run: () =>
            after({
              result: limited(() => transform({ transformer: transformer as Transformer, tree, file }), file),
              run: (result) => {
                if (!(result instanceof Error)) check(result ?? tree);
                return result;
              },
            }),
        }),
      );
  };
  return attach satisfies UnifiedPlugin;
}

/**
 * Calls a transformer by unified's convention: with three parameters, it gets a callback; with fewer, it may return a
 * promise.
 */
function transform({
  transformer,
  tree,
  file,
}: {
  transformer: Transformer;
  tree: unknown;
  file: UnifiedFile;
}): unknown {
  if (transformer.length < 3) return transformer(tree, file);
  return new Promise((resolve, reject) => {
    const next = (error: unknown, result?: unknown): void => {
      if (error) reject(error);
      else resolve(result);
    };
    transformer(tree, file, next);
  });
}

function rethrow(plugin: string, run: () => unknown): unknown {
  const wrap = (cause: unknown): never => {
    throw new UnifiedPluginError({ plugin, cause });
  };
  const rerun = async (): Promise<unknown> => failOnError(await run());
  try {
    const result = run();
    if (!(result instanceof Promise)) return failOnError(result);
    return result
      .then(failOnError)
      .catch(async (error: unknown) =>
        wrap(isMessage(error) ? error : await withAsyncStack({ error, rerun })),
      );
  } catch (error) {
    return wrap(isMessage(error) ? error : withStack({ error, rerun: run }));
  }
}

/** A message from unified has no stack, but may have a location in the document. */
function isMessage(error: unknown): boolean {
  return error instanceof Error && 'reason' in error;
}

function after({ result, run }: { result: unknown; run: (result: unknown) => unknown }): unknown {
  return result instanceof Promise ? result.then(run) : run(result);
}

/** The error names the plug-in, unlike the error that a later step would throw. */
function failOnMistake(tree: unknown): void {
  const mistake = treeMistake(tree);
  if (mistake !== undefined) throw new TypeError(`it left an invalid tree: ${mistake}.`);
}

function failOnError(result: unknown): unknown {
  if (result instanceof Error) throw result;
  return result;
}
