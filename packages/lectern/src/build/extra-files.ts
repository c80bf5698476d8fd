import { createHash } from 'node:crypto';
import { routeToHref } from '../model/addresses.js';
import type { PageSummary } from '../model/page-summary.js';
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
export function sitemap(pages: readonly PageSummary[]): string {
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

export interface ServerOptions {
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
