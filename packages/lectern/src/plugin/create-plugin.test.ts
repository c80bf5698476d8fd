import { expect, test } from 'vitest';
import { z } from 'zod';
import { strict } from '../config/schema/strict.js';
import { createPlugin } from './create-plugin.js';

const glossary = createPlugin({
  name: 'glossary',
  options: strict({ file: z.string().default('glossary.yml').describe('The file of the terms.') }),
  setup: ({ file }) => ({ name: 'glossary', label: file }),
});

test('createPlugin applies the default values of options', () => {
  expect(glossary({})).toEqual({ name: 'glossary', label: 'glossary.yml' });
});

test('createPlugin: a plug-in with invalid options reports all errors in the options', () => {
  const plugin = glossary({ fiel: 'terms.yml' } as never);
  expect(Object.keys(plugin)).toEqual(['name', 'check']);
  expect(plugin.check?.()).toEqual([
    {
      path: ['fiel'],
      message: 'Unknown key "fiel". Did you mean "file"?',
      code: 'unknown-config-key',
    },
  ]);
});

test("createPlugin: the plug-in's function can be called without arguments if no option is required", () => {
  expect(glossary()).toEqual({ name: 'glossary', label: 'glossary.yml' });
  const none = createPlugin({ name: 'none', options: strict({}), setup: () => ({ name: 'none' }) });
  expect(none()).toEqual({ name: 'none' });
  expect(none({ theme: 'dark' } as never).check?.()).toMatchObject([
    { message: 'Unknown key "theme". Known keys here: none.' },
  ]);
});

test("createPlugin: the plug-in's function can't be called without a required option", () => {
  const named = createPlugin({
    name: 'named',
    options: strict({ file: z.string() }),
    setup: () => ({ name: 'named' }),
  });
  // @ts-expect-error: JavaScript callers have no type check, so `check` must report the missing option.
  expect(named().check?.()).toMatchObject([{ path: ['file'] }]);
});

test('createPlugin keeps the options schema, because the reference is generated from it', () => {
  expect(glossary.options.shape.file.description).toBe('The file of the terms.');
});
