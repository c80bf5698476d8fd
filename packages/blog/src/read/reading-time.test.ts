import { expect, test } from 'vitest';
import { defaultReadingTime } from './reading-time.js';

test('the reading time: 200 words a minute, or as many as one says', () => {
  const content = 'word '.repeat(300);
  expect(defaultReadingTime({ content, locale: 'en' })).toBe(1.5);
  expect(defaultReadingTime({ content, locale: 'en', options: { wordsPerMinute: 100 } })).toBe(3);
});

test('the reading time counts words of languages that have no spaces between them', () => {
  expect(defaultReadingTime({ content: '今日は晴れです。', locale: 'ja' })).toBeGreaterThan(2 / 200);
});
