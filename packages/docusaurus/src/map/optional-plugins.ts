import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'lectern/plugin';
import type { Loose } from '../values.js';

/** A plug-in, and the call that creates it: `lectern migrate` writes the call. */
export interface PluginCall {
  plugin: Plugin;
  /** The function: `blog`. */
  name: string;
  /** The package that exports it. */
  from: string;
  /** What it is called with. */
  argument: Loose;
  /** The call gives a promise of several plug-ins. */
  isMany?: boolean;
}

/**
 * A plug-in of a package that a site may have installed; undefined if it is not. It must not be a dependency: most
 * sites need none of these packages.
 */
export async function loadPlugin({
  siteDir,
  name,
  options,
}: {
  siteDir: string;
  /** `blog` for the function `blog` of `@lectern/blog`. */
  name: string;
  options: Loose;
}): Promise<PluginCall | undefined> {
  const path = [join(siteDir, 'package.json'), import.meta.url]
    .map((from) => resolveFrom({ from, name: `@lectern/${name}` }))
    .find((found) => found !== undefined);
  if (path === undefined) return undefined;
  const module = (await import(pathToFileURL(path).href)) as Record<string, (options: Loose) => Plugin>;
  const plugin = module[name]?.(options);
  return plugin && { plugin, name, from: `@lectern/${name}`, argument: options };
}

function resolveFrom({ from, name }: { from: string; name: string }): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}
