import { existsSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isWithin, reachOf } from '../../util/reach.js';
import type { MissingModule } from './missing-modules.js';
import type { PluginBundling } from './plugin-bundling.js';

interface Options {
  siteDir: string;
  base: string;
  bundling: Pick<PluginBundling, 'staticDirectories' | 'allowedPaths' | 'repositoryRoot'>;
  onMissing: (missing: MissingModule) => void;
}

/**
 * Checks the URLs in the site's style sheets, and adds the base path to those of static files. The bundler doesn't know
 * static files, silently ignores missing files, and inlines any file that it finds, even outside of the site.
 */
export function styleUrls({ siteDir, base, bundling, onMissing }: Options): Plugin {
  const absolute = (path: string): string => resolve(siteDir, path);
  const reach = reachOf({
    roots: [siteDir, ...bundling.staticDirectories.map(absolute), ...bundling.repositoryRoot.map(absolute)],
    named: bundling.allowedPaths.map(absolute),
  });
  return {
    name: 'lectern-style-urls',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(?:css|s[ac]ss|less|styl)(?:\?|$)/, code: 'url(' },
      handler(code, id) {
        const [importer = '', query = ''] = id.split('?');
        const isStyle = !/\b(?:raw|url)\b/.test(query);
        const isOwn = isWithin({ folder: siteDir, path: importer }) && !importer.includes('/node_modules/');
        if (!isStyle || !isOwn) return undefined;
        for (const url of relativeUrls(code)) {
          const path = resolve(dirname(importer), url.replace(/[?#].*$/, ''));
          if (!existsSync(path) && (isDotted(url) || !isInPackage({ url, importer })))
            onMissing({ specifier: url, importer, kind: 'style' });
          else if (existsSync(path) && !path.includes('/node_modules/') && reach(path) !== undefined)
            onMissing({ specifier: url, importer, kind: 'style-out-of-reach' });
        }
        const rooted = withBase({ code, base });
        return rooted === code ? undefined : { code: rooted, map: null };
      },
    },
  };
}

/** Also matches comments, so that URLs in comments are ignored. */
const urls = /\/\*[\s\S]*?\*\/|\burl\(\s*(["']?)([^"'()\s]+)\1\s*\)/g;

/** Leaves out preprocessor variables, and aliases such as `@site/a.png`. */
export function relativeUrls(code: string): string[] {
  return [...code.matchAll(urls)]
    .map(([, , url = '']) => url)
    .filter((url) => isDotted(url) || /^[\w-][^:@$]*\.\w+(?:[?#]|$)/.test(url))
    .filter((url) => !/[#@$]\{/.test(url));
}

function isDotted(url: string): boolean {
  return /^\.\.?\//.test(url);
}

/** A URL without a leading dot may name an installed package. */
function isInPackage({ url, importer }: { url: string; importer: string }): boolean {
  const [name = ''] = url.split('/');
  const parents = importer.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  return parents.some((folder) => existsSync(`${folder}/node_modules/${name}`));
}

export function withBase({ code, base }: { code: string; base: string }): string {
  if (base === '/') return code;
  return code.replace(urls, (whole, _quote, url: string | undefined) =>
    url === undefined || !isAbsolute(url) || url.startsWith('//') || url.startsWith(base)
      ? whole
      : whole.replace(url, () => `${base}${url.slice(1)}`),
  );
}
