import { expect, test } from 'vitest';
import { normalPath } from './normalize.js';

const cases: [path: string, without: string, unset: string, withSlash: string][] = [
  ['/base/docs/intro.html', '/base/docs/intro', '/base/docs/intro', '/base/docs/intro/'],
  ['/base/docs/intro/index.html', '/base/docs/intro', '/base/docs/intro/', '/base/docs/intro/'],
  ['/base/index.html', '/base/', '/base/', '/base/'],
  ['/base/docs/intro', '/base/docs/intro', '/base/docs/intro', '/base/docs/intro'],
  ['/base/docs/index', '/base/docs/index', '/base/docs/index', '/base/docs/index'],
  ['/base/my-index.html', '/base/my-index', '/base/my-index', '/base/my-index/'],
];

test.each(cases)(
  'canonical URL: %s is normalized according to trailingSlash',
  (path, without, unset, withSlash) => {
    const all = [false, undefined, true].map((trailingSlash) =>
      normalPath({ path, base: '/base/', trailingSlash }),
    );
    expect(all).toEqual([without, unset, withSlash]);
  },
);

test('canonical URL: a URL is normalized even if the base path is /', () => {
  expect(normalPath({ path: '/index.html', base: '/', trailingSlash: false })).toBe('/');
  expect(normalPath({ path: '/docs.html', base: '/', trailingSlash: undefined })).toBe('/docs');
});
