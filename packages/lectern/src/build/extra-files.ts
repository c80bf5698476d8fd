import { createHash } from 'node:crypto';
import { routeToHref } from '../model/addresses.js';
import type { PageData } from '../model/page-data.types.js';
import type { Redirect } from '../sources/types.js';
import { liveContentSecurityPolicy } from './live-policy.js';
import type { Project } from './project.js';

/** The page that leads from one address to another, for servers that only have files. */
export function redirectHtml({ redirect, project }: { redirect: Redirect; project: Project }): string {
  const href = routeToHref({ route: redirect.to, ...project.site.addresses });
  const canonical = new URL(href, project.config.url).href;
  const escaped = escapeHtml(href);
  return [
    '<!doctype html>',
    `<html lang="${project.locale}"><head><meta charset="utf-8"><title>Moved to ${escaped}</title>`,
    `<meta http-equiv="refresh" content="0; url=${escaped}"><link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta name="robots" content="noindex"><link rel="icon" href="data:,"></head>`,
    `<body><p>This page has moved to <a href="${escaped}">${escaped}</a>.</p></body></html>`,
    '',
  ].join('\n');
}

/** `sitemap.xml`: the pages that search engines may show. */
export function sitemap(pages: readonly PageData[]): string {
  const entries = pages
    .filter((page) => !page.noIndex && page.kind !== 'not-found')
    .map(({ canonical, lastUpdated }) => {
      const date = lastUpdated === undefined ? '' : `<lastmod>${lastUpdated.iso.slice(0, 10)}</lastmod>`;
      return `  <url><loc>${escapeHtml(canonical)}</loc>${date}</url>`;
    })
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots({ url, base, noIndex }: { url: string; base: string; noIndex: boolean }): string {
  return `User-agent: *\n${noIndex ? 'Disallow: /' : 'Allow: /'}\nSitemap: ${new URL(`${base}sitemap.xml`, url).href}\n`;
}

interface ServerOptions {
  base: string;
  headScript: string;
  trailingSlash: boolean | undefined;
  /** Origins besides the site's own that pages may send requests to; default: none. */
  connectTo?: readonly string[];
}

/** Scripts come from this site only; the one script within pages is known by its hash. */
export function contentSecurityPolicy({
  headScript,
  connectTo = [],
}: Pick<ServerOptions, 'headScript' | 'connectTo'>): string {
  const hash = createHash('sha256').update(headScript).digest('base64');
  return [
    "default-src 'self'",
    // WebAssembly: the program that searches, which comes from this site too.
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
    // Components of a site may set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ...(connectTo.length === 0 ? [] : [`connect-src 'self' ${connectTo.join(' ')}`]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(options: ServerOptions): string {
  const { base } = options;
  return [
    '/*',
    `  Content-Security-Policy: ${contentSecurityPolicy(options)}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Cache-Control: public, max-age=0, must-revalidate',
    `${base}*.md`,
    '  Content-Type: text/markdown; charset=utf-8',
    `${base}*.txt`,
    '  Content-Type: text/plain; charset=utf-8',
    `${base}feed.xml`,
    '  Content-Type: application/rss+xml; charset=utf-8',
    `${base}assets/*`,
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    `${base}assets/live/*`,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${liveContentSecurityPolicy}`,
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=0, must-revalidate',
    '',
  ].join('\n');
}

/** The same rules for nginx, to be included in a `server` block. */
export function nginxSnippet(options: ServerOptions): string {
  const { base, trailingSlash } = options;
  const tries =
    trailingSlash === false ? '$uri $uri.html $uri/index.html =404' : '$uri $uri/index.html $uri.html =404';
  return [
    '# Include this in the server block whose root holds the published folder.',
    `add_header Content-Security-Policy "${contentSecurityPolicy(options)}" always;`,
    'add_header X-Content-Type-Options nosniff always;',
    'add_header Referrer-Policy strict-origin-when-cross-origin always;',
    'charset utf-8;',
    `error_page 404 ${base}404.html;`,
    `location = ${base}feed.xml {`,
    '  types { }',
    '  default_type "application/rss+xml; charset=utf-8";',
    '}',
    'location ~ \\.md$ {',
    '  types { }',
    '  default_type "text/markdown; charset=utf-8";',
    '}',
    `location ${base}assets/ {`,
    '  add_header Cache-Control "public, max-age=31536000, immutable" always;',
    '  add_header X-Content-Type-Options nosniff always;',
    '}',
    `location ${base}assets/live/ {`,
    `  add_header Content-Security-Policy "${liveContentSecurityPolicy}" always;`,
    '  add_header X-Content-Type-Options nosniff always;',
    '}',
    `location ${base} {`,
    '  absolute_redirect off;',
    `  try_files ${tries};`,
    '}',
    '',
  ].join('\n');
}

/** The same rules for Caddy. */
export function caddySnippet(options: ServerOptions): string {
  const { base, trailingSlash } = options;
  const tries =
    trailingSlash === false ? '{path} {path}.html {path}/index.html' : '{path} {path}/index.html {path}.html';
  return [
    '# Import this in the site block whose root holds the published folder.',
    'header {',
    `  Content-Security-Policy "${contentSecurityPolicy(options)}"`,
    '  X-Content-Type-Options nosniff',
    '  Referrer-Policy strict-origin-when-cross-origin',
    '}',
    `header ${base}assets/* Cache-Control "public, max-age=31536000, immutable"`,
    `header ${base}assets/live/* {`,
    `  Content-Security-Policy "${liveContentSecurityPolicy}"`,
    '  Cache-Control "public, max-age=0, must-revalidate"',
    '}',
    `header ${base}feed.xml Content-Type "application/rss+xml; charset=utf-8"`,
    '@markdown path *.md',
    'header @markdown Content-Type "text/markdown; charset=utf-8"',
    `try_files ${tries}`,
    'handle_errors {',
    `  rewrite * ${base}404.html`,
    '  file_server',
    '}',
    'file_server',
    '',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
