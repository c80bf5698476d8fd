import { expect, test } from 'vitest';
import { parseNumberPrefix, prefixParserOf, stripNumberPrefixes } from './number-prefix.js';

test.each([
  ['01-intro', { name: 'intro', number: 1 }],
  ['02_foo', { name: 'foo', number: 2 }],
  ['1. Intro', { name: 'Intro', number: 1 }],
  ['003 - my doc', { name: 'my doc', number: 3 }],
  ['100---x', { name: 'x', number: 100 }],
  ['intro', { name: 'intro' }],
  ['2021-11-foo', { name: '2021-11-foo' }],
  ['21-11-2020-foo', { name: '21-11-2020-foo' }],
  ['7.0-foo', { name: '7.0-foo' }],
  ['1-2-3', { name: '1-2-3' }],
  ['404', { name: '404' }],
  ['1-', { name: '1-' }],
  ['2x-foo', { name: '2x-foo' }],
])('number prefixes: %s is split into %j', (text, expected) => {
  expect(parseNumberPrefix(text)).toEqual(expected);
});

test('number prefixes: each segment of a path loses its prefix', () => {
  expect(stripNumberPrefixes('01-a/7.0-b/2_c')).toBe('a/7.0-b/c');
});

test('number prefixes: a source can disable number prefixes, or parse them with a custom function', () => {
  expect(prefixParserOf(true)('01-intro')).toEqual({ name: 'intro', number: 1 });
  expect(prefixParserOf(false)('01-intro')).toEqual({ name: '01-intro' });
  const own = (name: string) => ({
    filename: name.replace(/^ch\d+ /, ''),
    numberPrefix: Number(name.slice(2, 3)),
  });
  expect(prefixParserOf(own)('ch4 end')).toEqual({ name: 'end', number: 4 });
});
