import { expect, test } from 'vitest';
import { undeclaredNames } from './implicit-globals.js';

test.each([
  ['a simple assignment', 'total = 1;', ['total']],
  ['a loop counter', 'for (i = 0; i < 3; i++) {}', ['i']],
  ['the variables of loops', 'for (key in a) {} for (item of a) {}', ['key', 'item']],
  ['an update', 'count++;', ['count']],
  ['patterns', '[a, ...b] = c; ({ d, e: f = 1, ...g } = h);', ['a', 'b', 'd', 'f', 'g']],
  ['a nested function', 'exports.run = function () { state = 1; };', ['state']],
])('implicit globals: an assignment without a declaration is found: %s', (_, source, names) => {
  expect(undeclaredNames({ file: '/package/index.js', source })).toEqual(names);
});

test.each([
  ['declarations', 'var a; let b; const c = {}; a = b = 1; c.d = 2;'],
  ['functions and classes', 'function f() {} class C {} f = 1; C = 2;'],
  ['parameters', 'exports.run = (a, { b, c: d = 1 }, ...e) => { a = b = d = e; };'],
  ['caught errors', 'try {} catch (error) { error = 1; }'],
  ['globals', 'module = 1; exports = 2; globalThis = 3; name = 4; Promise = 5;'],
])('implicit globals: an assignment to a declared or known name is ignored: %s', (_, source) => {
  expect(undeclaredNames({ file: '/package/index.js', source })).toEqual([]);
});
