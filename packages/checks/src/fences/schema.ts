import { didYouMean } from 'lectern/plugin';
import type { Literal } from './literal.js';

export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  $ref?: string;
}

export interface SchemaProblem {
  offset: number;
  message: string;
}

/** A snippet may omit required keys, and may contain expressions whose values are unknown. */
export function schemaProblems({
  value,
  schema,
  path = '',
}: {
  value: Literal;
  schema: JsonSchema;
  path?: string;
}): SchemaProblem[] {
  if (value.kind === 'open' || value.kind === 'call') return [];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const results = choices.map((choice) => schemaProblems({ value, schema: choice, path }));
    // The alternative that matches best gives the most useful errors.
    return results.reduce((best, found) => (rank(found) < rank(best) ? found : best));
  }
  if (schema.allOf !== undefined)
    return schema.allOf.flatMap((all) => schemaProblems({ value, schema: all, path }));
  if (schema.$ref !== undefined) return [];
  const expected = wrongType({ value, schema });
  const at = path === '' ? 'The value' : `"${path}"`;
  if (expected !== undefined)
    return [{ offset: value.start, message: `${at}: found ${shown(value)}, expected ${expected}.` }];
  if (value.kind === 'list')
    return value.items.flatMap((item) =>
      schema.items ? schemaProblems({ value: item, schema: schema.items, path: `${path}[]` }) : [],
    );
  if (value.kind !== 'object') return [];
  const { properties = {}, additionalProperties } = schema;
  return value.entries.flatMap(({ key, start, value: inner }): SchemaProblem[] => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const inPath = path === '' ? key : `${path}.${key}`;
    if (own !== undefined) return schemaProblems({ value: inner, schema: own, path: inPath });
    if (typeof additionalProperties === 'object')
      return schemaProblems({ value: inner, schema: additionalProperties, path: inPath });
    if (additionalProperties !== false) return [];
    const known = Object.keys(properties);
    return [{ offset: start, message: `Unknown key "${inPath}".${didYouMean({ found: key, known })}` }];
  });
}

function rank(found: readonly SchemaProblem[]): number {
  return found.reduce((sum, { message }) => sum + (message.startsWith('Unknown key') ? 1 : 10), 0);
}

function wrongType({ value, schema }: { value: Literal; schema: JsonSchema }): string | undefined {
  const { type, enum: words, const: constant } = schema;
  const allowed = words ?? (constant === undefined ? undefined : [constant]);
  if (allowed !== undefined && value.kind === 'value')
    return allowed.includes(value.value)
      ? undefined
      : allowed.map((word) => JSON.stringify(word)).join(' or ');
  if (type === undefined) return undefined;
  const types = [type].flat();
  return types.some((name) => isOf({ value, name })) ? undefined : types.join(' or ');
}

function isOf({ value, name }: { value: Literal; name: string }): boolean {
  if (value.kind === 'list') return name === 'array';
  if (value.kind === 'object') return name === 'object';
  if (value.kind !== 'value') return true;
  if (value.value === null) return name === 'null';
  if (typeof value.value === 'number')
    return name === 'number' || (name === 'integer' && Number.isInteger(value.value));
  return name === typeof value.value;
}

function shown(value: Literal): string {
  if (value.kind === 'value') return JSON.stringify(value.value);
  return value.kind === 'list' ? 'a list' : 'an object';
}
