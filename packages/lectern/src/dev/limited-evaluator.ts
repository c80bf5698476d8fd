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

/** In the order of the parameters that the code of a module is run with. */
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
  /** Of the modules of others, which are run as the bundler does it, without a limit. */
  isLimited: (id: string) => boolean;
  /** Seconds that one module may take to be run, without those that it imports. */
  seconds: number;
}

/**
 * Runs the modules of a site for rendering, and ends one that loops: the dev server would answer nothing any more.
 *
 * The bundler makes an `async` function of a module, which goes on in a promise after its first import, where V8 can end
 * nothing. As an `async` generator that yields each of its imports, it goes on when it's told to, and so within the limit.
 * After an `await` of its own, a module is run without one.
 */
export function limitedEvaluator({ isLimited, seconds }: Options): ModuleEvaluator {
  const plain = new ESModulesEvaluator();
  const limit = createTimeLimit({ seconds });
  return {
    // Both kinds of functions have as many lines before the code.
    startOffset: plain.startOffset,
    runExternalModule: (file) => plain.runExternalModule(file),
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

/** The bundler writes imports first, a line each: only those are changed, and no text that looks like one. */
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
