import type { JsonValue } from './types.js';
import type { ValidateOptions } from './validate.js';
import type { Found, Next, Rules } from './validation.js';
import { count, isObject, limit, matches } from './validation.js';

interface ObjectInput {
  value: { readonly [key: string]: JsonValue };
  rules: Rules;
  next: Next;
  schemas: ValidateOptions['schemas'];
  use: ValidateOptions['use'];
}

export function objectErrors({ value, rules, next, schemas, use }: ObjectInput): Found[] {
  const { required, properties, patternProperties, additionalProperties, propertyNames } = rules;
  const { minProperties, maxProperties, dependentSchemas } = rules;
  const known = isObject(properties) ? properties : {};
  const patterns = isObject(patternProperties) ? Object.entries(patternProperties) : [];
  const names = Object.keys(value);
  const missing = (Array.isArray(required) ? required : [])
    .filter((name) => typeof name === 'string')
    .filter((name) => !Object.hasOwn(value, name) && !isLeftOut({ schema: own(known, name), schemas, use }));
  const dependent = isObject(dependentSchemas) ? Object.entries(dependentSchemas) : [];
  return [
    ...missing.flatMap((name) =>
      next(null, { not: {} }, name).map((error) => ({
        ...error,
        keyword: 'required',
        message: 'is missing',
      })),
    ),
    ...(typeof minProperties === 'number'
      ? limit(
          names.length >= minProperties,
          'minProperties',
          `must have at least ${count(minProperties, 'field')}`,
        )
      : []),
    ...(typeof maxProperties === 'number'
      ? limit(
          names.length <= maxProperties,
          'maxProperties',
          `must have at most ${count(maxProperties, 'field')}`,
        )
      : []),
    ...names.flatMap((name) => {
      const inner = value[name] ?? null;
      const matching = patterns
        .filter(([pattern]) => matches({ value: name, pattern }))
        .map(([, schema]) => schema);
      const isKnown = Object.hasOwn(known, name) || matching.length > 0;
      const unknown =
        isKnown || additionalProperties === undefined ? [] : next(inner, additionalProperties, name);
      return [
        ...next(inner, own(known, name), name),
        ...matching.flatMap((schema) => next(inner, schema, name)),
        ...(additionalProperties === false
          ? unknown.map((error) => ({
              ...error,
              keyword: 'additionalProperties',
              message: 'is not a known field',
            }))
          : unknown),
        ...(propertyNames === undefined ? [] : next(name, propertyNames, name)),
      ];
    }),
    ...dependent.flatMap(([name, schema]) =>
      Object.hasOwn(value, name) ? next(value as JsonValue, schema) : [],
    ),
  ];
}

function own(map: Rules, name: string): JsonValue | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined;
}

function isLeftOut({
  schema,
  schemas,
  use,
}: Pick<ObjectInput, 'schemas' | 'use'> & { schema: JsonValue | undefined }): boolean {
  if (use === undefined || !isObject(schema)) return false;
  const mark = use === 'request' ? 'readOnly' : 'writeOnly';
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice('#/schemas/'.length) : undefined;
  const referred = name === undefined ? undefined : schemas[name];
  return schema[mark] === true || (typeof referred === 'object' && referred[mark] === true);
}
