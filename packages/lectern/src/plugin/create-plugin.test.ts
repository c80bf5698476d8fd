import { expect, test } from 'vitest';
import { z } from 'zod';
import { strict } from '../config/schema/strict.js';
import { createPlugin } from './create-plugin.js';

const glossary = createPlugin({
  name: 'glossary',
  options: strict({ file: z.string().default('glossary.yml').describe('The file of the terms.') }),
  setup: ({ file }) => ({ name: 'glossary', label: file }),
});

test('createPlugin applies the defaults of the options', () => {
  expect(glossary({})).toEqual({ name: 'glossary', label: 'glossary.yml' });
});

test('createPlugin returns a plug-in without hooks, and all errors, for wrong options', () => {
  const plugin = glossary({ fiel: 'terms.yml' } as never);
  expect(Object.keys(plugin)).toEqual(['name', 'check']);
  expect(plugin.check?.()).toEqual([
    {
      path: ['fiel'],
      message: 'Unknown key "fiel". Did you mean "file"? Known keys here: file.',
      code: 'unknown-config-key',
    },
  ]);
});

test('a plug-in with no options, or only optional ones, can be called without arguments', () => {
  expect(glossary()).toEqual({ name: 'glossary', label: 'glossary.yml' });
  const none = createPlugin({ name: 'none', options: strict({}), setup: () => ({ name: 'none' }) });
  expect(none()).toEqual({ name: 'none' });
  expect(none({ theme: 'dark' } as never).check?.()).toMatchObject([
    { message: 'Unknown key "theme". Known keys here: none.' },
  ]);
});

test("a plug-in with a required option can't be called without it", () => {
  const named = createPlugin({
    name: 'named',
    options: strict({ file: z.string() }),
    setup: () => ({ name: 'named' }),
  });
  // @ts-expect-error: called as from JavaScript, where no type demands the file; the check must report it.
  expect(named().check?.()).toMatchObject([{ path: ['file'] }]);
});

test('createPlugin keeps the schema, from which the reference of the options is generated', () => {
  expect(glossary.options.shape.file.description).toBe('The file of the terms.');
});
