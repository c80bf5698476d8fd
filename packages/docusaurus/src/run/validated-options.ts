import type { Loose } from '../values.js';
import { isObject, objectOf } from '../values.js';

type Validate = (schema: unknown, options: unknown) => unknown;
type ValidateOptions = (input: { validate: Validate; options: Loose }) => unknown;

/**
 * Adds the defaults that the plug-in's `validateOptions` sets. Returns the options unchanged if `validateOptions`
 * rejects them.
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
  // Docusaurus adds `id` to every schema. The plug-in's own schema may reject `id`, so the options are validated
  // without it.
  const { id, ...rest } = options;
  try {
    const checked = check({ validate, options: rest });
    return isObject(checked) ? { ...checked, ...(id === undefined ? {} : { id }) } : options;
  } catch {
    return options;
  }
}

function validate(schema: unknown, options: unknown): unknown {
  const { validate: run } = objectOf(schema);
  if (typeof run !== 'function') return options;
  const { error, value } = objectOf(run.call(schema, options, { convert: false }));
  if (error !== undefined) throw error;
  return value;
}
