import { expect, test } from 'vitest';
import { jsonMistake } from './json-mistake.js';

test.each([
  ['a missing value', '{\n  "a":,\n}', 2, 7],
  ['a trailing comma', '[1,\n2,\n]', 3, 1],
  ['a comment', '{\n  "first": "1",\n  // second\n}', 3, 3],
  ['an invalid word after many lines', `{\n${'"a": 1,\n'.repeat(50)}"b": nope }`, 52, 7],
  ['a truncated file', '{"a":', 1, 6],
  ['an empty file', '', 1, 1],
])('the error for invalid JSON has the location of the mistake: %s', (_, text, line, column) => {
  expect(jsonMistake(text)).toMatchObject({
    message: expect.stringMatching(/^The JSON is invalid: (?:Unexpected|Expected) [^.]+\.$/),
    line,
    column,
  });
});

test('valid JSON is accepted, with or without a byte order mark', () => {
  expect(jsonMistake('{"a":[1]}')).toBeUndefined();
  expect(jsonMistake('\uFEFF{}')).toBeUndefined();
});
