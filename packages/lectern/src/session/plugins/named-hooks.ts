import { types } from 'node:util';
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
      siteWatchdog()?.start();
      const restore = rememberBuiltIns();
      const checked = (result: unknown): unknown => {
        restore();
        checkHookResult({ plugin: plugin.name, hook, result });
        return result;
      };
      try {
        const result = runSiteCode({
          what: `the hook "${hook}" of the plug-in "${plugin.name}"`,
          run: () => Reflect.apply(run, plugin, input),
        });
        return types.isPromise(result) ? result.then(checked).finally(restore) : checked(result);
      } finally {
        // Other plug-ins run while this hook waits, so they need their own names.
        restore();
      }
    },
  ]);
  return { ...plugin, ...Object.fromEntries(named) };
}
