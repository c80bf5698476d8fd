import type { JsonValue } from './types.js';
import type { Found, Next, Rules } from './validation.js';
import { describeValue, isObject } from './validation.js';

export interface ChoiceInput {
  value: JsonValue;
  rules: Rules;
  next: Next;
}

/**
 * Validates a value against the schema that its discriminator selects, even if its shape also matches others.
 * Returns undefined if there is no discriminator, or if it cannot be resolved.
 */
export function discriminatorErrors({ value, rules, next }: ChoiceInput): Found[] | undefined {
  const found = kindsOf(rules);
  if (found === undefined || !isObject(value)) return undefined;
  const { name, kinds } = found;
  // A schema without a value for the discriminator could match any value.
  if (kinds.some(({ values }) => values.length === 0)) return undefined;
  if (!Object.hasOwn(value, name))
    return next(null, { not: {} }, name).map((error) => ({
      ...error,
      keyword: 'required',
      message: 'is missing',
    }));
  const given = value[name];
  const chosen =
    typeof given === 'object' ? undefined : kinds.find(({ values }) => values.includes(String(given)));
  if (chosen !== undefined) return next(value, chosen.schema);
  return next(value[name] ?? null, { enum: kinds.flatMap(({ values }) => values).map(describeValue) }, name);
}

/** Returns the discriminator's field, and each schema with its values. */
export function kindsOf(
  rules: Rules,
): { name: string; kinds: { schema: JsonValue; values: string[] }[] } | undefined {
  const { discriminator } = rules;
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return undefined;
  const name = discriminator.propertyName;
  const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {};
  const schemas = [rules.oneOf, rules.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return { name, kinds: schemas.map((schema) => ({ schema, values: valuesOf({ schema, mapping, name }) })) };
}

/**
 * Returns the discriminator values of a schema: those in the mapping, or else its name, or else those that the schema
 * itself allows.
 */
function valuesOf({ schema, mapping, name }: { schema: JsonValue; mapping: Rules; name: string }): string[] {
  if (!isObject(schema)) return [];
  if (typeof schema.$ref === 'string') {
    const mapped = Object.keys(mapping).filter((key) => mapping[key] === schema.$ref);
    return mapped.length > 0 ? mapped : [schema.$ref.slice('#/schemas/'.length)];
  }
  const property = isObject(schema.properties) ? schema.properties[name] : undefined;
  if (!isObject(property)) return [];
  const choices = Array.isArray(property.enum) ? property.enum : [property.const];
  return choices.filter((choice) => typeof choice === 'string');
}
