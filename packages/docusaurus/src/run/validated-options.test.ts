import { expect, test } from 'vitest';
import { validatedOptions } from './validated-options.js';

/** Does the same as a schema of Joi: it sets a default, and rejects unknown keys. */
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

test('options of a plug-in get the defaults of its schema, which need not know the ID', () => {
  expect(validatedOptions({ exported: [plugin], options: { level: 2, id: 'a' } })).toEqual({
    types: [],
    level: 2,
    id: 'a',
  });
});

test('options that the schema rejects, and those without a schema, stay as they are', () => {
  expect(validatedOptions({ exported: [{}, plugin], options: { lamp: 1 } })).toEqual({ lamp: 1 });
  expect(validatedOptions({ exported: [() => undefined], options: { lamp: 1 } })).toEqual({ lamp: 1 });
});
