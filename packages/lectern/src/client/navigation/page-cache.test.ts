import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.js';

test('page cache: with more than 10,000 pages, the least recently used page is evicted', () => {
  const cache = createPageCache<number>();
  for (let index = 0; index < 10_000; index += 1) cache.set(`/${index}`, index);
  expect(cache.get('/0')).toBe(0);
  cache.set('/another', -1);
  expect(cache.get('/1')).toBeUndefined();
  const rest = Array.from({ length: 9998 }, (_, index) => cache.get(`/${index + 2}`));
  expect(rest).not.toContain(undefined);
  expect(cache.get('/0')).toBe(0);
  expect(cache.get('/another')).toBe(-1);
});

test('page cache: pages are evicted if they have too many characters in total', () => {
  const cache = createPageCache<string>({ maxSize: 100 });
  for (const key of ['a', 'b', 'c']) {
    cache.set(key, key);
    cache.measure(key, key, 40);
  }
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c']);
  // A page that is larger than the whole cache is still kept, because a navigation has just requested it.
  cache.set('large', 'large');
  cache.measure('large', 'large', 1000);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
  expect(cache.get('large')).toBe('large');
  cache.delete('large');
  cache.set('d', 'd');
  cache.measure('d', 'd', 100);
  cache.measure('d', 'another value', 1000);
  expect(cache.get('d')).toBe('d');
});

test('page cache: a page older than the maximum age is not returned', () => {
  let time = 0;
  const cache = createPageCache<string>({ maxAge: 300, now: () => time });
  cache.set('a', 'a');
  time = 300;
  expect(cache.get('a')).toBe('a');
  time = 301;
  expect(cache.get('a')).toBeUndefined();
});
