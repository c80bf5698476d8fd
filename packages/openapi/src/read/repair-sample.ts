import type { JsonValue } from '../model/api-page.js';
import type { ValidateOptions, ValidationError } from '../model/json-schema/validate.js';
import { validate } from '../model/json-schema/validate.js';

/** More than enough for what a reader looks at. */
const maximumRepairs = 30;

/**
 * Takes out of a sample what its own schema forbids and does not need. A schema that contains itself is sampled to some
 * depth, and what stands there is not complete: without it, the rest is right.
 */
export function repairSample(input: ValidateOptions): JsonValue {
  const { value, ...rules } = input;
  let best = value;
  let errors = validate({ ...rules, value: best });
  for (let count = 0; errors.length > 0 && count < maximumRepairs; count += 1) {
    const next = better({ value: best, errors, rules });
    if (next === undefined) break;
    ({ value: best, errors } = next);
  }
  return best;
}

/** The sample without the smallest part whose absence makes it better. */
function better({
  value,
  errors,
  rules,
}: {
  value: JsonValue;
  errors: readonly ValidationError[];
  rules: Omit<ValidateOptions, 'value'>;
}): { value: JsonValue; errors: ValidationError[] } | undefined {
  for (const { path } of errors) {
    for (let length = path.length; length > 0; length -= 1) {
      const shorter = without({ value, path: path.slice(0, length) });
      const found = shorter === undefined ? errors : validate({ ...rules, value: shorter });
      if (shorter !== undefined && found.length < errors.length && lacks(found) <= lacks(errors))
        return { value: shorter, errors: [...found] };
    }
  }
  return undefined;
}

/** How much is missing. What a schema needs stays, even where another part of the document forbids it. */
function lacks(errors: readonly ValidationError[]): number {
  return errors.filter(({ keyword }) => keyword === 'required').length;
}

/** A copy without what is at a path; undefined if nothing stands there. */
function without({
  value,
  path,
}: {
  value: JsonValue;
  path: ValidationError['path'];
}): JsonValue | undefined {
  const copy = structuredClone(value);
  let holder: JsonValue | undefined = copy;
  for (const key of path.slice(0, -1))
    holder = (holder as Record<string | number, JsonValue> | undefined)?.[key];
  const last = path.at(-1);
  if (Array.isArray(holder) && typeof last === 'number' && last < holder.length) {
    holder.splice(last, 1);
    return copy;
  }
  if (typeof holder !== 'object' || holder === null || Array.isArray(holder) || last === undefined)
    return undefined;
  return Reflect.has(holder, last) && Reflect.deleteProperty(holder, last) ? copy : undefined;
}
