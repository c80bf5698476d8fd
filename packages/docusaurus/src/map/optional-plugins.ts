import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'lectern/plugin';
import type { Loose } from '../values.js';

/**
 * A plug-in of a package that a site may have installed; nothing where it is not. It must not be a dependency: most sites
 * need none of these packages.
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
}): Promise<Plugin | undefined> {
  const path = [join(siteDir, 'package.json'), import.meta.url]
    .map((from) => resolveFrom({ from, name: `@lectern/${name}` }))
    .find((found) => found !== undefined);
  if (path === undefined) return undefined;
  const module = (await import(pathToFileURL(path).href)) as Record<string, (options: Loose) => Plugin>;
  return module[name]?.(options);
}

function resolveFrom({ from, name }: { from: string; name: string }): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}
