import type { JsonValue } from '../model/api-page.js';
import type { FormPart } from '../model/form-body.js';
import { escapedName } from '../model/form-body.js';
import type { MockData, MockOperation, MockSecurityScheme } from '../model/mock-data.js';
import { requestLine } from '../model/request-line.js';
import type { CheckedRequest } from './check-request.js';
import type { ExtraPairs } from './extra.js';

export type OutgoingPart = FormPart | { name: string; file: File; type?: string | undefined };

export type OutgoingBody =
  | { mediaType: string; text: string }
  /** Encoded name-value pairs, such as `a=1`. */
  | { mediaType: string; pairs: readonly string[] }
  | { mediaType: string; parts: readonly OutgoingPart[] }
  | { mediaType: string; file: File };

interface Options {
  data: MockData;
  operation: MockOperation;
  server: string;
  /** The URL of the current page, used to resolve relative server URLs. */
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

/** Cookies are left out, because a page can't set them for another site. */
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
  if ('parts' in body) return encodeForm({ ...body, headers });
  headers.push(['Content-Type', mediaType]);
  if ('text' in body) return { body: body.text };
  return { body: 'file' in body ? body.file : body.pairs.join('&') };
}

function encodeForm({
  mediaType,
  parts,
  headers,
}: Extract<OutgoingBody, { parts: readonly OutgoingPart[] }> & { headers: [string, string][] }): {
  body: BodyInit;
} {
  const isUsual = mediaType === 'multipart/form-data';
  if (isUsual && parts.every((part) => 'file' in part || part.type === undefined)) {
    // The browser sets `Content-Type`, because it generates the multipart boundary.
    const form = new FormData();
    for (const part of parts) {
      if ('file' in part) form.append(part.name, typedFile(part));
      else form.append(part.name, part.value);
    }
    return { body: form };
  }
  // `FormData` is always sent as `multipart/form-data`, and can give a part a media type only by turning it into a file
  // named `blob`.
  const boundary = `----${crypto.randomUUID()}`;
  headers.push(['Content-Type', `${mediaType}; boundary=${boundary}`]);
  const pieces = parts.flatMap((part): BlobPart[] => {
    const isFile = 'file' in part;
    const name = `name="${escapedName(part.name)}"`;
    const file = isFile ? `; filename="${escapedName(part.file.name)}"` : '';
    const type = part.type ?? (isFile ? part.file.type || 'application/octet-stream' : undefined);
    return [
      `--${boundary}\r\nContent-Disposition: form-data; ${name}${file}\r\n`,
      type === undefined ? '\r\n' : `Content-Type: ${type}\r\n\r\n`,
      isFile ? part.file : part.value,
      '\r\n',
    ];
  });
  return { body: new Blob([...pieces, `--${boundary}--\r\n`]) };
}

function typedFile({ file, type }: Extract<OutgoingPart, { file: File }>): File {
  return type === undefined ? file : new File([file], file.name, { type });
}

export function serverAddress({
  url,
  values,
}: {
  url: string;
  values: Readonly<Record<string, string>>;
}): string {
  return url.replace(/\{([^}]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function textOf(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}
