import type { JsonValue } from '../model/api-page.js';
import type { ValidateOptions, ValidationError } from '../model/json-schema/validate.js';
import { validate } from '../model/json-schema/validate.js';
import { isObject } from '../model/json-schema/validation.js';
import { createValidationMemory } from '../model/json-schema/validation-memory.js';

/** A sample that needs more repairs is so long that no reader looks at all of it. */
const maximumRepairs = 30;

/** The sampler stops at a maximum depth, so the innermost values of a recursive schema are incomplete. */
export function repairSample(input: ValidateOptions): JsonValue {
  const { value, ...others } = input;
  // Each attempt changes only one part, so cached results for the other parts stay valid.
  const rules = { ...others, memory: createValidationMemory() };
  let best = value;
  let errors = validate({ ...rules, value: best });
  for (let count = 0; errors.length > 0 && count < maximumRepairs; count += 1) {
    const next = better({ value: best, errors, rules });
    if (next === undefined) break;
    ({ value: best, errors } = next);
  }
  return best;
}

function better({
  value,
  errors,
  rules,
}: {
  value: JsonValue;
  errors: readonly ValidationError[];
  rules: Omit<ValidateOptions, 'value'>;
}): { value: JsonValue; errors: ValidationError[] } | undefined {
  for (const { path, keyword } of errors) {
    const longer = keyword === 'required' ? withField({ value, path }) : undefined;
    const left = longer === undefined ? errors : validate({ ...rules, value: longer });
    if (longer !== undefined && left.length < errors.length) return { value: longer, errors: [...left] };
    for (let length = path.length; length > 0; length -= 1) {
      const shorter = without({ value, path: path.slice(0, length) });
      const found = shorter === undefined ? errors : validate({ ...rules, value: shorter });
      if (shorter !== undefined && found.length < errors.length && lacks(found) <= lacks(errors))
        return { value: shorter, errors: [...found] };
    }
  }
  return undefined;
}

function withField({
  value,
  path: [key, ...rest],
}: {
  value: JsonValue | undefined;
  path: ValidationError['path'];
}): JsonValue | undefined {
  if (Array.isArray(value) && typeof key === 'number' && rest.length > 0) {
    const inner = withField({ value: value[key], path: rest });
    return inner === undefined ? undefined : value.with(key, inner);
  }
  if (!isObject(value) || typeof key !== 'string') return undefined;
  if (rest.length === 0) return { ...value, [key]: 'string' };
  const inner = withField({ value: value[key], path: rest });
  return inner === undefined ? undefined : { ...value, [key]: inner };
}

/**
 * A repair must not increase the number of missing fields: a required field is kept even if another part of the schema
 * forbids it.
 */
function lacks(errors: readonly ValidationError[]): number {
  return errors.filter(({ keyword }) => keyword === 'required').length;
}

function without({
  value,
  path: [key, ...rest],
}: {
  value: JsonValue | undefined;
  path: ValidationError['path'];
}): JsonValue | undefined {
  if (key === undefined) return undefined;
  if (Array.isArray(value)) {
    if (typeof key !== 'number' || key >= value.length) return undefined;
    if (rest.length === 0) return value.toSpliced(key, 1);
    const inner = without({ value: value[key], path: rest });
    return inner === undefined ? undefined : value.with(key, inner);
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
  if (rest.length > 0) {
    const inner = without({ value: value[key], path: rest });
    return inner === undefined ? undefined : { ...value, [key]: inner };
  }
  const { [key]: _, ...others } = value;
  return others;
}
