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

/** The keys are in the order of a compiled module's parameters. */
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
  isLimited: (id: string) => boolean;
  seconds: number;
}

/**
 * Vite compiles a module to an `async` function. The code after its first import runs in a promise job, which V8 can't
 * abort. So this evaluator compiles it to an `async` generator, which yields each import, and limits each step. Only
 * code after a module's own `await` runs without a time limit.
 */
export function limitedEvaluator({ isLimited, seconds }: Options): ModuleEvaluator {
  const plain = new ESModulesEvaluator();
  const limit = createTimeLimit({ seconds });
  return {
    // Node adds as many lines before the code of an async generator as before that of an async function, so line
    // numbers stay correct.
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

/** Replaces `await` with `yield` in imports. Vite puts the imports at the start of the code, one per line. */
function withYields(code: string): string {
  const lines = code.split('\n');
  const isHead = (line: string): boolean => /^(?:(?:const \w+ = await )?__vite_ssr_\w+__\(|$)/.test(line);
  const firstOther = lines.findIndex((line) => !isHead(line));
  const end = firstOther < 0 ? lines.length : firstOther;
  const head = lines
    .slice(0, end)
    .map((line) => line.replace(/^(const \w+ = )await (?=__vite_ssr_import__\()/, '$1yield '));
  return [...head, ...lines.slice(end)].join('\n');
}
