import { STATUS_CODES } from 'node:http';
import type { ApiResponse } from '../model/api-page.js';
import type { MockContent, MockResponse } from '../model/mock-data.js';
import { plainText } from '../model/serialize.js';
import { convertContent } from './content.js';
import type { Cursor } from './document.js';
import { entries, textAt } from './document.js';
import { asObject, asText } from './json.js';
import { convertHeaders } from './parameters.js';
import type { SchemaContext } from './schema.js';

export interface ConvertedResponses {
  shown: ApiResponse[];
  mock: MockResponse[];
}

export function convertResponses({
  operation,
  context,
}: {
  operation: Cursor;
  context: SchemaContext;
}): ConvertedResponses {
  const { source } = context;
  const all = entries({ source, cursor: operation, key: 'responses' })
    .filter(([status]) => /^(?:[1-5](?:\d\d|XX)|default)$/i.test(status))
    .map(([status, cursor]) => {
      const content = convertContent({ cursor, context, use: 'response' });
      const headers = convertHeaders({ cursor, context });
      const shown: ApiResponse = {
        status,
        statusText: STATUS_CODES[status] ?? '',
        description: textAt({ source, cursor }),
        headers: headers.shown,
        content: content.shown,
        links: entries({ source, cursor, key: 'links' }).map(([name, link]) => ({
          name,
          operationId: asText(link.value.operationId),
          description: textAt({ source, cursor: link }),
          values: [
            ...Object.entries(asObject(link.value.parameters)),
            ...(link.value.requestBody === undefined
              ? []
              : [['requestBody', link.value.requestBody] as const]),
            ...(asText(asObject(link.value.server).url) === undefined
              ? []
              : [['server', asText(asObject(link.value.server).url) ?? ''] as const]),
          ].map(([key, value]) => ({ name: key, value: plainText(value) })),
        })),
      };
      const description = asText(cursor.value.description) ?? '';
      const mock: MockResponse = {
        status,
        description,
        headers: headers.mock,
        content: content.mock.map(firstExample),
      };
      return { shown, mock };
    })
    .sort((a, b) => (a.shown.status < b.shown.status ? -1 : 1));
  return { shown: all.map(({ shown }) => shown), mock: all.map(({ mock }) => mock) };
}

/** The mock never responds with another example. */
function firstExample(content: MockContent): MockContent {
  return { ...content, examples: content.examples.slice(0, 1) };
}
