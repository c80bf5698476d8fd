import { posix } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import { decodePath, isExternal, normalizeRoute, routeToHref } from '../util/addresses.js';
import { assetPath, downloadKey, splitUrl } from './asset-path.js';
import { isBrokenLink } from './broken-links.js';
import { fileCandidates, rootsOf } from './file-candidates.js';
import { isIndexFile } from './index-file.js';
import type { Asset, LinkSite, LinkTargets } from './link-targets.js';
import { isUnread } from './unread.js';

export interface ReferencePlace {
  url: string;
  file: string;
  line: number;
  column: number;
  isHtml?: boolean;
}

interface Options extends LinkTargets {
  reference: ReferencePlace;
  route: string;
}

export interface ResolvedLink {
  href: string;
  route?: string;
  diagnostic?: Diagnostic;
}

function withBaseUrl({ path, base }: { path: string; base: string }): string {
  return path.startsWith(base) ? path : base + path.replace(/^\//, '');
}

export function resolveLink({ site, reference, route, anchors, assets }: Options): ResolvedLink {
  const { url } = reference;
  if (url === '') return { href: url };
  if (isExternal(url)) return { href: encodedUrl(url) };
  if (url.startsWith('pathname://'))
    return { href: withBaseUrl({ path: url.slice('pathname://'.length), base: site.config.baseUrl }) };
  const { path, query, hash } = splitUrl(url);
  if (path === '') return checkAnchor({ site, reference, href: `${query}${hash}`, route, hash, anchors });
  // As in Docusaurus, an HTML element leads to the static file itself, not to a copy with a hash.
  const isCopy = reference.isHtml !== true || !path.startsWith('/');
  const download = isCopy ? assets.get(downloadKey({ url: path, from: reference.file })) : undefined;
  if (download !== undefined) return toAsset({ asset: download, reference, hash });
  const isDocument = /\.mdx?$/.test(path);
  const routes = isDocument ? [] : possibleRoutes({ site, path, route, file: reference.file });
  const toPage = (target: string): ResolvedLink => {
    const href = `${routeToHref({ route: target, ...site.addresses })}${query}${hash}`;
    return { ...checkAnchor({ site, reference, href, route: target, hash, anchors }), route: target };
  };
  const targetRoute = isDocument
    ? routeOfFile({ site, path, from: reference.file })
    : routes.find((candidate) => site.pages.has(candidate));
  if (targetRoute !== undefined) return toPage(targetRoute);
  const asset = assets.get(assetPath({ url: path, from: reference.file }));
  if (asset !== undefined) return toAsset({ asset, reference, hash });
  if (path.startsWith('/') && site.staticFiles.has(path))
    return { href: site.config.baseUrl + path.slice(1) + hash };
  const similar = routeInOtherCase({ site, routes });
  if (similar !== undefined) return toPage(similar);
  const covered = routes.find((candidate) => hasWildcardFor({ site, route: candidate }));
  if (covered !== undefined)
    return { href: `${routeToHref({ route: covered, ...site.addresses })}${query}${hash}` };
  return withoutBase({ site, reference, route, anchors, assets }) ?? broken({ site, reference, route });
}

function toAsset({
  asset: { href, refused },
  reference,
  hash,
}: {
  asset: Asset;
  reference: ReferencePlace;
  hash: string;
}): ResolvedLink {
  if (refused === undefined) return { href: href + hash };
  return { href: reference.url, diagnostic: refusal({ refused, reference }) };
}

/**
 * Markdown renderers encode the same characters. Brackets in the origin are kept, because the host may be an IPv6
 * address.
 */
function encodedUrl(url: string): string {
  const [, origin = ''] = /^([a-z][\w+.-]*:\/\/[^/?#]*)/i.exec(url) ?? [];
  const rest = url
    .slice(origin.length)
    .replace(/[[\]\\^`{|}]/g, (character) => encodeURIComponent(character));
  // Encode a percent sign that encodes nothing, because some servers would reject the URL.
  return origin + rest.replace(/%(?![\da-z]{2})/gi, '%25');
}

/**
 * Resolves a link that starts with the base path of the locale (`/fr/`) or the site. Returns undefined if the rest of
 * the link is broken.
 */
function withoutBase({ reference, ...targets }: Options): ResolvedLink | undefined {
  const path = withoutBasePath({ path: reference.url, site: targets.site });
  if (path === undefined) return undefined;
  const resolved = resolveLink({ ...targets, reference: { ...reference, url: path } });
  return isBrokenLink(resolved.diagnostic) ? undefined : resolved;
}

export function withoutBasePath({
  path,
  site,
}: {
  path: string;
  site: Pick<LinkSite, 'addresses' | 'config'>;
}): string | undefined {
  const bases = [site.addresses.base, site.config.baseUrl];
  const base = bases.find((candidate) => candidate !== '/' && path.startsWith(candidate));
  return base === undefined ? undefined : path.slice(base.length - 1);
}

export function refusal({
  refused,
  reference: { file, line, column },
}: {
  refused: NonNullable<Asset['refused']>;
  reference: ReferencePlace;
}): Diagnostic {
  return problem({ ...refused, file, line, column });
}

/** The path may be relative to the linking file, to the folder of the file's source, or to the site's folder. */
function routeOfFile({
  site,
  path,
  from,
}: {
  site: LinkSite;
  path: string;
  from: string;
}): string | undefined {
  // Browsers read a backslash in a URL as a slash.
  const name = decodePath(path).replaceAll('\\', '/');
  const own = site.files.get(from);
  const place = own?.replaces ?? from;
  for (const candidate of fileCandidates({ name, from: place, roots: rootsOf({ own, file: place }) })) {
    const document = site.files.get(posix.normalize(candidate));
    if (document !== undefined && (own === undefined || !document.draft || own.draft)) return document.route;
  }
  return undefined;
}

function possibleRoutes({
  site,
  path,
  route,
  file,
}: {
  site: LinkSite;
  path: string;
  route: string;
  file: string;
}): string[] {
  // Browsers resolve a relative link against the page's URL, which ends with a slash for an index file, for a slug that
  // ends with a slash, or if the site has trailing slashes.
  const { id, frontMatter } = site.files.get(file) ?? {};
  const isIndex = isIndexFile({ file, route, id: frontMatter?.slug === undefined ? id : undefined });
  const isFolder =
    site.addresses.trailingSlash === true || isIndex || frontMatter?.slug?.endsWith('/') === true;
  const bases = isFolder && route !== '/' ? [`${route}/`, route] : [route];
  return bases.flatMap((base) => {
    const whole = decodePath(absolutePath({ path, route: base }));
    // A slug may itself end with `.html`.
    return whole.endsWith('.html') ? [whole, normalizeRoute(whole)] : [normalizeRoute(whole)];
  });
}

/** Docusaurus's router ignores case, so a link may differ from the page's route in case. */
function routeInOtherCase({
  site,
  routes,
}: {
  site: LinkSite;
  routes: readonly string[];
}): string | undefined {
  if (routes.length === 0) return undefined;
  const wanted = new Set(routes.map((route) => route.toLowerCase()));
  const lengths = new Set(routes.map((route) => route.length));
  // Compare the lengths first, because a site may have thousands of pages and thousands of broken links.
  for (const known of site.pages.keys())
    if (lengths.has(known.length) && wanted.has(known.toLowerCase())) return known;
  return undefined;
}

/** Docusaurus plug-ins can add a page such as `/users/*`, whose component reads the URL in the browser. */
function hasWildcardFor({ site, route }: { site: LinkSite; route: string }): boolean {
  for (const known of site.pages.keys())
    if (known.endsWith('/*') && route.startsWith(known.slice(0, -1))) return true;
  return false;
}

function absolutePath({ path, route }: { path: string; route: string }): string {
  return path.startsWith('/') ? path : new URL(path, `http://site${route}`).pathname;
}

function checkAnchor({
  site,
  reference,
  href,
  route,
  hash,
  anchors,
}: {
  site: LinkSite;
  reference: ReferencePlace;
  href: string;
  route: string;
  hash: string;
  anchors: LinkTargets['anchors'];
}): ResolvedLink {
  const ids = anchors.get(route);
  const id = decodePath(hash.slice(1));
  if (
    id === '' ||
    id === 'top' ||
    ids === undefined ||
    ids.includes(id) ||
    site.config.onBrokenAnchors === 'ignore'
  )
    return { href };
  return {
    href,
    diagnostic: problem({
      code: 'broken-anchor',
      severity: site.config.onBrokenAnchors === 'warn' ? 'warning' : 'error',
      message: `The link "${reference.url}" leads to ${route}, which has no heading or element with the ID "${id}".${didYouMean({ found: id, known: ids })}`,
      hint: 'Use the ID of a heading on that page, or add the missing ID to a heading: ## Heading {#id}.',
      file: reference.file,
      line: reference.line,
      column: reference.column,
    }),
  };
}

function broken({
  site,
  reference,
  route,
}: {
  site: LinkSite;
  reference: ReferencePlace;
  route: string;
}): ResolvedLink {
  const { onBrokenLinks } = site.config;
  const { path, query, hash } = splitUrl(reference.url);
  const { base } = site.addresses;
  const href = path.startsWith(base)
    ? reference.url
    : `${base}${absolutePath({ path, route }).slice(1)}${query}${hash}`;
  const isFile = /\.mdx?$/.test(path);
  if (onBrokenLinks === 'ignore' || isUnread({ site, file: reference.file, isFile, path })) return { href };
  const known = isFile
    ? [...site.files.keys()]
        .filter((file) => file !== reference.file)
        .map((file) => relativeTo({ file, from: reference.file }))
    : [...site.pages.keys()];
  return {
    href,
    diagnostic: problem({
      code: reference.isHtml === true ? 'broken-html-link' : 'broken-link',
      severity: onBrokenLinks === 'warn' ? 'warning' : 'error',
      message: `The link "${reference.url}" does not match any page or file of this site.${didYouMean({ found: path, known })}`,
      hint: isFile
        ? 'Correct the path, which is relative to the file that contains the link.'
        : 'Link to a Markdown file (./page.md), to a route (/docs/page), or to a static file (/file.pdf).',
      file: reference.file,
      line: reference.line,
      column: reference.column,
    }),
  };
}

function relativeTo({ file, from }: { file: string; from: string }): string {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}
