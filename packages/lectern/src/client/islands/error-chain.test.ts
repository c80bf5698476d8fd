import { expect, test } from 'vitest';
import { errorChain } from './error-chain.js';

function messages(error: unknown): string[] {
  return errorChain(error).map(({ message }) => message);
}

test('error chain: an error and its causes are listed, outermost first', () => {
  const error = new Error('The chart is broken.', {
    cause: new TypeError('No numbers.', { cause: 'The file is empty.' }),
  });
  expect(messages(error)).toEqual(['The chart is broken.', 'No numbers.', 'The file is empty.']);
  expect(errorChain(error).map(({ stack }) => typeof stack)).toEqual(['string', 'string', 'undefined']);
});

test('error chain: a thrown value of any type has a message', () => {
  expect(
    [undefined, null, 42, 'words', Object.assign(new RangeError('x'), { message: '' })].flatMap(messages),
  ).toEqual(['undefined', 'null', '42', 'words', 'RangeError']);
});

test('error chain: a circular cause is listed only once', () => {
  const first = new Error('first');
  first.cause = new Error('second', { cause: first });
  expect(messages(first)).toEqual(['first', 'second']);
});
