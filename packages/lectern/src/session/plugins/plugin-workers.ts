import { fileURLToPath } from 'node:url';
import { siteRelative } from '../../content/paths.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import type { Workers } from '../../plugin/types.js';
import { TimeLimitError } from '../../util/time-limit.js';
import { memoryLimitOf } from '../workers/overflow.js';

interface Call {
  module: string;
  name: string;
}

/** If a thread ends before it has returned a result, the error names the plug-in and the function. */
export function pluginWorkers({
  workers,
  plugin,
  siteDir,
}: {
  workers: Workers;
  plugin: string;
  siteDir: string;
}): Workers {
  return {
    async run<Result>(call: Call & { data: unknown }): Promise<Result> {
      try {
        return await workers.run<Result>(call);
      } catch (error) {
        const found = threadProblem({ error, what: nameOf({ call, plugin, siteDir }) });
        throw found === undefined ? error : new LecternError([found], { cause: error });
      }
    },
  };
}

function threadProblem({ error, what }: { error: unknown; what: string }): Diagnostic | undefined {
  if (error instanceof TimeLimitError)
    return problem({
      code: 'code-time-limit',
      message: `${what} took more than ${error.seconds} s.`,
      hint: 'Look for an infinite loop, or for a promise that never settles. If the function needs more time, raise `hookTimeLimit` in the configuration, or divide the work into several calls.',
    });
  const megabytes = memoryLimitOf(error);
  if (megabytes !== undefined)
    return problem({
      code: 'code-memory-limit',
      message: `${what} needed more than ${megabytes} MB of memory.`,
      hint: 'Look for a list that grows in an infinite loop. If the function needs more memory, divide the work into several calls.',
    });
  // An error that can be copied to another thread arrives as an `Error`.
  if (error instanceof Error) return undefined;
  return problem({
    code: 'function-failed',
    message: `${what} returned or threw a value that can’t be copied to another thread, such as a function or a symbol.`,
    hint: 'Return plain data: text, numbers, lists, and objects without functions.',
  });
}

function nameOf({
  call: { module, name },
  plugin,
  siteDir,
}: {
  call: Call;
  plugin: string;
  siteDir: string;
}): string {
  const file = module.startsWith('file:') ? siteRelative({ siteDir, path: fileURLToPath(module) }) : module;
  return `The function "${name}" of ${file}, which the plug-in "${plugin}" runs in a worker thread,`;
}
