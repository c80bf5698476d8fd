import type { ApiHeader, ApiParameter, JsonSchema, JsonValue, ParameterLocation } from '../model/api-page.js';
import type { MockParameter } from '../model/mock-data.js';
import type { Cursor } from './document.js';
import { entries, items, rawChild, textAt } from './document.js';
import type { FoundExample } from './examples.js';
import { findExamples } from './examples.js';
import { stringOf } from './json.js';
import { jsonSchema } from './json-schema.js';
import type { SchemaContext } from './schema.js';
import { emptyNode, schemaNode } from './schema.js';
import { namedPlaceholders, tellingValues } from './telling-values.js';

export interface ConvertedParameter {
  shown: ApiParameter;
  mock: MockParameter;
}

const locations = ['path', 'query', 'header', 'cookie'] as const;

export function convertParameters({
  path,
  operation,
  context,
}: {
  path: Cursor;
  operation: Cursor;
  context: SchemaContext;
}): ConvertedParameter[] {
  const { source } = context;
  const own = items({ source, cursor: operation, key: 'parameters' });
  const isOwn = ({ value }: Cursor) =>
    own.some((cursor) => cursor.value.name === value.name && cursor.value.in === value.in);
  const shared = items({ source, cursor: path, key: 'parameters' }).filter((cursor) => !isOwn(cursor));
  const all = [...shared, ...own].flatMap((cursor) => {
    const location = locations.find((known) => known === cursor.value.in);
    return location === undefined || isSetElsewhere(cursor) ? [] : [convert({ cursor, location, context })];
  });
  return all.sort((a, b) => locations.indexOf(a.shown.in) - locations.indexOf(b.shown.in));
}

/**
 * OpenAPI ignores parameters for these headers, because media types and security requirements determine their values.
 */
function isSetElsewhere({ value }: Cursor): boolean {
  return value.in === 'header' && /^(?:accept|content-type|authorization)$/i.test(stringOf(value.name));
}

function convert({
  cursor,
  location,
  context,
}: {
  cursor: Cursor;
  location: ParameterLocation;
  context: SchemaContext;
}): ConvertedParameter {
  const { value } = cursor;
  const { source } = context;
  const { mediaType, holder } = contentOf({ cursor, context });
  const schema = rawChild({ cursor: holder, key: 'schema' });
  const examples = findExamples({
    context,
    cursor: holder,
    mediaType: mediaType ?? 'application/json',
    use: 'request',
  });
  const rules = schema === undefined ? true : jsonSchema({ cursor: schema, context });
  const usualStyle = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  const style = typeof value.style === 'string' ? value.style : usualStyle;
  const explode = typeof value.explode === 'boolean' ? value.explode : style === 'form';
  const common = {
    name: stringOf(value.name),
    in: location,
    required: value.required === true || location === 'path',
  };
  return {
    shown: {
      ...common,
      deprecated: value.deprecated === true,
      description: textAt({ source, cursor }),
      schema: schema === undefined ? emptyNode() : schemaNode({ cursor: schema, context }),
      style: style === usualStyle ? undefined : style,
      explode: explode === (style === 'form') ? undefined : explode,
      ...(value.allowReserved === true ? { allowReserved: true } : {}),
      ...(value.allowEmptyValue === true ? { allowEmptyValue: true } : {}),
      mediaType,
      examples: examples.map(({ shown }) => shown),
    },
    mock: {
      ...common,
      schema: rules,
      style,
      explode,
      mediaType,
      ...(value.allowReserved === true ? { allowReserved: true } : {}),
      example: exampleOf({ name: common.name, found: examples[0], schema: rules }),
    },
  };
}

/** If the document says only that the value is a string, the example is derived from the parameter's name. */
function exampleOf({
  name,
  found,
  schema,
}: {
  name: string;
  found: FoundExample | undefined;
  schema: JsonSchema;
}): JsonValue | undefined {
  if (found?.shown.sampled !== true || found.value === undefined) return found?.value;
  const told = tellingValues({ value: found.value, schema, schemas: {}, name });
  return namedPlaceholders({ value: told, schema, schemas: {}, name });
}

function contentOf({ cursor, context: { source } }: { cursor: Cursor; context: SchemaContext }): {
  mediaType?: string;
  holder: Cursor;
} {
  const [content] = entries({ source, cursor, key: 'content' });
  return content === undefined ? { holder: cursor } : { mediaType: content[0], holder: content[1] };
}

export function convertHeaders({ cursor, context }: { cursor: Cursor; context: SchemaContext }): {
  shown: ApiHeader[];
  mock: { name: string; value: string }[];
} {
  const { source } = context;
  const all = entries({ source, cursor, key: 'headers' }).map(([name, found]) => {
    const { holder, mediaType = 'application/json' } = contentOf({ cursor: found, context });
    const schema = rawChild({ cursor: holder, key: 'schema' });
    const examples = findExamples({ context, cursor: holder, mediaType, use: 'response' });
    const [example] = examples;
    const shown: ApiHeader = {
      name,
      required: found.value.required === true,
      deprecated: found.value.deprecated === true,
      description: textAt({ source, cursor: found }),
      schema: schema === undefined ? emptyNode() : schemaNode({ cursor: schema, context }),
      examples: examples.map(({ shown: own }) => own).filter(({ sampled }) => !sampled),
    };
    const value = example?.value;
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
    return { shown, mock: { name, value: text } };
  });
  return { shown: all.map(({ shown }) => shown), mock: all.map(({ mock }) => mock) };
}
