import type { JsonValue } from '../model/api-page.js';
import { isObject } from '../model/json-schema/validation.js';
import type { JsonSchema, MockParameter } from '../model/mock-data.js';
import { mainType, propertySchema, resolveSchema } from '../model/resolve-schema.js';

export type Input = string | readonly string[];

type Schemas = Readonly<Record<string, JsonSchema>>;

interface Reading {
  schema: JsonSchema | JsonValue | undefined;
  schemas: Schemas;
  /** Keeps integers that JavaScript would round, such as 64-bit IDs, as strings. Default: false. */
  exact?: boolean;
}

/** Text that can't be converted stays a string. Validation then reports the wrong type. */
export function readText({ text, schema, schemas, exact = false }: Reading & { text: string }): JsonValue {
  const rules = resolveSchema({ schema, schemas });
  switch (mainType(rules)) {
    case 'integer':
    case 'number':
      if (!/^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim())) return text;
      return exact && isRounded(text.trim()) ? text.trim() : Number(text);
    case 'boolean':
      if (text === 'true') return true;
      return text === 'false' ? false : text;
    case 'array':
    case 'object':
      return readJson(text) ?? text;
    case undefined:
      return readChoice({ text, rules, schemas, exact });
    default:
      return text;
  }
}

function isRounded(text: string): boolean {
  return /^-?\d+$/.test(text) && !Number.isSafeInteger(Number(text));
}

function readChoice({
  text,
  rules,
  schemas,
  exact,
}: {
  text: string;
  rules: Readonly<Record<string, JsonValue>>;
  schemas: Schemas;
  exact: boolean;
}): JsonValue {
  const choices = [rules.oneOf, rules.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  for (const schema of choices) {
    const value = readText({ text, schema, schemas, exact });
    if (typeof value !== 'string') return value;
  }
  return text;
}

function readJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** In a string, list items are separated as they would be in a URL or a header: `1,2`. */
export function readParameter({
  parameter: { schema, style, mediaType },
  input,
  schemas,
  exact = false,
}: {
  parameter: Pick<MockParameter, 'schema' | 'style' | 'mediaType'>;
  input: Input;
  schemas: Schemas;
  exact?: boolean;
}): JsonValue {
  const rules = resolveSchema({ schema, schemas });
  if (mediaType !== undefined && typeof input === 'string') return readJson(input) ?? input;
  if (mainType(rules) === 'array') {
    const json = typeof input === 'string' && input.trim().startsWith('[') ? readJson(input) : undefined;
    if (Array.isArray(json)) return json;
    const texts = typeof input === 'string' ? input.split(separators[style] ?? ',') : input;
    return texts.map((text) => readText({ text: text.trim(), schema: rules.items, schemas, exact }));
  }
  return readText({ text: typeof input === 'string' ? input : input.join(','), schema, schemas, exact });
}

export function readFields({
  fields,
  schema,
  schemas,
  exact = false,
}: Reading & { fields: Readonly<Record<string, Input>> }): JsonValue {
  const rules = resolveSchema({ schema, schemas });
  const read = Object.entries(fields).flatMap(([name, input]): [string, JsonValue][] => {
    if (input.length === 0) return [];
    const property = propertySchema({ rules, name });
    const value = readParameter({
      parameter: { schema: (isObject(property) ? property : true) as JsonSchema, style: 'form' },
      input,
      schemas,
      exact,
    });
    return [[name, value]];
  });
  return Object.fromEntries(read);
}
