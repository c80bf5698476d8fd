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
