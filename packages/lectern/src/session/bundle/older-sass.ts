import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { packageVersion } from '../../util/packages.js';

interface Sass {
  compileAsync: (
    file: string,
    options: { importers: unknown[]; loadPaths: string[]; logger: unknown },
  ) => Promise<{ css: string; loadedUrls: URL[] }>;
  Logger: { silent: unknown };
}

/** Lines and columns are 0-based. */
interface SassException {
  sassMessage?: string;
  span?: { url?: URL; start: { line: number; column: number } };
}

/** In the dev server, the path of a compiled style sheet may have a query, such as `?direct`. */
const compiled = /\.(s[ac]ss)((?:\.module)?)\.css(?=\?|$)/;

/**
 * Compiles style sheets with Sass 1.45 to 1.69, which Vite doesn't support. Each style sheet is loaded as a CSS file
 * whose name ends with `.scss.css` or `.scss.module.css`.
 */
export function olderSass({ siteDir }: { siteDir: string }): Plugin[] {
  const from = join(siteDir, 'package.json');
  if (!isOlderSass({ from })) return [];
  let loaded: Sass | undefined;
  const plugin: Plugin = {
    name: 'lectern-older-sass',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      // Excludes imports with `?raw` or `?url`, which need the style sheet itself.
      filter: { id: /\.s[ac]ss(?:(?:\.module)?\.css)?(?:\?(?!.*\b(?:raw|url)\b)|$)/ },
      async handler(source, importer, options) {
        const original = sassSource(source) ?? source;
        const found = await this.resolve(original, importer, { ...options, skipSelf: true });
        return found === null || found.external ? found : { ...found, id: compiledName(found.id) };
      },
    },
    load: {
      filter: { id: compiled },
      handler: (id) => readFileSync(fileOf(id), 'utf8'),
    },
    // Compile here and not in `load`, because the dev server ignores files that `load` watches.
    transform: {
      filter: { id: compiled },
      async handler(_, id) {
        const file = fileOf(id);
        // Load Sass only here. Most builds reuse the bundle, and loading Sass takes longer than such a build.
        loaded ??= createRequire(from)('sass') as Sass;
        try {
          const { css, loadedUrls } = await loaded.compileAsync(file, {
            importers: [{ findFileUrl: (url: string) => packageUrl({ url, siteDir, file }) }],
            loadPaths: [siteDir, join(siteDir, 'node_modules')],
            logger: loaded.Logger.silent,
          });
          for (const url of loadedUrls) if (url.protocol === 'file:') this.addWatchFile(fileURLToPath(url));
          return { code: css, map: null };
        } catch (error) {
          const { sassMessage, span } = error as SassException;
          if (sassMessage === undefined || span === undefined) throw error;
          const { line, column } = span.start;
          const source = span.url === undefined ? file : fileURLToPath(span.url);
          return this.error({
            message: sassMessage,
            id: source,
            loc: { file: source, line: line + 1, column },
          });
        }
      },
    },
  };
  return [plugin];
}

function isOlderSass({ from }: { from: string }): boolean {
  const minor = Number(/^1\.(\d+)\./.exec(packageVersion({ name: 'sass', from }))?.[1]);
  return minor >= 45 && minor < 70;
}

function compiledName(file: string): string {
  return file.replace(/(\.module)?\.(s[ac]ss)(?=\?|$)/, '.$2$1.css');
}

function fileOf(id: string): string {
  return (sassSource(id) ?? id).replace(/\?.*/, '');
}

export function sassSource(path: string): string | undefined {
  return compiled.test(path) ? path.replace(compiled, '$2.$1') : undefined;
}

/** Resolves an import as webpack does: `@site/` is the site's folder, and a path may begin with a package's name. */
function packageUrl({ url, siteDir, file }: { url: string; siteDir: string; file: string }): URL | null {
  const name = url.replace(/^~/, '');
  if (/^(?:[./]|\w+:)/.test(name)) return null;
  if (name.startsWith('@site/')) return pathToFileURL(join(siteDir, name.slice('@site/'.length)));
  const [first = '', second = ''] = name.split('/');
  const root = first.startsWith('@') ? `${first}/${second}` : first;
  const folder = createRequire(file)
    .resolve.paths(root)
    ?.find((candidate) => existsSync(join(candidate, root)));
  return folder === undefined ? null : pathToFileURL(join(folder, name));
}
