import { expect, test } from 'vitest';
import { defaultReadingTime } from './reading-time.js';

test('reading time: the default speed is 200 words per minute, and can be configured', () => {
  const content = 'word '.repeat(300);
  expect(defaultReadingTime({ content, locale: 'en' })).toBe(1.5);
  expect(defaultReadingTime({ content, locale: 'en', options: { wordsPerMinute: 100 } })).toBe(3);
});

test("reading time: words are also counted in languages that don't separate words with spaces", () => {
  expect(defaultReadingTime({ content: '今日は晴れです。', locale: 'ja' })).toBeGreaterThan(2 / 200);
});
