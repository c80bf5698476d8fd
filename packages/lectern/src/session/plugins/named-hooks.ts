import { types } from 'node:util';
import { functionFailed } from '../../diagnostics/site-function.js';
import type { Plugin } from '../../plugin/plugin.js';
import { rememberBuiltIns } from '../../util/built-ins.js';
import { runSiteCode, siteWatchdog } from '../../util/site-code.js';
import { checkHookResult } from './check-result.js';

/**
 * Returns the plug-in with wrapped hooks, so that the plug-in's name is known while its hooks, and everything they
 * start, are running.
 */
export function namedHooks(plugin: Plugin): Plugin {
  const hooks = Object.entries(plugin).filter(([, value]) => typeof value === 'function');
  const named = hooks.map(([hook, run]: [string, (...input: unknown[]) => unknown]) => [
    hook,
    (...input: unknown[]) => {
      const what = `the hook "${hook}" of the plug-in "${plugin.name}"`;
      siteWatchdog()?.start();
      const restore = rememberBuiltIns();
      const checked = (result: unknown): unknown => {
        restore();
        checkHookResult({ plugin: plugin.name, hook, result });
        return result;
      };
      try {
        const result = runSiteCode({
          what,
          run: () => Reflect.apply(run, plugin, input),
        });
        return types.isPromise(result)
          ? result.then(checked, (error: unknown) => failed({ error, what })).finally(restore)
          : checked(result);
      } catch (error) {
        return failed({ error, what });
      } finally {
        // Other plug-ins run while this hook waits, so they need their own names.
        restore();
      }
    },
  ]);
  return { ...plugin, ...Object.fromEntries(named) };
}

/**
 * Throws what a hook threw. Only code of a plug-in throws a value that isn't an error, so that is not an internal error.
 */
function failed({ error, what }: { error: unknown; what: string }): never {
  if (types.isNativeError(error) || error instanceof Error) throw error;
  throw functionFailed({ error, what: what.replace(/^t/, 'T') });
}
