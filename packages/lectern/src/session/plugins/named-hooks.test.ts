import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plugin } from '../../plugin/plugin.js';
import { messageOf } from '../../util/message-of.js';
import { namedHooks } from './named-hooks.js';

async function failureOf(read: (input?: unknown) => unknown, input?: unknown): Promise<string> {
  const plugin = namedHooks({ plugin: { name: 'team', read } as unknown as Plugin, siteDir: '/site' });
  try {
    await (plugin as unknown as { read: (input: unknown) => unknown }).read(input);
    return 'no error';
  } catch (error) {
    return messageOf(error);
  }
}

function errorAt(...frames: string[]): Error {
  return Object.assign(new TypeError('boom'), {
    stack: ['TypeError: boom', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
}

test.each([
  ['null', null, 'null'],
  ['undefined', undefined, 'undefined'],
  ['a symbol', Symbol('x'), 'Symbol(x)'],
  ['an object', { reason: 'no lamp' }, '{"reason":"no lamp"}'],
  ['an object without a prototype', Object.create(null), 'a value that cannot be shown'],
])('hooks: if a hook throws %s, the error names its plug-in', async (_, thrown, shown) => {
  const expected = `error [function-failed]
  The hook "read" of the plug-in "team" failed: ${shown}
  Fix the error in the function.`;
  expect(
    await failureOf(() => {
      throw thrown;
    }),
  ).toBe(expected);
  expect(await failureOf(() => Promise.reject(thrown))).toBe(expected);
});

test('hooks: an exception is reported with the plug-in’s name, and located in the site’s own code', async () => {
  const error = errorAt(
    'node:internal/x:1:2',
    'deep (/site/node_modules/pack/index.js:3:4)',
    'read (file:///site/plugins/team.ts:5:6)',
  );
  expect(
    await failureOf(() => {
      throw error;
    }),
  ).toBe(`error [function-failed] plugins/team.ts:5:6
  The hook "read" of the plug-in "team" failed: boom
  Fix the error in the function.`);
});

test('hooks: the error for an exception in an installed plug-in names the location in its package', async () => {
  expect(
    await failureOf(() => Promise.reject(errorAt('read (/site/node_modules/pack/index.js:3:4)'))),
  ).toBe(`error [function-failed] node_modules/pack/index.js:3:4
  The hook "read" of the plug-in "team" failed: boom
  Report the error to the authors of the plug-in, or try another version of it.`);
});

test.each([
  [{ file: 'docs/a.md' }, 'docs/a.md', ' docs/a.md'],
  [{ path: '/site/docs/b.md' }, 'docs/b.md', ' docs/b.md'],
  [{ page: { route: '/c' } }, 'the page /c', ''],
])('hooks: the error names the document or page: %o', async (input, subject, file) => {
  const error = Object.assign(new Error('boom'), { stack: '' });
  expect(await failureOf(() => Promise.reject(error), input)).toBe(`error [function-failed]${file}
  The hook "read" of the plug-in "team" failed for ${subject}: boom
  Fix the error in the function.`);
});

test('hooks: an exception in site code is located in that code, even if a Lectern plug-in calls the code', async () => {
  const folder = join(import.meta.dirname, '../../../../blog/src');
  const error = errorAt('readingTime (/site/docusaurus.config.js:5:6)', `read (${folder}/index.ts:1:2)`);
  expect(await failureOf(() => Promise.reject(error))).toContain(
    'error [function-failed] docusaurus.config.js:5:6\n',
  );
});

test("hooks: an exception in one of Lectern's own plug-ins is rethrown, because it is an internal error", async () => {
  const folder = join(import.meta.dirname, '../../../../openapi/src');
  expect(await failureOf(() => Promise.reject(errorAt(`read (${folder}/index.ts:1:2)`)))).toBe('boom');
});

test.each(['config', 'page'])(
  'hooks: a change to the `%s` that a hook receives is an error, unless the object belongs to the site',
  async (key) => {
    const own = { seen: false };
    const input = { [key]: { title: 'Site', customFields: own } };
    const change = (received: unknown): void => {
      const value = (received as Record<string, { title: string; customFields: typeof own }>)[key];
      if (value === undefined) return;
      value.customFields.seen = true;
      value.title = 'Other';
    };
    expect(await failureOf(change, input)).toContain("Cannot assign to read only property 'title'");
    expect(input[key]).toEqual({ title: 'Site', customFields: { seen: true } });
  },
);
