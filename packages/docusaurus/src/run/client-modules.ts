import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'lectern/plugin';
import { definePlugin, hashText } from 'lectern/plugin';

export interface ClientModulesOptions {
  /** The absolute path of the site’s folder: `import.meta.dirname`. */
  siteDir: string;
  /** Modules that run on every page: names of packages, or paths relative to `siteDir`. */
  modules: readonly string[];
}

/** The relative path is valid from both `src/` and `dist/`. */
const listeners = fileURLToPath(new URL('../client/route-listeners', import.meta.url));
const lateEvents = fileURLToPath(new URL('../client/late-events', import.meta.url));

/**
 * Runs Docusaurus's `clientModules`, which are style sheets, or modules that run in the browser on every page.
 * `onRouteUpdate` and `onRouteDidUpdate` are called for the first page and after each navigation.
 */
export function clientModules({ siteDir, modules }: ClientModulesOptions): Plugin {
  const { scripts, styles } = splitModules({ siteDir, modules });
  return definePlugin({
    name: 'client-modules',
    ...(scripts.length === 0 ? {} : { scripts: [writeEntry({ siteDir, scripts })] }),
    ...(styles.length === 0 ? {} : { styles }),
  });
}

function modulePath({ siteDir, module }: { siteDir: string; module: string }): string {
  if (module.startsWith('@site/')) return join(siteDir, module.slice('@site/'.length));
  return /^\.{1,2}\//.test(module) ? resolve(siteDir, module) : module;
}

/** An unchanged script isn't written again, because that would trigger watchers. */
function writeEntry({ siteDir, scripts }: { siteDir: string; scripts: readonly string[] }): string {
  const text = [
    `import { stopAnswering } from ${JSON.stringify(fileWithEnding(lateEvents))};`,
    ...scripts.map((path, index) => `import * as module${index} from ${JSON.stringify(path)};`),
    `import { startRouteListeners } from ${JSON.stringify(fileWithEnding(listeners))};`,
    '',
    'stopAnswering();',
    `export default () => startRouteListeners([${scripts.map((_, index) => `module${index}`).join(', ')}]);`,
    '',
  ].join('\n');
  const file = join(siteDir, '.lectern/docusaurus', `client-modules-${hashText(text).slice(0, 8)}.js`);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}

function fileWithEnding(path: string): string {
  return ['.js', '.ts'].map((ending) => path + ending).find((file) => existsSync(file)) ?? path;
}

const endings = ['', '.js', '.ts', '.jsx', '.tsx', '.mjs', '/index.js', '/index.ts'];

/**
 * The browser bundle contains no styles, so the style sheets that a module imports are added to the site's style
 * sheets.
 */
function splitModules({ siteDir, modules }: ClientModulesOptions): { scripts: string[]; styles: string[] } {
  const paths = modules.map((module) => modulePath({ siteDir, module }));
  const scripts = paths.filter((path) => !isStyle(path));
  const styles = [...paths.filter(isStyle), ...scripts.flatMap((path) => importedStyles({ siteDir, path }))];
  return { scripts, styles: styles.map((style) => fileOf({ siteDir, path: style })) };
}

function isStyle(path: string): boolean {
  return /\.(?:css|scss|sass|less)$/.test(path);
}

function importedStyles({ siteDir, path }: { siteDir: string; path: string }): string[] {
  const file = endings
    .map((ending) => fileOf({ siteDir, path }) + ending)
    .find((candidate) => extname(candidate) !== '' && existsSync(candidate));
  if (file === undefined) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^\s*import\s+['"]([^'"]+)['"]/gm)]
    .map(([, specifier = '']) => specifier)
    .filter(isStyle)
    .map((specifier) =>
      specifier.startsWith('.')
        ? resolve(dirname(file), specifier)
        : modulePath({ siteDir, module: specifier }),
    );
}

function fileOf({ siteDir, path }: { siteDir: string; path: string }): string {
  if (isAbsolute(path)) return path;
  try {
    return createRequire(join(siteDir, 'package.json')).resolve(path);
  } catch {
    return join(siteDir, path);
  }
}
