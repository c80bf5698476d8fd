import type { JsonValue, ParameterLocation } from '../api-page.js';
import type { MockData, MockOperation } from '../mock-data.js';
import { requestLine } from '../request-line.js';
import { upperFirst } from '../upper-first.js';
import type { SampleBody, SampleRequest } from './request.js';

interface Options {
  operation: MockOperation;
  /** Without a trailing slash. */
  server: string;
  securitySchemes: MockData['securitySchemes'];
  values: Partial<Record<ParameterLocation, Readonly<Record<string, JsonValue>>>>;
  body: SampleBody | undefined;
  security?: number | undefined;
  extra?: Record<'headers' | 'query', readonly (readonly [name: string, value: string])[]> | undefined;
}

/** Secrets are replaced with placeholders, because readers may paste samples anywhere. */
export function sampleRequest({
  operation,
  server,
  values,
  body,
  extra,
  ...options
}: Options): SampleRequest {
  const credentials = placeholders({ operation, ...options });
  const line = requestLine({ operation, values, query: [...credentials.query, ...(extra?.query ?? [])] });
  const cookies = [...line.cookies, ...credentials.cookies.map(([name, value]) => `${name}=${value}`)];
  // The HTTP library must set the content type of a multipart body, because it generates the boundary.
  const hasType = body !== undefined && body.kind !== 'multipart';
  return {
    method: operation.method.toUpperCase(),
    url: server + line.path,
    headers: [
      ...(hasType ? [['Content-Type', body.mediaType] as const] : []),
      ...line.headers,
      ...credentials.headers,
      ...(extra?.headers ?? []),
      ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
    ],
    body,
  };
}

type Pair = [name: string, value: string];

function placeholders({
  operation,
  securitySchemes,
  security = 0,
}: Pick<Options, 'operation' | 'securitySchemes' | 'security'>): Record<
  'headers' | 'query' | 'cookies',
  Pair[]
> {
  const found = { headers: [] as Pair[], query: [] as Pair[], cookies: [] as Pair[] };
  for (const { name } of operation.security[security] ?? []) {
    const scheme = securitySchemes[name];
    if (scheme?.type === 'apiKey') {
      const lists = { header: found.headers, query: found.query, cookie: found.cookies };
      lists[scheme.in].push([scheme.parameter, 'YOUR_API_KEY']);
    } else if (scheme?.type === 'http' && scheme.scheme.toLowerCase() !== 'bearer')
      // Authentication schemes are case-insensitive, but people write them with a capital letter.
      found.headers.push(['Authorization', `${upperFirst(scheme.scheme)} YOUR_CREDENTIALS`]);
    else if (scheme !== undefined && scheme.type !== 'mutualTLS')
      found.headers.push(['Authorization', 'Bearer YOUR_TOKEN']);
  }
  return found;
}
