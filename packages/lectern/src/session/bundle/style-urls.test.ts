import { expect, test } from 'vitest';
import { relativeUrls, withBase } from './style-urls.js';

test('style sheets: relative URLs are found, but not URLs in comments or with variables', () => {
  const code = `
/* url(./comment.png) */
.a { background: url(./a.png), url( "../b.png?x#y" ) }
.b { background: url('/c.png'), url(data:image/png;base64,AAAA), url(https://example.org/d.png), url(#e) }
.c { background: url(./#{$name}.png), url($image), url(@site/a.png), url(name) }
.d { background: url(img/f.png), url("g.woff2?#iefix") }
`;
  expect(relativeUrls(code)).toEqual(['./a.png', '../b.png?x#y', 'img/f.png', 'g.woff2?#iefix']);
});

test('style sheets: the base path is added to root-relative URLs', () => {
  const code = `/* url(/a.png) */ .a { background: url(/a.png), url("/base/b.png"), url(//example.org/c.png), url(./d.png) }`;
  expect(withBase({ code, base: '/base/' })).toBe(
    `/* url(/a.png) */ .a { background: url(/base/a.png), url("/base/b.png"), url(//example.org/c.png), url(./d.png) }`,
  );
  expect(withBase({ code, base: '/' })).toBe(code);
});

test('style sheets: adding the base path keeps replacement patterns such as $& in URLs', () => {
  const code = 'a { background: url("/a$&b.png") }';
  expect(withBase({ code, base: '/base/' })).toBe('a { background: url("/base/a$&b.png") }');
});
