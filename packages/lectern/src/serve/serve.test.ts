import { expect, test } from 'vitest';
import { withoutSuffix } from './serve.js';

test.each([
  ['/base/docs/intro/index.html', '/base/', '/base/docs/intro'],
  ['/base/docs/intro.html', '/base/', '/base/docs/intro'],
  ['/base/index.html', '/base/', '/base/'],
  ['/base/docs/intro', '/base/', undefined],
  ['//example.org/index.html', '/', '/example.org'],
])('%s under %s', (path, base, expected) => {
  expect(withoutSuffix({ path, base })).toBe(expected);
});
