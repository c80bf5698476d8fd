import { expect, test } from 'vitest';
import { errorChain } from './error-chain.js';

function messages(error: unknown): string[] {
  return errorChain(error).map(({ message }) => message);
}

test('the error chain lists an error and its causes, outermost first', () => {
  const error = new Error('The chart is broken.', {
    cause: new TypeError('No numbers.', { cause: 'The file is empty.' }),
  });
  expect(messages(error)).toEqual(['The chart is broken.', 'No numbers.', 'The file is empty.']);
  expect(errorChain(error).map(({ stack }) => typeof stack)).toEqual(['string', 'string', 'undefined']);
});

test('the error chain has a message for any thrown value', () => {
  expect(
    [undefined, null, 42, 'words', Object.assign(new RangeError('x'), { message: '' })].flatMap(messages),
  ).toEqual(['undefined', 'null', '42', 'words', 'RangeError']);
});

test('the error chain ends if the causes are circular', () => {
  const first = new Error('first');
  first.cause = new Error('second', { cause: first });
  expect(messages(first)).toEqual(['first', 'second']);
});
