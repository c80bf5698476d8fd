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

test('createPlugin keeps the schema, from which the manual of the options is generated', () => {
  expect(glossary.options.shape.file.description).toBe('The file of the terms.');
});

test('a plug-in whose options are all optional, or that has none, can be called without them', () => {
  const optional = createPlugin({
    name: 'x',
    options: strict({ b: z.number().default(2) }),
    setup: (options) => ({ name: 'x', label: JSON.stringify(options) }),
  });
  expect(optional().label).toBe('{"b":2}');
  const none = createPlugin({
    name: 'x',
    options: strict({}),
    setup: (options) => ({ name: 'x', label: JSON.stringify(options) }),
  });
  expect(none().label).toBe('{}');
});
