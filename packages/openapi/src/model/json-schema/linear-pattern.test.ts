import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesLinearly, mayBacktrack } from './linear-pattern.js';
import { matches } from './validation.js';

test.each([
  ['^(a+)+$', `${'a'.repeat(60)}!`, false],
  ['^(a|a)*$', `${'a'.repeat(60)}!`, false],
  ['^(\\w+\\s?)*$', `${'word '.repeat(2000)}!`, false],
  ['^[a-z0-9]+(?:-[a-z0-9]+)*$', `${'long-slug-'.repeat(200)}end`, true],
])('regular expressions: %s is matched against a long value in linear time', (pattern, value, expected) => {
  expect(matches({ pattern, value })).toBe(expected);
});

test('regular expressions: a pattern whose automaton has too many states accepts every value', () => {
  expect(matchesLinearly({ pattern: '^(a{1000}){1000}$', value: 'b' })).toBeUndefined();
  expect(matches({ pattern: '^(a{1000}){1000}$', value: 'b'.repeat(20) })).toBe(true);
});

test('regular expressions: a pattern with a lookahead or a backreference is unsupported', () => {
  expect(matchesLinearly({ pattern: '^(?=a)(a+)+$', value: 'a' })).toBeUndefined();
  expect(matchesLinearly({ pattern: '(a)\\1', value: 'aa' })).toBeUndefined();
  expect(mayBacktrack('(a)\\1')).toBe(true);
});

test('regular expressions: a pattern with a quantifier after a group may backtrack', () => {
  expect(mayBacktrack('^[a-z]+$')).toBe(false);
  expect(mayBacktrack('^(ab)+$')).toBe(true);
});

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '[ab]',
  '[^a]',
  '\\d',
  '\\.',
  '(a|b)',
  '(?:ab)',
  '^',
  '$',
  '\\u0061',
  '😀',
);
const piece = fc
  .tuple(atom, fc.constantFrom('', '*', '+', '?', '{2}', '{1,2}', '{1,}', '*?'))
  .map(([part, quantifier]) => (/^[$^]$/.test(part) ? part : part + quantifier));
const pattern = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(''))
  .chain((inner) => fc.constantFrom(inner, `(${inner})*`, `^(?:${inner}|b)+$`, `${inner}|a`));

test('regular expressions: the automaton gives the same results as the JavaScript engine', () => {
  fc.assert(
    fc.property(
      pattern,
      fc.string({ unit: fc.constantFrom('a', 'b', '1', '.', '😀', '\n'), maxLength: 8 }),
      (source, value) => {
        expect(matchesLinearly({ pattern: source, value })).toBe(new RegExp(source, 'u').test(value));
      },
    ),
    { numRuns: 1000 },
  );
});
