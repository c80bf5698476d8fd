import type { JsonValue } from '../model/api-page.js';
import type { FormPart } from '../model/form-body.js';
import type { MockData, MockOperation, MockSecurityScheme } from '../model/mock-data.js';
import { requestLine } from '../model/request-line.js';
import type { CheckedRequest } from './check-request.js';
import type { ExtraPairs } from './extra.js';

export type OutgoingPart = FormPart | { name: string; file: File; type?: string | undefined };

/** The body of a form, ready for `fetch`. */
export type OutgoingBody =
  | { mediaType: string; text: string }
  /** Encoded name-value pairs, such as `a=1`. */
  | { mediaType: string; pairs: readonly string[] }
  | { mediaType: string; parts: readonly OutgoingPart[] }
  | { mediaType: string; file: File };

interface Options {
  data: MockData;
  operation: MockOperation;
  /** Base URL, with its variables already replaced. */
  server: string;
  /** URL of the current page, which relative server URLs are resolved against. */
  page: string;
  parameters: CheckedRequest['parameters'];
  credentials: Readonly<Record<string, string>>;
  body?: OutgoingBody | undefined;
  extra?: ExtraPairs | undefined;
}

export interface OutgoingRequest {
  url: string;
  init: RequestInit & { method: string; headers: [string, string][] };
}

/** Builds the request to a real server. It sets no cookies, because a page can't set them for another site. */
export function buildRequest({ page, ...options }: Options): OutgoingRequest {
  const { operation, server, parameters, body, extra } = options;
  const credentials = credentialsOf(options);
  const line = requestLine({
    operation,
    values: parameters,
    query: [...credentials.query, ...(extra?.query ?? [])],
  });
  const headers = [...line.headers, ...credentials.headers, ...(extra?.headers ?? [])];
  const [accept] = operation.responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType));
  if (accept !== undefined) headers.push(['Accept', accept]);
  const sent = body === undefined ? {} : encodeBody({ body, headers });
  const url = new URL(`${new URL(server, page).href.replace(/\/+$/, '')}${line.path}`).href;
  return { url, init: { method: operation.method.toUpperCase(), headers, ...sent } };
}

interface Sent {
  headers: [string, string][];
  query: [string, string][];
}

function credentialsOf({
  data,
  operation,
  credentials,
}: Pick<Options, 'data' | 'operation' | 'credentials'>): Sent {
  const sent: Sent = { headers: [], query: [] };
  for (const name of new Set(operation.security.flat().map((requirement) => requirement.name))) {
    const scheme = data.securitySchemes[name];
    const value = credentials[name] ?? '';
    if (scheme === undefined || value.trim() === '') continue;
    if (scheme.type !== 'apiKey') {
      const authorization = authorizationOf({ scheme, value });
      if (authorization !== undefined) sent.headers.push(['Authorization', authorization]);
    } else if (scheme.in === 'query') sent.query.push([scheme.parameter, value]);
    else if (scheme.in === 'header') sent.headers.push([scheme.parameter, value]);
  }
  return sent;
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
  // The browser sets this header itself, because it contains the boundary.
  if (!/^multipart\//i.test(mediaType)) headers.push(['Content-Type', mediaType]);
  if ('text' in body) return { body: body.text };
  if ('file' in body) return { body: body.file };
  if ('pairs' in body) return { body: body.pairs.join('&') };
  const form = new FormData();
  for (const part of body.parts) {
    const { name, type } = part;
    if ('file' in part)
      form.append(name, type === undefined ? part.file : new File([part.file], part.file.name, { type }));
    else form.append(name, type === undefined ? part.value : new Blob([part.value], { type }));
  }
  return { body: form };
}

/** Returns the URL of a server with its variables replaced. */
export function serverAddress({
  url,
  values,
}: {
  url: string;
  values: Readonly<Record<string, string>>;
}): string {
  return url.replace(/\{([^}]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Formats a value as it is written in a form field. */
export function textOf(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}
