import { expect, it } from 'vitest';
import { matchPatterns } from './match-patterns.js';

it.each([
  { pattern: '^(0|[1-9][0-9]*)$', value: '(0|1)', expected: '1' },
  { pattern: '^[A-Z]{3}$', value: 'string', expected: 'ABC' },
  { pattern: '^\\d+\\.\\d+\\.\\d+$', value: '.', expected: '1.0.0' },
  { pattern: '^T-', value: 'string', expected: 'T-' },
  { pattern: '^(?=z)\\p{Lu}y$', value: 'string', expected: 'string' },
  { pattern: '^[a-z]+$', value: 'kept', expected: 'kept' },
])('matchPatterns: "$value" becomes "$expected" for the pattern $pattern', ({ pattern, value, expected }) => {
  const schema = { type: 'string', pattern } as const;
  expect(matchPatterns({ value, schema, schemas: {}, use: 'request' })).toBe(expected);
});

it('matchPatterns: strings within lists and objects also match their patterns', () => {
  const id = { type: 'string', pattern: '^\\d{3,}$' } as const;
  const schema = { type: 'object', properties: { list: { type: 'array', items: id }, id } } as const;
  const value = { list: ['a', '12345'], id: 'x', other: 1 };
  expect(matchPatterns({ value, schema, schemas: {}, use: 'request' })).toEqual({
    list: ['123', '12345'],
    id: '123',
    other: 1,
  });
});
