import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import type { ApiServer, CodeSample, HttpMethod, JsonValue, SecurityScheme } from '../model/api-page.js';
import type { MockOperation, MockParameter } from '../model/mock-data.js';
import { writeParameter } from '../model/parameter-text.js';
import { isObject } from './json.js';
import { isForm } from './media-types.js';
import { printFetch } from './print-fetch.js';
import { baseAddress } from './servers.js';

interface Options {
  operation: MockOperation;
  servers: readonly ApiServer[];
  schemes: readonly SecurityScheme[];
  /** The first example of the body, as text. */
  bodyText: string | undefined;
}

/** How a request is sent with the usual tools: what is required is filled in with examples. */
export function codeSamples(options: Options): CodeSample[] {
  const request = sampleRequest(options);
  return [
    { language: 'shell', label: 'curl', code: printCurl(request) },
    { language: 'js', label: 'JavaScript', code: printFetch(request) },
    { language: 'python', label: 'Python', code: printPython(request) },
  ];
}

function printCurl(request: SampleRequest): string {
  const code = shellCurl.generate(request);
  // Some shells look for files where there is a question mark.
  return code.replace(/^curl ([^'\s]+)/, "curl '$1'");
}

function printPython(request: SampleRequest): string {
  const code = `import requests\n\n${pythonRequests.generate(request)}`;
  const { mimeType = '', text } = request.postData ?? {};
  if (text === undefined || text === '' || /[/+]json(?:;|$)/.test(mimeType)) return code;
  // The library leaves out a body that is neither JSON nor a form.
  return code.replace(/,?\n?\)$/, `,\n    data=${JSON.stringify(text)}\n)`);
}

interface Pair {
  name: string;
  value: string;
}

export interface SampleRequest {
  method: Uppercase<HttpMethod>;
  url: string;
  headers: Pair[];
  postData?: {
    mimeType: string;
    text?: string;
    params?: { name: string; value?: string; fileName?: string }[];
  };
}

function sampleRequest({ operation, servers, schemes, bodyText }: Options): SampleRequest {
  const shown = operation.parameters.filter(({ required, in: place }) => required || place === 'path');
  const pairs = (place: MockParameter['in']): Pair[] =>
    shown
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => writeParameter({ parameter, value: parameter.example ?? parameter.name }));
  const credentials = credentialsOf({ operation, schemes });
  const cookies = [...pairs('cookie'), ...credentials.cookies];
  const query = [...pairs('query'), ...credentials.query];
  const path = operation.path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const found = pairs('path').find((pair) => pair.name === name);
    return found === undefined ? whole : encodeURIComponent(found.value);
  });
  const content = operation.body?.content[0];
  const postData = content === undefined ? undefined : bodyOf({ content, bodyText });
  // A multipart body names its own boundary.
  const typeHeader =
    postData === undefined || postData.mimeType.startsWith('multipart/')
      ? []
      : [{ name: 'Content-Type', value: postData.mimeType }];
  return {
    method: operation.method.toUpperCase() as Uppercase<HttpMethod>,
    // A quote may stand in an address, and would end the string that it is written in.
    url: (baseAddress(servers) + path + queryText(query)).replaceAll("'", '%27'),
    headers: [
      ...typeHeader,
      ...pairs('header'),
      ...credentials.headers,
      ...(cookies.length === 0
        ? []
        : [{ name: 'Cookie', value: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }]),
    ],
    ...(postData === undefined ? {} : { postData }),
  };
}

function queryText(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return '';
  return `?${pairs.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}

function bodyOf({
  content: { mediaType, examples },
  bodyText = '',
}: {
  content: { mediaType: string; examples: { value: JsonValue }[] };
  bodyText: string | undefined;
}): NonNullable<SampleRequest['postData']> {
  const value = examples[0]?.value;
  if (!isForm(mediaType) || !isObject(value)) return { mimeType: mediaType, text: bodyText };
  const params = Object.entries(value).map(([name, field]) => ({
    name,
    value: typeof field === 'string' ? field : JSON.stringify(field),
  }));
  return { mimeType: mediaType, params };
}

/** Placeholders for the first of the ways to say who one is. */
function credentialsOf({ operation, schemes }: Pick<Options, 'operation' | 'schemes'>): {
  headers: Pair[];
  query: Pair[];
  cookies: Pair[];
} {
  const found = { headers: [] as Pair[], query: [] as Pair[], cookies: [] as Pair[] };
  for (const { name } of operation.security[0] ?? []) {
    const scheme = schemes.find((known) => known.name === name);
    if (scheme?.type === 'apiKey') {
      const lists = { header: found.headers, query: found.query, cookie: found.cookies };
      lists[scheme.in].push({ name: scheme.parameter, value: 'YOUR_API_KEY' });
    } else if (scheme?.type === 'http' && scheme.scheme === 'basic')
      found.headers.push({ name: 'Authorization', value: 'Basic YOUR_CREDENTIALS' });
    else if (scheme !== undefined && scheme.type !== 'mutualTLS')
      found.headers.push({ name: 'Authorization', value: 'Bearer YOUR_TOKEN' });
  }
  return found;
}
