import type { JsonValue, ParameterPlace } from '../api-page.js';
import type { MockData, MockOperation } from '../mock-data.js';
import { requestLine } from '../request-line.js';
import type { SampleBody, SampleRequest } from './request.js';

interface Options {
  operation: MockOperation;
  /** URL that the path is put after, without a slash at its end. */
  server: string;
  securitySchemes: MockData['securitySchemes'];
  /** Of parameters. */
  values: Partial<Record<ParameterPlace, Readonly<Record<string, JsonValue>>>>;
  body: SampleBody | undefined;
  /** Which of the ways to sign in is shown. */
  security?: number | undefined;
  /** What the document says nothing of. */
  extra?: Record<'headers' | 'query', readonly (readonly [name: string, value: string])[]> | undefined;
}

/** A request as code samples show it. Secrets are placeholders: code is copied to places where none belong. */
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
  // A multipart body names its own boundary.
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
    } else if (scheme?.type === 'http' && scheme.scheme === 'basic')
      found.headers.push(['Authorization', 'Basic YOUR_CREDENTIALS']);
    else if (scheme !== undefined && scheme.type !== 'mutualTLS')
      found.headers.push(['Authorization', 'Bearer YOUR_TOKEN']);
  }
  return found;
}
