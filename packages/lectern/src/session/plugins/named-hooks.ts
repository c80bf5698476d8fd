import type { Plugin } from '../../plugin/plugin.js';
import { runSiteCode, siteWatchdog } from '../../util/site-code.js';

/**
 * Returns the plug-in with wrapped hooks, so that the plug-in's name is known while they and everything that they
 * start are running.
 */
export function namedHooks(plugin: Plugin): Plugin {
  const hooks = Object.entries(plugin).filter(([, value]) => typeof value === 'function');
  const named = hooks.map(([hook, run]: [string, (...input: unknown[]) => unknown]) => [
    hook,
    (...input: unknown[]) => {
      siteWatchdog()?.start();
      return runSiteCode({
        what: `the hook "${hook}" of the plug-in "${plugin.name}"`,
        run: () => Reflect.apply(run, plugin, input),
      });
    },
  ]);
  return { ...plugin, ...Object.fromEntries(named) };
}
