import type { EvaluatedModuleNode, ModuleEvaluator, ModuleRunnerContext } from 'vite/module-runner';
import {
  ESModulesEvaluator,
  ssrDynamicImportKey,
  ssrExportAllKey,
  ssrExportNameKey,
  ssrImportKey,
  ssrImportMetaKey,
  ssrModuleExportsKey,
} from 'vite/module-runner';
import { withoutExit } from '../util/no-exit.js';
import { createTimeLimit, ModuleTimeLimitError, TimeLimitError } from '../util/time-limit.js';
import { exportsAsInBuilds } from './package-exports.js';

/** The keys of a module's context, in the order of the parameters of a compiled module. */
const keys = [
  ssrModuleExportsKey,
  ssrImportMetaKey,
  ssrImportKey,
  ssrDynamicImportKey,
  ssrExportAllKey,
  ssrExportNameKey,
] as const;

type Run = (...values: unknown[]) => AsyncGenerator<unknown, void, unknown>;

const AsyncGeneratorFunction = Object.getPrototypeOf(async function* () {}).constructor as new (
  ...parametersAndCode: string[]
) => Run;

interface Options {
  /** Returns false for third-party modules, which Vite runs without a time limit. */
  isLimited: (id: string) => boolean;
  /** Time limit in seconds for running a module, excluding its imports. */
  seconds: number;
}

/**
 * Runs a site's modules for rendering, and aborts infinite loops, which would otherwise block the dev server. Vite
 * compiles a module to an `async` function, which continues in a promise job after its first import. V8 cannot abort
 * promise jobs. Here, a module is compiled to an `async` generator that yields each import, so that the time limit
 * also applies when the module resumes. After an `await` in its own code, a module runs without a time limit.
 */
export function limitedEvaluator({ isLimited, seconds }: Options): ModuleEvaluator {
  const plain = new ESModulesEvaluator();
  const limit = createTimeLimit({ seconds });
  return {
    // An async generator adds as many lines before the code as an async function does, so line numbers don't change.
    startOffset: plain.startOffset,
    runExternalModule: async (file) =>
      exportsAsInBuilds({ exports: (await plain.runExternalModule(file)) as Record<string, unknown>, file }),
    async runInlinedModule(
      context: ModuleRunnerContext,
      code: string,
      module: Readonly<EvaluatedModuleNode>,
    ) {
      if (!isLimited(module.id)) return plain.runInlinedModule(context, code);
      const run = new AsyncGeneratorFunction(...keys, `"use strict";\n${withYields(code)}`);
      const steps = run(...keys.map((key) => context[key]));
      try {
        let step = await withoutExit(() => limit(() => steps.next()));
        while (step.done !== true) {
          const { value } = step;
          step = await withoutExit(() => limit(() => steps.next(value)));
        }
      } catch (error) {
        if (!(error instanceof TimeLimitError) || error instanceof ModuleTimeLimitError) throw error;
        throw new ModuleTimeLimitError(module.id, { cause: error });
      }
      Object.seal(context[ssrModuleExportsKey]);
    },
  };
}

/**
 * Replaces `await` before imports with `yield`. Vite puts imports first, one per line. Later code that looks like an
 * import isn't changed.
 */
export function withYields(code: string): string {
  const lines = code.split('\n');
  const isHead = (line: string): boolean => /^(?:(?:const \w+ = await )?__vite_ssr_\w+__\(|$)/.test(line);
  const firstOther = lines.findIndex((line) => !isHead(line));
  const end = firstOther < 0 ? lines.length : firstOther;
  const head = lines
    .slice(0, end)
    .map((line) => line.replace(/^(const \w+ = )await (?=__vite_ssr_import__\()/, '$1yield '));
  return [...head, ...lines.slice(end)].join('\n');
}
