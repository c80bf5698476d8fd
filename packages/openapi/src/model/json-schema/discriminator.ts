import type { JsonValue } from './types.js';
import type { Found, Next, Rules } from './validation.js';
import { describeValue, isObject } from './validation.js';

export interface ChoiceInput {
  value: JsonValue;
  rules: Rules;
  next: Next;
}

interface Kind {
  schema: JsonValue;
  /**
   * The values of the discriminator's field that select the schema. For a named schema, these are its keys in the
   * mapping or, without any, its name. For an unnamed one, they are the values that it allows in the field.
   */
  values: string[];
  /** Selects the schema, even if the mapping lists another value for it. */
  name?: string | undefined;
}

interface Kinds {
  name: string;
  kinds: Kind[];
  isParent: boolean;
}

/**
 * Validates the value only against the schema that the discriminator selects, even if others also match. Returns
 * undefined without a discriminator, or if it can't be resolved.
 */
export function discriminatorErrors({ value, rules, next }: ChoiceInput): Found[] | undefined {
  const found = kindsOf(rules);
  if (found === undefined || !isObject(value)) return undefined;
  const { name, kinds, isParent } = found;
  // If a kind has no values, any value could select it, so the discriminator can't be used.
  if (kinds.some(({ values }) => values.length === 0)) return undefined;
  if (!Object.hasOwn(value, name))
    // If the field is missing, the parent schema reports it, because only the parent specifies whether the field is
    // required.
    return isParent
      ? undefined
      : next(null, { not: {} }, name).map((error) => ({
          ...error,
          keyword: 'required',
          message: 'is missing',
        }));
  const chosen = kindFor({ kinds, value: value[name] ?? null });
  if (chosen !== undefined) return next(value, chosen.schema);
  return next(value[name] ?? null, { enum: kinds.flatMap(({ values }) => values).map(describeValue) }, name);
}

export function kindFor({ kinds, value }: { kinds: readonly Kind[]; value: JsonValue }): Kind | undefined {
  if (typeof value === 'object') return undefined;
  const text = String(value);
  return kinds.find(({ values }) => values.includes(text)) ?? kinds.find(({ name }) => name === text);
}

export function kindsOf(rules: Rules): Kinds | undefined {
  const { discriminator } = rules;
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return undefined;
  const { propertyName: name, children } = discriminator;
  const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {};
  const isParent = Array.isArray(children);
  const schemas = [rules.oneOf, rules.anyOf, children].flatMap((list) => (Array.isArray(list) ? list : []));
  // `null` has no fields.
  const kinds = schemas.filter((schema) => !isObject(schema) || schema.type !== 'null');
  return { name, isParent, kinds: kinds.map((schema) => kindOf({ schema, mapping, name })) };
}

function kindOf({ schema, mapping, name }: { schema: JsonValue; mapping: Rules; name: string }): Kind {
  if (!isObject(schema)) return { schema, values: [] };
  if (typeof schema.$ref === 'string') {
    const own = schema.$ref.slice('#/schemas/'.length);
    const mapped = Object.keys(mapping).filter((key) => mapping[key] === schema.$ref);
    return { schema, values: mapped.length > 0 ? mapped : [own], name: own };
  }
  const property = isObject(schema.properties) ? schema.properties[name] : undefined;
  if (!isObject(property)) return { schema, values: [] };
  const choices = Array.isArray(property.enum) ? property.enum : [property.const];
  return {
    schema,
    values: choices.filter((choice) => choice !== undefined && typeof choice !== 'object').map(String),
  };
}
