import { expect, it } from 'vitest';
import { headersFor, parseHeaders } from './headers.js';

const rules = parseHeaders(
  [
    '/*',
    '  X-Frame: no',
    '  Cache-Control: max-age=0',
    '/base/assets/*',
    '  ! Cache-Control',
    '  Cache-Control: immutable',
    '',
  ].join('\n'),
);

it('serve: a page gets the headers that _headers sets for all URLs', () => {
  expect([...headersFor({ rules, path: '/base/docs/intro' })]).toEqual([
    ['x-frame', 'no'],
    ['cache-control', 'max-age=0'],
  ]);
});

it('serve: a later rule in _headers overrides an earlier one', () => {
  expect([...headersFor({ rules, path: '/base/assets/boot-1.js' })]).toEqual([
    ['x-frame', 'no'],
    ['cache-control', 'immutable'],
  ]);
});

it.each([
  ['/a/*', '/a/', true],
  ['/a/*', '/b/a/', false],
  ['/a', '/a', true],
  ['/a', '/a/b', false],
  ['/*/c', '/a/b/c', true],
  ['/*/c', '/c', false],
  ['*.js', '/a.js', true],
  ['/a*a', '/a', false],
  ['/a*b*c', '/a-b-b-c', true],
  ['/a*b*c', '/a-c-b', false],
  ['/a.b', '/aXb', false],
])('serve: the pattern %s of _headers and the URL %s: %s', (pattern, path, isMatch) => {
  const found = headersFor({ rules: parseHeaders(`${pattern}\n  X: y`), path });
  expect(found.size === 1).toBe(isMatch);
});

it('serve: a pattern with many wildcards takes no time for a long URL', () => {
  const rule = parseHeaders(`/${'*a'.repeat(40)}b\n  X: y`);
  const started = performance.now();
  expect(headersFor({ rules: rule, path: `/${'a'.repeat(4000)}` }).size).toBe(0);
  expect(performance.now() - started).toBeLessThan(1000);
});

it('serve: a line of _headers with many spaces takes no time', () => {
  const started = performance.now();
  const rules = parseHeaders(`/*\n  X: a${' '.repeat(100_000)}b\n  ! Y${' '.repeat(100_000)}z\n`);
  expect([...headersFor({ rules, path: '/' }).values()].map((value) => value.length)).toEqual([100_002]);
  expect(performance.now() - started).toBeLessThan(1000);
});

it('serve: lines of _headers may end with a carriage return', () => {
  const rules = parseHeaders('/*\r\n  X: y\r\n  Z: a:b\r\n! X\r\n  ! Z\r\n');
  expect(rules[0]?.set).toEqual([
    ['X', 'y'],
    ['Z', 'a:b'],
  ]);
  expect(rules[1]?.remove).toEqual(['Z']);
});
