import { expect, test } from 'vitest';
import { doc, siteOf } from '../../model/__fixtures__/site.js';
import { pageData } from '../../model/page-data.js';
import type { PageData } from '../../model/page-data.types.js';
import { siteData } from '../../model/site-data.js';
import type { Project } from '../../session/project.js';
import { contentSecurityPolicy, headersFile, redirectHtml, robots, sitemap } from './extra-files.js';

const { site } = siteOf({ config: { trailingSlash: true } });

function page(...options: Parameters<typeof doc>): PageData {
  return pageData({ site, siteData: siteData(site), navbar: [], page: doc(...options) });
}

test('the sitemap lists only indexable pages, sorted by URL', () => {
  const notFound = pageData({ site, siteData: siteData(site), navbar: [], page: { kind: 'not-found' } });
  const pages = [
    page('b', { lastUpdated: '2024-05-31T23:59:00.000Z' }),
    page('a&b'),
    page('hidden', { unlisted: true }),
    notFound,
  ];
  expect(sitemap(pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.org/base/docs/a&amp;b/</loc></url>
  <url><loc>https://example.org/base/docs/b/</loc><lastmod>2024-05-31</lastmod></url>
</urlset>
`);
});

test('robots.txt names the sitemap, and disallows crawling if noIndex is set', () => {
  const url = 'https://example.org';
  expect(robots({ url, base: '/base/', noIndex: false })).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://example.org/base/sitemap.xml\n',
  );
  expect(robots({ url, base: '/', noIndex: true })).toContain('\nDisallow: /\n');
});

test('a redirect page needs no server or script, because it has a meta refresh and a link', () => {
  const project = { site, locale: 'fr', config: site.config } as Project;
  const redirect = { kind: 'redirect', source: 'docs', route: '/docs', to: '/docs/a&b' } as const;
  expect(redirectHtml({ redirect, project })).toBe(`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Moved to /base/docs/a&amp;b/</title>
<meta http-equiv="refresh" content="0; url=/base/docs/a&amp;b/"><link rel="canonical" href="https://example.org/base/docs/a&amp;b/">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"></head>
<body><p>This page has moved to <a href="/base/docs/a&amp;b/">/base/docs/a&amp;b/</a>.</p></body></html>
`);
});

const options = { base: '/base/', inlineScripts: ['x()'], trailingSlash: false };

test("the _headers file lists the site's response headers", () => {
  expect(headersFile(options)).toMatchInlineSnapshot(`
    "/*
      Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; trusted-types lectern 'allow-duplicates'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
      Cache-Control: public, max-age=0, must-revalidate
    /base/*.md
      Content-Type: text/markdown; charset=utf-8
    /base/*.txt
      Content-Type: text/plain; charset=utf-8
    /base/feed.xml
      Content-Type: application/rss+xml; charset=utf-8
    /base/assets/*
      ! Cache-Control
      Cache-Control: public, max-age=31536000, immutable
    /base/assets/live/*
      ! Content-Security-Policy
      Content-Security-Policy: default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts
      ! Cache-Control
      Cache-Control: public, max-age=0, must-revalidate
    "
  `);
});

test('the CSP lists Trusted Types policies only if it requires Trusted Types', () => {
  expect(contentSecurityPolicy({ inlineScripts: [], trustedTypes: false })).not.toContain('trusted-types');
});
