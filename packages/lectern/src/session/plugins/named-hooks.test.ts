import { expect, test } from 'vitest';
import type { Plugin } from '../../plugin/plugin.js';
import { messageOf } from '../../util/message-of.js';
import { namedHooks } from './named-hooks.js';

/** Runs a hook that throws, and returns the message of the error. */
async function failureOf(read: () => unknown): Promise<string> {
  const plugin = namedHooks({ name: 'team', read } as unknown as Plugin);
  try {
    await (plugin as unknown as { read: () => unknown }).read();
    return 'no error';
  } catch (error) {
    return messageOf(error);
  }
}

test.each([
  ['null', null, 'null'],
  ['undefined', undefined, 'undefined'],
  ['a symbol', Symbol('x'), 'Symbol(x)'],
  ['an object', { reason: 'no lamp' }, '{"reason":"no lamp"}'],
  ['an object without a prototype', Object.create(null), 'a value that cannot be shown'],
])('hooks: a hook that throws %s is an error of its plug-in', async (_, thrown, shown) => {
  const expected = `error [function-failed]
  The hook "read" of the plug-in "team" failed: ${shown}
  Fix the error in the function, or make the function handle this case.`;
  expect(
    await failureOf(() => {
      throw thrown;
    }),
  ).toBe(expected);
  expect(await failureOf(() => Promise.reject(thrown))).toBe(expected);
});

test('hooks: an error that a hook throws is passed on', async () => {
  expect(
    await failureOf(() => {
      throw new TypeError('boom');
    }),
  ).toBe('boom');
});
