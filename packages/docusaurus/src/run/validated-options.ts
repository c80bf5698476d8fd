import type { Loose } from '../values.js';
import { isObject, objectOf } from '../values.js';

type Validate = (schema: unknown, options: unknown) => unknown;
type ValidateOptions = (input: { validate: Validate; options: Loose }) => unknown;

/**
 * Returns the options of a plug-in with the defaults that its module sets, in the function `validateOptions`. If the
 * function rejects the options, they stay as they are.
 */
export function validatedOptions({
  exported,
  options,
}: {
  exported: readonly unknown[];
  options: Loose;
}): Loose {
  const check = exported
    .map((value) => (typeof value === 'function' ? (value as unknown as Loose) : objectOf(value)))
    .map(({ validateOptions }) => validateOptions)
    .find((value) => typeof value === 'function') as ValidateOptions | undefined;
  if (check === undefined) return options;
  // Docusaurus adds the ID to every schema.
  const { id, ...rest } = options;
  try {
    const checked = check({ validate, options: rest });
    return isObject(checked) ? { ...checked, ...(id === undefined ? {} : { id }) } : options;
  } catch {
    return options;
  }
}

/** Validates options with the schema of a plug-in, which is made with Joi. */
function validate(schema: unknown, options: unknown): unknown {
  const { validate: run } = objectOf(schema);
  if (typeof run !== 'function') return options;
  const { error, value } = objectOf(run.call(schema, options, { convert: false }));
  if (error !== undefined) throw error;
  return value;
}
