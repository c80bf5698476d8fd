import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface ThemeComponents {
  /** Replacements for imports: absolute paths by specifiers such as `@theme/Name$`. */
  aliases: Record<string, string>;
  wrappers: string[];
}

const module = /\.[jt]sx?$/;
const ignored = /\.d\.ts$|\.(?:test|spec)\.[jt]sx?$|[\\/]__(?:tests|mocks|fixtures)__[\\/]/;

/**
 * Components in the site’s `src/theme` take precedence over the components in the folder, and can wrap them with
 * `@theme-original`.
 */
export function themeComponents({ siteDir, dir }: { siteDir: string; dir: string }): ThemeComponents {
  if (!existsSync(dir)) return { aliases: {}, wrappers: [] };
  const aliases: Record<string, string> = {};
  const wrappers: string[] = [];
  for (const path of modulesIn(dir)) {
    const name = relative(dir, path)
      .replaceAll('\\', '/')
      .replace(module, '')
      .replace(/\/index$/, '');
    if (!hasThemeModule({ siteDir, name })) aliases[`@theme/${name}$`] = path;
    aliases[`@theme-original/${name}$`] = path;
    if (/@theme-(?:init|original)\//.test(readFileSync(path, 'utf8'))) wrappers.push(name);
  }
  return { aliases, wrappers };
}

function modulesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => module.test(path) && !ignored.test(path))
    .sort();
}

export function hasThemeModule({ siteDir, name }: { siteDir: string; name: string }): boolean {
  return ['.tsx', '.ts', '.jsx', '.js']
    .flatMap((ending) => [ending, `/index${ending}`])
    .some((ending) => existsSync(join(siteDir, 'src/theme', name + ending)));
}
