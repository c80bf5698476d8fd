import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RenderContext } from '../context.js';
import Link from './Link.js';

test.each([
  [true, '/docs', '/base/docs/'],
  [true, '/a.pdf', '/base/a.pdf'],
  [false, '/docs/', '/base/docs'],
  [false, '/docs/?a#b', '/base/docs?a#b'],
  [false, '/', '/base/'],
  [false, 'https://other.example/docs/', 'https://other.example/docs/'],
  [undefined, '/docs/', '/base/docs/'],
])('Link: with trailingSlash %s, the target %s becomes %s', (trailingSlash, to, href) => {
  const value = { page: { href: '/base/', site: { base: '/base/', trailingSlash } } } as never;
  const html = renderToStaticMarkup(
    <RenderContext.Provider value={value}>
      <Link to={to}>x</Link>
    </RenderContext.Provider>,
  );
  expect(html).toBe(`<a href="${href}">x</a>`);
});
