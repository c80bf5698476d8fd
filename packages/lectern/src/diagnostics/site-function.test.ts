import { expect, test } from 'vitest';
import { messageOf } from '../util/message-of.js';
import { awaitSiteFunction, callSiteFunction } from './site-function.js';

const what = 'the `editUrl` function in the configuration';
const expected = { what: 'a URL', test: (value: unknown) => typeof value === 'string' };

function failureOf(run: () => unknown, file?: string): string {
  try {
    callSiteFunction({ what, run, expected, file });
    return 'no error';
  } catch (error) {
    return messageOf(error);
  }
}

test('functions from the configuration: the result is returned, even if it is a promise', async () => {
  expect(callSiteFunction({ what, run: () => 'a', expected })).toBe('a');
  expect(await awaitSiteFunction({ what, run: () => Promise.resolve('a'), expected })).toBe('a');
  expect(await awaitSiteFunction({ what, run: () => 'a', expected })).toBe('a');
});

test('functions from the configuration: the error for an exception names the function and the document', () => {
  const run = (): never => {
    throw new Error('No lamp.');
  };
  expect(failureOf(run, 'docs/a.md')).toBe(`error [function-failed] docs/a.md
  The \`editUrl\` function in the configuration failed for docs/a.md: No lamp.
  Fix the error in the function.`);
});

test("functions from the configuration: an exception is located in the site's code", () => {
  const error = Object.assign(new Error('No lamp.'), { stack: 'Error\n    at lamp (/site/config.js:5:6)' });
  const run = (): never => {
    throw error;
  };
  expect(() => callSiteFunction({ what, run, file: 'docs/a.md', siteDir: '/site' })).toThrow(
    'error [function-failed] config.js:5:6\n',
  );
});

test.each([
  ['a number', 5, '5'],
  ['a promise', Promise.resolve('a'), 'a promise'],
  ['a long string', { text: 'x'.repeat(60) }, `{ text: '${'x'.repeat(40)}'... 20 more characters }`],
])('functions from the configuration: returning %s instead of a URL is an error', (_, value, shown) => {
  expect(failureOf(() => value)).toBe(`error [function-failed]
  The \`editUrl\` function in the configuration returned ${shown}. Expected a URL.
  Correct the function so that it returns the expected value.`);
});

test('functions from the configuration: a rejected promise, or a promise with a wrong result, is an error', async () => {
  const run = (): Promise<string> => Promise.reject(new Error('No lamp.'));
  await expect(awaitSiteFunction({ what, run, expected })).rejects.toThrow(
    'The `editUrl` function in the configuration failed: No lamp.',
  );
  await expect(awaitSiteFunction({ what, run: () => 5 as never, expected })).rejects.toThrow(
    'The `editUrl` function in the configuration returned 5. Expected a URL.',
  );
});
