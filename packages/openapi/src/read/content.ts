import type { ApiContent } from '../model/api-page.js';
import type { FieldEncoding, MockContent } from '../model/mock-data.js';
import type { Cursor } from './document.js';
import { entries, rawChild } from './document.js';
import { findExamples } from './examples.js';
import { asText } from './json.js';
import { jsonSchema } from './json-schema.js';
import { convertHeaders } from './parameters.js';
import type { SchemaContext } from './schema.js';
import { schemaNode } from './schema.js';

export interface ConvertedContent {
  shown: ApiContent[];
  mock: MockContent[];
}

export function convertContent({
  cursor,
  context,
  use,
}: {
  cursor: Cursor;
  context: SchemaContext;
  use: 'request' | 'response';
}): ConvertedContent {
  const { source } = context;
  const all = entries({ source, cursor, key: 'content' }).map(([mediaType, found]) => {
    // A stream has no `schema` for the whole body. In OpenAPI 3.2, `itemSchema` is the schema of each item.
    const schema =
      rawChild({ cursor: found, key: 'schema' }) ?? rawChild({ cursor: found, key: 'itemSchema' });
    const sent = mockEncoding({ cursor: found, mediaType, context });
    const examples = findExamples({ context, cursor: found, mediaType, use, encodings: sent.encoding });
    const shown: ApiContent = {
      mediaType,
      schema: schema === undefined ? undefined : schemaNode({ cursor: schema, context }),
      examples: examples.map((example) => example.shown),
      encoding: encodingOf({ cursor: found, context }),
    };
    const mock: MockContent = {
      mediaType,
      schema: schema === undefined ? undefined : jsonSchema({ cursor: schema, context }),
      examples: examples.flatMap(({ value, shown: { name, summary } }) =>
        value === undefined ? [] : [{ name, ...(summary === undefined ? {} : { summary }), value }],
      ),
      ...sent,
    };
    return { shown, mock };
  });
  return { shown: all.map(({ shown }) => shown), mock: all.map(({ mock }) => mock) };
}

function mockEncoding({
  cursor,
  mediaType,
  context,
}: {
  cursor: Cursor;
  mediaType: string;
  context: SchemaContext;
}): Pick<MockContent, 'encoding'> {
  // Before OpenAPI 3.1, styles apply only to URL-encoded forms.
  const hasStyles = /urlencoded/i.test(mediaType) || !/^3\.0/.test(asText(context.source.root.openapi) ?? '');
  const all = entries({ source: context.source, cursor, key: 'encoding' }).map(
    ([field, { value }]): [string, FieldEncoding] => [
      field,
      {
        contentType: asText(value.contentType),
        style: hasStyles ? asText(value.style) : undefined,
        explode: hasStyles && typeof value.explode === 'boolean' ? value.explode : undefined,
        allowReserved: typeof value.allowReserved === 'boolean' ? value.allowReserved : undefined,
      },
    ],
  );
  return all.length === 0 ? {} : { encoding: Object.fromEntries(all) };
}

function encodingOf({ cursor, context }: { cursor: Cursor; context: SchemaContext }): ApiContent['encoding'] {
  const all = entries({ source: context.source, cursor, key: 'encoding' }).map(([field, found]) => ({
    field,
    contentType: asText(found.value.contentType),
    style: asText(found.value.style),
    headers: convertHeaders({ cursor: found, context }).shown,
  }));
  return all.length === 0 ? undefined : all;
}
