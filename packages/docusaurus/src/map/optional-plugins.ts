import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'lectern/plugin';
import type { Loose } from '../values.js';

/** A plug-in, and the call that creates it. `lectern migrate` writes the call. */
export interface PluginCall {
  plugin: Plugin;
  name: string;
  from: string;
  argument: Loose;
  isMany?: boolean;
}

/**
 * Returns undefined if the package is not installed. The package isn't a dependency, because most sites don't need it.
 */
export async function loadPlugin({
  siteDir,
  name,
  options,
}: {
  siteDir: string;
  /** The name of the function that creates the plug-in, and of its package: `blog` for `@lectern/blog`. */
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
