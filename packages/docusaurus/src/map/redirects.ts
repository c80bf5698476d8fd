import type { Plugin } from 'lectern/plugin';
import { definePlugin, LecternError, problem, routeToHref } from 'lectern/plugin';
import { listOf, objectOf, textOf } from '../values.js';
import type { LocateOption, OptionPath } from './locate-option.js';
import { optionLocator } from './locate-option.js';
import { existsInSite, isPathOfSite, redirectProblems } from './redirect-problems.js';

export interface Redirect {
  from: string;
  to: string;
  /** The option that defines the redirect, such as `['redirects', 2]`. */
  key: OptionPath;
}

/** The options of `@docusaurus/plugin-client-redirects`. */
export interface RedirectsOptions {
  /** Redirects from old paths to a path of the site. */
  redirects?: readonly { from: string | readonly string[]; to: string }[] | undefined;
  /** With `['html']`, every page is also available at its URL plus `.html`. */
  fromExtensions?: readonly string[] | undefined;
  /** With `['html']`, a page whose URL ends in `.html` is also available without it. */
  toExtensions?: readonly string[] | undefined;
  /** Returns the old paths of a page. Called with the path of each page. */
  createRedirects?: ((path: string) => string | readonly string[] | null | undefined) | undefined;
  /** The name of the plug-in, for a site with several instances. Default: `redirects`. */
  name?: string | undefined;
}

/**
 * Replaces `@docusaurus/plugin-client-redirects`: creates a page at each old URL that redirects to the new one.
 * @param at - The plug-in's key in a `docusaurus.config` file, such as `plugins[2]`, which locates its options.
 */
export function redirects(options: RedirectsOptions, at?: string): Plugin {
  return definePlugin({
    name: options.name ?? 'redirects',
    async postBuild({ siteDir, config, site, pages, files, locationInConfig }) {
      const routes = pages.map(({ page }) => page.route).filter((route) => route !== '/404');
      const taken = new Set(routes.map(withoutSlash));
      const locate = await optionLocator({ siteDir, at, locationInConfig });
      const wanted = redirectsOf({ options, routes, locate }).filter(
        ({ from }) => !taken.has(withoutSlash(from)),
      );
      const addresses = { base: site.base, trailingSlash: site.trailingSlash };
      // File paths need the locale's folder, because they are relative to the base path, which all locales share.
      const folder = site.base.slice(config.baseUrl.length);
      for (const { from, to } of wanted.filter(({ from }) => isPathOfSite(from))) {
        const file = redirectFile({ from, trailingSlash: site.trailingSlash, taken });
        if (file !== undefined)
          await files.emit({ path: folder + file, content: page(hrefOfTarget({ to, ...addresses })) });
      }
      // If there are no pages, the build has already failed. Checking the redirects would only report every target as
      // missing.
      if (pages.length === 0) return {};
      const exists = existsInSite({ siteDir, staticDirectories: config.staticDirectories, routes });
      return { diagnostics: redirectProblems({ redirects: wanted, exists, locate }) };
    },
  });
}

export function hrefOfTarget({
  to,
  base,
  trailingSlash,
}: {
  to: string;
  base: string;
  trailingSlash: boolean | undefined;
}): string {
  if (/^(?:[a-z]+:|\/\/)/i.test(to)) return to;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const route = trailingSlash === true ? withoutSlash(path) : path;
  return routeToHref({ route, base, trailingSlash }) + rest;
}

export function redirectsOf({
  options,
  routes,
  locate,
}: {
  options: unknown;
  routes: readonly string[];
  locate?: LocateOption | undefined;
}): Redirect[] {
  const { redirects: given, fromExtensions, toExtensions, createRedirects } = objectOf(options);
  const listed = listOf(given).flatMap((redirect, index) => {
    const { from, to } = objectOf(redirect);
    const target = textOf(to);
    if (target === undefined) return [];
    return listOf(from)
      .filter((path): path is string => typeof path === 'string')
      .map((path) => ({ from: path, to: target, key: ['redirects', index] }));
  });
  const byExtension = routes.flatMap((to) => [
    // The URL of the home page is `/`, to which no extension can be appended.
    ...(to === '/' ? [] : texts(fromExtensions)).map((extension) => ({
      from: `${withoutSlash(to)}.${extension}`,
      to,
      key: ['fromExtensions'],
    })),
    ...texts(toExtensions)
      .filter((extension) => to.endsWith(`.${extension}`))
      .map((extension) => ({ from: to.slice(0, -extension.length - 1), to, key: ['toExtensions'] })),
  ]);
  const result =
    typeof createRedirects === 'function'
      ? routes.flatMap((to) =>
          listOf(redirectsFor({ createRedirects: createRedirects as (path: string) => unknown, to, locate }))
            .filter((path): path is string => typeof path === 'string')
            .map((from) => ({ from, to, key: ['createRedirects'] })),
        )
      : [];
  const all = [...listed, ...byExtension, ...result];
  return all.filter(({ from }, index) => all.findIndex((other) => other.from === from) === index);
}

function redirectsFor({
  createRedirects,
  to,
  locate,
}: {
  createRedirects: (path: string) => unknown;
  to: string;
  locate: LocateOption | undefined;
}): unknown {
  try {
    return createRedirects(to);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The \`createRedirects\` function in the configuration failed for ${to}: ${reason}`;
    const hint = 'Fix the error in the function.';
    const location = locate?.(['createRedirects']);
    throw new LecternError([problem({ code: 'function-failed', message, hint, ...location })], {
      cause: error,
    });
  }
}

function texts(value: unknown): string[] {
  return listOf(value).filter((item): item is string => typeof item === 'string');
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/**
 * Relative to the output folder. Returns undefined for the file of a page, because hosts already serve that page at
 * both URLs.
 */
export function redirectFile({
  from,
  trailingSlash,
  taken,
}: {
  from: string;
  trailingSlash: boolean | undefined;
  taken: ReadonlySet<string>;
}): string | undefined {
  const path = from.replace(/^\/+|\/+$/g, '');
  if (isFileOfPage({ path, trailingSlash, taken })) return undefined;
  // If `/a` is a page, a redirect from `a.html` to `/a` would be endless on many hosts: for `/a`, they serve `a.html`
  // rather than `a/index.html`.
  const isBesidePage = trailingSlash !== false && taken.has(`/${path.replace(/\.html$/, '')}`);
  if (path.endsWith('.html') && !isBesidePage) return path;
  if (path === '') return 'index.html';
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

function isFileOfPage({
  path,
  trailingSlash,
  taken,
}: {
  path: string;
  trailingSlash: boolean | undefined;
  taken: ReadonlySet<string>;
}): boolean {
  const [, folder] = /^(?:(.*)\/)?index\.html$/.exec(path) ?? [];
  const nested = folder === undefined ? undefined : `/${folder}`;
  const index = path === 'index.html' ? '/' : nested;
  // The Markdown version of a page is a file, and can't have the same name as the redirect's folder.
  if (trailingSlash !== false && path.endsWith('.md') && taken.has(`/${path.slice(0, -'.md'.length)}`))
    return true;
  if (trailingSlash !== false || index === '/') return index !== undefined && taken.has(index);
  return path.endsWith('.html') && taken.has(`/${path.slice(0, -'.html'.length)}`);
}

function page(href: string): string {
  const address = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${address}">
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</html>
`;
}
