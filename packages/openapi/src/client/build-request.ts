import type { JsonValue } from '../model/api-page.js';
import type { MockData, MockOperation, MockParameter, MockSecurityScheme } from '../model/mock-data.js';
import { writeParameter } from '../model/parameter-text.js';
import type { CheckedRequest } from './check-request.js';

/** The body of a form, as `fetch` takes it. */
export type OutgoingBody =
  | { mediaType: string; text: string }
  | { mediaType: string; fields: readonly [name: string, value: string | File][] }
  | { mediaType: string; file: File };

interface Options {
  data: MockData;
  operation: MockOperation;
  /** Address that the path is put after; without variables. */
  server: string;
  /** Address of the page, for servers that are relative to it. */
  page: string;
  parameters: CheckedRequest['parameters'];
  credentials: Readonly<Record<string, string>>;
  body?: OutgoingBody | undefined;
}

export interface OutgoingRequest {
  url: string;
  init: RequestInit & { method: string; headers: [string, string][] };
}

/** What is sent to a real server. Cookies are left to the browser: a page may not set them for another site. */
export function buildRequest({ page, ...options }: Options): OutgoingRequest {
  const { operation, server, parameters, body } = options;
  const written = operation.parameters.flatMap((parameter) => {
    const value = parameters[parameter.in]?.[parameter.name];
    return value === undefined ? [] : [{ parameter, pairs: writeParameter({ parameter, value }) }];
  });
  const of = (place: MockParameter['in']) =>
    written.filter(({ parameter }) => parameter.in === place).flatMap(({ pairs }) => pairs);
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => {
      const value = parameters.path?.[parameter.name];
      return value === undefined
        ? text
        : text.replaceAll(`{${parameter.name}}`, pathText({ parameter, value }));
    }, operation.path);
  const url = new URL(`${new URL(server, page).href.replace(/\/+$/, '')}${path}`);
  for (const { name, value } of of('query')) url.searchParams.append(name, value);
  const headers = of('header').map(({ name, value }): [string, string] => [name, value]);
  addCredentials({ ...options, url, headers });
  const [accept] = operation.responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType));
  if (accept !== undefined) headers.push(['Accept', accept]);
  const sent = body === undefined ? {} : encodeBody({ body, headers });
  return { url: url.href, init: { method: operation.method.toUpperCase(), headers, ...sent } };
}

/** Signs that divide the entries of a list stay as they are; those within an entry are encoded. */
function pathText({ parameter, value }: { parameter: MockParameter; value: JsonValue }): string {
  const isWhole = parameter.mediaType !== undefined || typeof value !== 'object' || value === null;
  const pairs = writeParameter({ parameter, value: isWhole ? value : encodeEntries(value) });
  return pairs.map((pair) => (isWhole ? encodeURIComponent(pair.value) : pair.value)).join(',');
}

function encodeEntries(value: JsonValue[] | { [key: string]: JsonValue }): JsonValue {
  const encode = (entry: JsonValue) =>
    encodeURIComponent(typeof entry === 'string' ? entry : JSON.stringify(entry));
  if (Array.isArray(value)) return value.map(encode);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [encodeURIComponent(key), encode(entry)]),
  );
}

function addCredentials({
  data,
  operation,
  credentials,
  url,
  headers,
}: Pick<Options, 'data' | 'operation' | 'credentials'> & { url: URL; headers: [string, string][] }): void {
  for (const name of new Set(operation.security.flat().map((requirement) => requirement.name))) {
    const scheme = data.securitySchemes[name];
    const value = credentials[name] ?? '';
    if (scheme === undefined || value.trim() === '') continue;
    if (scheme.type !== 'apiKey') {
      const authorization = authorizationOf({ scheme, value });
      if (authorization !== undefined) headers.push(['Authorization', authorization]);
    } else if (scheme.in === 'query') url.searchParams.set(scheme.parameter, value);
    else if (scheme.in === 'header') headers.push([scheme.parameter, value]);
  }
}

function authorizationOf({
  scheme,
  value,
}: {
  scheme: Exclude<MockSecurityScheme, { type: 'apiKey' }>;
  value: string;
}): string | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  if (scheme.type !== 'http') return `Bearer ${value}`;
  const kind = scheme.scheme.toLowerCase();
  if (kind === 'basic') return `Basic ${base64(value)}`;
  return `${kind === 'bearer' ? 'Bearer' : scheme.scheme} ${value}`;
}

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

function encodeBody({ body, headers }: { body: OutgoingBody; headers: [string, string][] }): {
  body: BodyInit;
} {
  const { mediaType } = body;
  // The browser writes this header itself: it holds what the parts are divided by.
  if (!/^multipart\//i.test(mediaType)) headers.push(['Content-Type', mediaType]);
  if ('text' in body) return { body: body.text };
  if ('file' in body) return { body: body.file };
  if (/urlencoded/i.test(mediaType)) {
    const pairs = body.fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    return { body: new URLSearchParams(pairs).toString() };
  }
  const form = new FormData();
  for (const [name, value] of body.fields) form.append(name, value);
  return { body: form };
}

/** A server with the values of its variables. */
export function serverAddress({
  url,
  values,
}: {
  url: string;
  values: Readonly<Record<string, string>>;
}): string {
  return url.replace(/\{([^}]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A value as the text of a field. */
export function textOf(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}
