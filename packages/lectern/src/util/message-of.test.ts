import { expect, test } from 'vitest';
import { messageOf, messageWithCauses } from './message-of.js';

test('messageWithCauses appends the message of each cause once, even if the chain of causes is circular', () => {
  const cause = new Error('no such file');
  const error = new Error('The sidebar failed', { cause });
  cause.cause = error;
  expect(messageWithCauses(error)).toBe('The sidebar failed, caused by: no such file');
  expect(messageWithCauses(new Error('It failed: no such file', { cause: new Error('no such file') }))).toBe(
    'It failed: no such file',
  );
});

test.each([[new Error('\u001b[31mUnexpected token\u001b[39m')], ['\u001b[1mUnexpected token\u001b[0m']])(
  'messageOf removes terminal colors: %j',
  (thrown) => {
    expect(messageOf(thrown)).toBe('Unexpected token');
  },
);
