import { partsOf, propertySchema } from '../resolve-schema.js';
import type { ChoiceInput } from './discriminator.js';
import { discriminatorErrors } from './discriminator.js';
import type { JsonSchema, JsonValue } from './types.js';
import { objectErrors } from './validate-object.js';
import { listErrors, numberErrors, textErrors } from './validate-values.js';
import type { Found, Next, Path, Rules, ValidationError } from './validation.js';
import { describeValue, isEqual, isObject } from './validation.js';
import type { ValidationMemory } from './validation-memory.js';

export type { ValidationError } from './validation.js';

export interface ValidateOptions {
  value: JsonValue;
  schema: JsonSchema;
  schemas: Readonly<Record<string, JsonSchema>>;
  /** A request is valid without read-only fields, and a response without write-only fields. */
  use?: 'request' | 'response' | undefined;
  /** Validations with the same `schemas` and `use` can share a cache. Default: no cache. */
  memory?: ValidationMemory | undefined;
}

/** Real values are never this deep, so the limit only stops the recursion if a schema refers to itself forever. */
const deepest = 64;

/**
 * Supports only the parts of JSON Schema that OpenAPI documents use. A general validator would be five times as large,
 * and would compile schemas to code, which the site's content security policy forbids.
 */
export function validate({ value, schema, schemas, use, memory }: ValidateOptions): ValidationError[] {
  // The references that are being followed, each with the path of the value. Schemas that refer to each other would
  // cause infinite recursion, so a reference is followed only once for the same value.
  const open = new Set<string>();
  const check = (
    inner: JsonValue,
    rules: JsonValue | undefined,
    path: Path,
    depth: number,
  ): ValidationError[] => {
    if (rules === undefined || rules === true || depth > deepest) return [];
    if (rules === false) return [{ path, keyword: 'false schema', message: 'is not allowed here' }];
    if (!isObject(rules)) return [];
    const run = (): ValidationError[] => checkObject(inner, rules, path, depth);
    const result = (): ValidationError[] =>
      memory === undefined ? run() : memory.recall({ value: inner, rules, path, check: run });
    if (typeof rules.$ref !== 'string') return result();
    const visit = `${rules.$ref} ${path.join(' ')}`;
    if (open.has(visit)) return [];
    open.add(visit);
    const found = result();
    open.delete(visit);
    return found;
  };
  const checkObject = (inner: JsonValue, rules: Rules, path: Path, depth: number): ValidationError[] => {
    const next = (found: JsonValue, own: JsonValue | undefined, ...keys: Path) =>
      check(found, own, [...path, ...keys], depth + 1);
    const referred =
      typeof rules.$ref === 'string' ? schemas[rules.$ref.slice('#/schemas/'.length)] : undefined;
    const ofReference = next(inner, referred as JsonValue | undefined);
    const type = typeError({ value: inner, rules });
    // If the value has the wrong type, errors about its length or fields would be meaningless.
    if (type !== undefined) return [...ofReference, { path, ...type }];
    const found = [
      ...generalErrors({ value: inner, rules, next }),
      ...(typeof inner === 'string' ? textErrors({ value: inner, rules }) : []),
      ...(typeof inner === 'number' ? numberErrors({ value: inner, rules }) : []),
      ...(Array.isArray(inner) ? listErrors({ value: inner, rules, next }) : []),
      ...(isObject(inner) ? objectErrors({ value: inner, rules, next, schemas, use }) : []),
    ];
    return [...ofReference, ...found.map((error) => ({ ...error, path: error.path ?? path }))];
  };
  const errors = check(value, schema as JsonValue, [], 0);
  return use === undefined ? errors : errors.filter((error) => !isHidden({ error, schema, schemas, use }));
}

/**
 * Errors about missing read-only and write-only fields are removed at the end, because one part of `allOf` may require
 * a field that another part declares read-only.
 */
function isHidden({
  error: { keyword, path },
  schema,
  schemas,
  use,
}: Pick<ValidateOptions, 'schema' | 'schemas' | 'use'> & { error: ValidationError }): boolean {
  if (keyword !== 'required') return false;
  const mark = use === 'request' ? 'readOnly' : 'writeOnly';
  const found = path.reduce<JsonValue[]>(
    (outer, key) =>
      outer
        .flatMap((own) => partsOf({ schema: own, schemas }))
        .flatMap(
          (part) => (typeof key === 'number' ? part.items : propertySchema({ rules: part, name: key })) ?? [],
        ),
    [schema as JsonValue],
  );
  return found.some((own) => partsOf({ schema: own, schemas }).some((part) => part[mark] === true));
}

function isType(value: JsonValue, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

const typeLabels: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function typeError({ value, rules: { type } }: { value: JsonValue; rules: Rules }): Found | undefined {
  const types = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
  if (types.length === 0 || types.some((name) => isType(value, name))) return undefined;
  return {
    keyword: 'type',
    message: `must be ${types.map((name) => typeLabels[name] ?? name).join(' or ')}`,
  };
}

function generalErrors({ value, rules, next }: { value: JsonValue; rules: Rules; next: Next }): Found[] {
  const { enum: choices, const: constant, allOf, not } = rules;
  const passes = (schema: JsonValue) => next(value, schema).length === 0;
  const found: Found[] = [];
  if (Array.isArray(choices) && !choices.some((choice) => isEqual(choice, value)))
    found.push(
      choices.length === 1
        ? { keyword: 'const', message: `must be ${describeValue(choices[0] ?? null)}` }
        : { keyword: 'enum', message: `must be one of: ${choices.map(describeValue).join(', ')}` },
    );
  if (constant !== undefined && !isEqual(constant, value))
    found.push({ keyword: 'const', message: `must be ${describeValue(constant)}` });
  if (Array.isArray(allOf)) found.push(...allOf.flatMap((schema) => next(value, schema)));
  found.push(...(discriminatorErrors({ value, rules, next }) ?? choiceErrors({ value, rules, next })));
  if (not !== undefined && passes(not)) found.push({ keyword: 'not', message: 'must not match this schema' });
  if (rules.if !== undefined)
    found.push(...(passes(rules.if) ? next(value, rules.then) : next(value, rules.else)));
  return found;
}

function choiceErrors({ value, rules: { anyOf, oneOf }, next }: ChoiceInput): Found[] {
  const passes = (schema: JsonValue) => next(value, schema).length === 0;
  const found: Found[] = [];
  if (Array.isArray(anyOf) && !anyOf.some(passes)) found.push(...closest({ schemas: anyOf, value, next }));
  if (Array.isArray(oneOf)) {
    const count = oneOf.filter(passes).length;
    if (count === 0) found.push(...closest({ schemas: oneOf, value, next }));
    if (count > 1)
      found.push({ keyword: 'oneOf', message: `must match exactly one schema, but matches ${count}` });
  }
  return found;
}

function closest({
  schemas,
  value,
  next,
}: {
  schemas: readonly JsonValue[];
  value: JsonValue;
  next: Next;
}): Found[] {
  const found = schemas.map((schema) => next(value, schema));
  const [best = []] = found.sort((a, b) => distance(a) - distance(b));
  return best;
}

/**
 * An error in a constant outweighs all other errors, because a constant such as `type: "cat"` tells which alternative
 * is meant.
 */
function distance(errors: readonly ValidationError[]): number {
  return errors.reduce((sum, { keyword }) => sum + (keyword === 'const' ? 1000 : 1), 0);
}
