import { expect, test } from 'vitest';
import { z } from 'zod';
import { strict } from '../config/schema/strict.js';
import { createPlugin } from './create-plugin.js';

const glossary = createPlugin({
  name: 'glossary',
  options: strict({ file: z.string().default('glossary.yml').describe('The file of the terms.') }),
  setup: ({ file }) => ({ name: 'glossary', label: file }),
});

test('createPlugin sets up a plug-in with the defaults of its options', () => {
  expect(glossary({})).toEqual({ name: 'glossary', label: 'glossary.yml' });
});

test('createPlugin returns a plug-in without hooks where options are wrong, with each mistake', () => {
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

test('a plug-in whose options are all optional, or that has none, can be called without them', () => {
  expect(glossary()).toEqual({ name: 'glossary', label: 'glossary.yml' });
  const none = createPlugin({ name: 'none', options: strict({}), setup: () => ({ name: 'none' }) });
  expect(none()).toEqual({ name: 'none' });
  expect(none({ theme: 'dark' } as never).check?.()).toMatchObject([
    { message: 'Unknown key "theme". Known keys here: none.' },
  ]);
});

test('a plug-in with a required option cannot be called without it', () => {
  const named = createPlugin({
    name: 'named',
    options: strict({ file: z.string() }),
    setup: () => ({ name: 'named' }),
  });
  // @ts-expect-error: the file is missing.
  expect(named().check?.()).toMatchObject([{ path: ['file'] }]);
});

test('createPlugin keeps the schema, from which the manual of the options is generated', () => {
  expect(glossary.options.shape.file.description).toBe('The file of the terms.');
});
