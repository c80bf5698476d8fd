import { expect, test } from 'vitest';
import { sha256 } from './csp.js';
import { pageOrigins } from './page-origins.js';

const originsOf = (html: string) => pageOrigins({ html, url: 'https://example.org', known: ['head()'] });

test.each([
  ['<img alt="a > b" src="https://img.test/a.png?a=1&amp;b=2">', { 'img-src': ['https://img.test'] }],
  [
    '<source srcset="https://a.test/1.png 1x, //b.test/2.png 2x">',
    { 'img-src': ['https://a.test', 'https://b.test'] },
  ],
  [
    '<video src="https://v.test/a.mp4" poster="https://p.test/a.png"></video>',
    { 'media-src': ['https://v.test'], 'img-src': ['https://p.test'] },
  ],
  ['<iframe src="https://frame.test/embed/x"></iframe>', { 'frame-src': ['https://frame.test'] }],
  [
    '<script async src="https://s.test/s.js"></script>',
    { 'script-src': ['https://s.test'], 'connect-src': ['https://s.test'], 'img-src': ['https://s.test'] },
  ],
  [
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css">',
    {
      'style-src': ['https://fonts.googleapis.com'],
      'font-src': ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
    },
  ],
  ['<div style="background: url(https://bg.test/a.png)"></div>', { 'img-src': ['https://bg.test'] }],
])('the CSP allows the origins that a page loads from: %s', (html, expected) => {
  expect(originsOf(html)).toEqual(expected);
});

test('the CSP contains the hash of an inline script, but not of a data block', () => {
  const html = '<script>go()</script><script>head()</script><script type="application/ld+json">{}</script>';
  expect(originsOf(html)).toEqual({ 'script-src': [`'sha256-${sha256('go()')}'`] });
});

test('the CSP allows the origins that an inline script loads from', () => {
  const text = "const tag = document.createElement('script'); tag.src = 'https://count.test/tag.js';";
  expect(originsOf(`<script>${text}</script>`)).toMatchObject({
    'script-src': [`'sha256-${sha256(text)}'`, 'https://count.test'],
    'connect-src': ['https://count.test'],
  });
});

test('links, files from the same site, and data URLs add nothing to the CSP', () => {
  const html =
    '<a href="https://other.test">x</a><img src="/a.png"><img src="https://example.org/a.png"><img src="data:,"><link rel="canonical" href="https://c.test/">';
  expect(originsOf(html)).toEqual({});
});
