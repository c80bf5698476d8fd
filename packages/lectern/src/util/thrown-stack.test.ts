import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { messageOf } from './message-of.js';
import { framesOf } from './stack-locations.js';
import { withAsyncStack, withStack } from './thrown-stack.js';

function failureOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

function siteFunction(code: string): () => never {
  return runInThisContext(`\n  (() => { ${code} })`, { filename: 'docs/component.mdx' }) as () => never;
}

test.each([
  ['null', 'null', 'null'],
  ['undefined', 'undefined', 'undefined'],
  ['a string', "'No.'", 'No.'],
  ['a symbol', "Symbol('no')", 'Symbol(no)'],
  ['a large integer', '1n', '1'],
  ['an object', '{ a: 1 }', '{"a":1}'],
  ['a function', '() => 1', '() => 1'],
  ['an object without a prototype', 'Object.create(null)', 'a value that cannot be shown'],
  [
    'an error whose stack is a getter that throws',
    "Object.defineProperty(new Error('No.'), 'stack', { get() { throw new Error('Stack.'); } })",
    'No.',
  ],
  ['an error whose stack is a number', "Object.assign(new Error('No.'), { stack: 3 })", 'No.'],
  [
    'a proxy that throws',
    "new Proxy({}, { get() { throw new Error('Trap.'); } })",
    'a value that cannot be shown',
  ],
])(
  'withStack: a thrown value without a stack gets the location of its `throw` statement: %s',
  (_, value, message) => {
    // The code first catches another exception, perhaps of the same type.
    const run = siteFunction(`try { JSON.parse('{'); } catch {} throw (${value});`);
    const error = failureOf(run);
    expect(framesOf(error)).toEqual([]);
    const located = withStack({ error, rerun: run });
    expect(messageOf(located)).toBe(message);
    const column = `  (() => { try { JSON.parse('{'); } catch {} t`.length;
    expect(framesOf(located)[0]).toMatchObject({ path: 'docs/component.mdx', line: 2, column });
  },
);

test('withStack: an error that has a stack is returned unchanged, without calling the function again', () => {
  const error = new Error('No.');
  const rerun = (): never => {
    throw new Error('It runs again.');
  };
  expect(withStack({ error, rerun })).toBe(error);
});

test('withStack and withAsyncStack: a thrown value stays unchanged if running the code again succeeds', async () => {
  expect(withStack({ error: 'No.', rerun: () => 1 })).toBe('No.');
  expect(await withAsyncStack({ error: 'No.', rerun: () => Promise.resolve(1) })).toBe('No.');
});

test.each([
  ['a rejected promise', () => Promise.reject('No.')],
  ['an error of the file system', () => readFile('/missing/file')],
])('withAsyncStack: the stack of %s names the async function in site code', async (_, reject) => {
  const wait = runInThisContext('(async (reject) => {\n  await reject(); })', {
    filename: 'docs/component.mdx',
  }) as (reject: () => Promise<unknown>) => Promise<void>;
  const rerun = (): Promise<void> => wait(reject);
  const stackless = Object.assign(new Error('No.'), { stack: 'Error: No.' });
  const located = await withAsyncStack({ error: stackless, rerun });
  expect(framesOf(located).find(({ path }) => path === 'docs/component.mdx')).toMatchObject({ line: 2 });
  // The stack ends with site code.
  expect(framesOf(located).filter(({ path }) => path.includes('/vitest/'))).toEqual([]);
});
