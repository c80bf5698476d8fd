import { expect, test } from 'vitest';
import { validatedOptions } from './validated-options.js';

/** Behaves like a Joi schema: sets a default, and rejects unknown keys. */
const schema = {
  validate(options: Record<string, unknown>) {
    const unknown = Object.keys(options).find((key) => key !== 'level' && key !== 'types');
    return unknown === undefined
      ? { value: { types: [], ...options } }
      : { error: new Error(unknown), value: options };
  },
};
const plugin = Object.assign(() => undefined, {
  validateOptions: ({ validate, options }: { validate: (...input: unknown[]) => unknown; options: object }) =>
    validate(schema, options),
});

test('Docusaurus plug-in options: defaults come from the plug-in’s schema, and the `id` option is kept', () => {
  expect(validatedOptions({ exported: [plugin], options: { level: 2, id: 'a' } })).toEqual({
    types: [],
    level: 2,
    id: 'a',
  });
});

test('Docusaurus plug-in options: options that no schema accepts stay unchanged', () => {
  expect(validatedOptions({ exported: [{}, plugin], options: { lamp: 1 } })).toEqual({ lamp: 1 });
  expect(validatedOptions({ exported: [() => undefined], options: { lamp: 1 } })).toEqual({ lamp: 1 });
});
