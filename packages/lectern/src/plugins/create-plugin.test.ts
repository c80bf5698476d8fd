import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { strict } from '../config/schema/strict.js';
import { createPlugin } from './create-plugin.js';

const setup = (options: object) => ({ name: 'x', label: JSON.stringify(options) });

test('setup is given the options with their defaults', () => {
  const plugin = createPlugin({
    name: 'x',
    options: strict({ a: z.string(), b: z.number().default(2) }),
    setup,
  });
  expect(plugin({ a: 'word' }).label).toBe('{"a":"word","b":2}');
  expectTypeOf(plugin).parameters.toEqualTypeOf<[options: { a: string; b?: number | undefined }]>();
});

test('a plug-in whose options are all optional, or that has none, can be called without them', () => {
  const optional = createPlugin({ name: 'x', options: strict({ b: z.number().default(2) }), setup });
  expect(optional().label).toBe('{"b":2}');
  const none = createPlugin({ name: 'x', options: strict({}), setup });
  expect(none().label).toBe('{}');
});

test('wrong options are problems with the way to their key', () => {
  const plugin = createPlugin({ name: 'x', options: strict({}), setup });
  // @ts-expect-error: what a site without TypeScript may write.
  expect(plugin({ theme: 'dark' }).check?.()).toEqual([
    { path: ['theme'], message: 'Unknown key "theme". Known keys here: none.', code: 'unknown-config-key' },
  ]);
});
