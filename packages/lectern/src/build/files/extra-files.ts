import type { CspDirective, CspSources, Redirect } from '../../content/types.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { Project } from '../../session/project.js';
import { routeToHref } from '../../util/addresses.js';
import { escapeHtml } from '../../util/escape.js';
import { sha256 } from './csp.js';
import { liveContentSecurityPolicy } from './live-policy.js';

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
  inlineScripts: readonly string[];
  trailingSlash: boolean | undefined;
  csp?: CspSources;
  trustedTypes?: boolean;
}

export function contentSecurityPolicy({
  inlineScripts,
  csp = {},
  trustedTypes = true,
}: Pick<ServerOptions, 'inlineScripts' | 'csp' | 'trustedTypes'>): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map((script) => `'sha256-${sha256(script)}'`)],
    // Components may render inline `style` attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    // `lectern` is the policy in `util/trusted-html.ts`. A script that is fetched again after a failure may create the
    // policy a second time.
    ...(trustedTypes ? { 'trusted-types': ['lectern', "'allow-duplicates'"] } : {}),
  };
  const names = new Set([...Object.keys(directives), ...Object.keys(csp)]);
  return [
    ...[...names].map((name) =>
      [name, ...new Set([...(directives[name] ?? ["'self'"]), ...(csp[name as CspDirective] ?? [])])].join(
        ' ',
      ),
    ),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}

/** Returns `_headers`, which Netlify and Cloudflare Pages read. */
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
