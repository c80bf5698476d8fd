import { types } from 'node:util';
import { siteRelative } from '../../content/paths.js';
import type { Plugin } from '../../plugin/plugin.js';
import { rememberBuiltIns } from '../../util/built-ins.js';
import { runSiteCode, siteWatchdog } from '../../util/site-code.js';
import { checkHookResult } from './check-result.js';
import { hookFailed } from './hook-failed.js';

/**
 * Returns a plug-in with wrapped hooks. While a hook and everything that it starts are running, the plug-in's
 * name is known. Exceptions become errors of the plug-in.
 */
export function namedHooks({
  plugin,
  siteDir,
}: {
  plugin: Plugin;
  /** Absolute path of the site's folder. */
  siteDir: string;
}): Plugin {
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
      const failed = (error: unknown): never => {
        throw hookFailed({ error, what, siteDir, ...subjectOf({ input: input[0], siteDir }) });
      };
      let result: unknown;
      try {
        result = runSiteCode({ what, run: () => Reflect.apply(run, plugin, input) });
      } catch (error) {
        return failed(error);
      } finally {
        // Other plug-ins run while this hook waits, and must not use the built-ins that it has replaced.
        restore();
      }
      return types.isPromise(result) ? result.then(checked, failed).finally(restore) : checked(result);
    },
  ]);
  return { ...plugin, ...Object.fromEntries(named) };
}

/** Returns the document or page that a hook was called for, if there is exactly one. */
function subjectOf({ input, siteDir }: { input: unknown; siteDir: string }): {
  file?: string | undefined;
  route?: string | undefined;
} {
  const { file, path, page } = (input ?? {}) as { file?: unknown; path?: unknown; page?: unknown };
  if (typeof file === 'string') return { file };
  if (typeof path === 'string') return { file: siteRelative({ siteDir, path }) };
  const { route } = (page ?? {}) as { route?: unknown };
  return typeof route === 'string' ? { route } : {};
}
