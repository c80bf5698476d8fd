import { types } from 'node:util';
import { siteRelative } from '../../content/paths.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import type { Plugin } from '../../plugin/plugin.js';
import { rememberBuiltIns } from '../../util/built-ins.js';
import { freezeDeep } from '../../util/freeze-deep.js';
import { runSiteCode, siteWatchdog } from '../../util/site-code.js';
import { withAsyncStack, withStack } from '../../util/thrown-stack.js';
import type { ThrownAt } from '../render/thrown-at.js';
import { checkHookResult } from './check-result.js';
import { hookFailed } from './hook-failed.js';

/**
 * An exception in a hook becomes an error that names the plug-in and the hook. This includes code that a hook starts
 * but doesn't wait for, such as a timer.
 */
export function namedHooks({
  plugin,
  siteDir,
  location = () => undefined,
}: {
  plugin: Plugin;
  siteDir: string;
  location?: (() => ThrownAt | undefined) | undefined;
}): Plugin {
  const hooks = Object.entries(plugin).filter(([, value]) => typeof value === 'function');
  const located = (error: unknown): unknown => {
    if (!(error instanceof LecternError) || error.diagnostics.every(({ file }) => file !== undefined))
      return error;
    return new LecternError(
      error.diagnostics.map((one) => (one.file === undefined ? { ...one, ...location() } : one)),
      { cause: error.cause },
    );
  };
  const named = hooks.map(([hook, run]: [string, (...input: unknown[]) => unknown]) => [
    hook,
    (...input: unknown[]) => {
      const what = `the hook "${hook}" of the plug-in "${plugin.name}"`;
      siteWatchdog()?.start();
      freezeInput(input[0]);
      const restore = rememberBuiltIns();
      const checked = (result: unknown): unknown => {
        restore();
        try {
          checkHookResult({ plugin: plugin.name, hook, result });
        } catch (error) {
          throw located(error);
        }
        return result;
      };
      const call = (): unknown =>
        runSiteCode({ what, owner: location, run: () => Reflect.apply(run, plugin, input) });
      const failed = (error: unknown): never => {
        throw located(hookFailed({ error, what, siteDir, ...subjectOf({ input: input[0], siteDir }) }));
      };
      let result: unknown;
      try {
        result = call();
      } catch (error) {
        return failed(withStack({ error, rerun: call }));
      } finally {
        // While this hook waits, other plug-ins run. They must not use the built-ins that this hook has replaced.
        restore();
      }
      if (!types.isPromise(result)) return checked(result);
      const rejected = async (error: unknown): Promise<never> =>
        failed(await withAsyncStack({ error, rerun: async () => await call() }));
      return result.then(checked, rejected).finally(restore);
    },
  ]);
  return { ...plugin, ...Object.fromEntries(named) };
}

/** These objects belong to the site, so they may change. */
const ownObjects = [
  'plugins',
  'remarkPlugins',
  'beforeDefaultRemarkPlugins',
  'rehypePlugins',
  'beforeDefaultRehypePlugins',
  'recmaPlugins',
  'postcssPlugins',
  'customFields',
  'data',
];

/** Everything that runs later shares these objects with the hook. */
function freezeInput(input: unknown): void {
  const { config, page } = (input ?? {}) as { config?: unknown; page?: unknown };
  freezeDeep({ value: config, except: ownObjects });
  freezeDeep({ value: page, except: ownObjects });
}

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
