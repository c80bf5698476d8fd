import type { JsonValue } from './api-page.js';

export interface Serialization {
  name: string;
  style: string;
  explode: boolean;
  mediaType?: string | undefined;
  allowReserved?: boolean | undefined;
}

interface Input {
  parameter: Serialization;
  value: JsonValue;
}

/** Percent-encodes everything except letters, digits, and `-._~`, as in RFC 6570. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** These reserved characters stay readable in a query. Any other, such as `&`, would end the pair or the query. */
const reserved = /%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g;

function encodeReserved(text: string): string {
  return encode(text).replace(reserved, decodeURIComponent);
}

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

export function pathText({ parameter, value }: Input): string {
  const { style, explode, name, mediaType } = parameter;
  if (mediaType !== undefined) return encode(JSON.stringify(value));
  if (style === 'matrix') return matrixText({ name, explode, value });
  if (style !== 'label') return simpleText({ value, explode, write: encode });
  return `.${simpleText({ value, explode, write: encode, separator: explode ? '.' : ',' })}`;
}

export function queryPairs({ parameter, value }: Input): string[] {
  const { name, style, explode, mediaType, allowReserved = false } = parameter;
  const write = allowReserved ? encodeReserved : encode;
  const pair = (key: string, text: string): string => `${encode(key)}=${text}`;
  if (mediaType !== undefined) return [pair(name, write(JSON.stringify(value)))];
  if (style === 'deepObject') return deepPairs({ name, value }).map(([key, text]) => pair(key, write(text)));
  const entries = entriesOf(value);
  if (entries === undefined) return [pair(name, write(plainText(value)))];
  if (entries.length === 0) return [];
  if (explode && style === 'form') return entries.map(([key, text]) => pair(key ?? name, write(text)));
  const pieces = entries.flatMap(([key, text]) =>
    key === undefined ? [write(text)] : [write(key), write(text)],
  );
  return [pair(name, pieces.join(delimiters[style] ?? ','))];
}

/** Headers are not percent-encoded. */
export function headerText({ parameter: { explode, mediaType }, value }: Input): string {
  if (mediaType !== undefined) return JSON.stringify(value);
  return simpleText({ value, explode, write: (text) => text });
}

export function cookiePairs(input: Input): string[] {
  return queryPairs(input);
}

function matrixText({ name, explode, value }: { name: string; explode: boolean; value: JsonValue }): string {
  const entries = entriesOf(value);
  const pair = (key: string, text: string): string => `;${encode(key)}${text === '' ? '' : `=${text}`}`;
  if (entries === undefined) return pair(name, encode(plainText(value)));
  if (explode) return entries.map(([key, text]) => pair(key ?? name, encode(text))).join('');
  return pair(name, simpleText({ value, explode, write: encode }));
}

function simpleText({
  value,
  explode,
  write,
  separator = ',',
}: {
  value: JsonValue;
  explode: boolean;
  write: (text: string) => string;
  separator?: string;
}): string {
  const entries = entriesOf(value);
  if (entries === undefined) return write(plainText(value));
  const sign = explode ? '=' : separator;
  return entries
    .map(([key, text]) => (key === undefined ? write(text) : `${write(key)}${sign}${write(text)}`))
    .join(separator);
}

function entriesOf(value: JsonValue): [string | undefined, string][] | undefined {
  if (Array.isArray(value)) return value.map((item) => [undefined, plainText(item)]);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).map(([key, item]) => [key, plainText(item)]);
}

/**
 * OpenAPI doesn't specify deeper nesting than `color[R]=100`, but many servers accept `color[a][b]` and `color[a][0]`.
 */
function deepPairs({ name, value }: { name: string; value: JsonValue }): [string, string][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => deepPairs({ name: `${name}[${index}]`, value: item }));
  if (typeof value !== 'object' || value === null) return [[name, plainText(value)]];
  return Object.entries(value).flatMap(([key, item]) => deepPairs({ name: `${name}[${key}]`, value: item }));
}

export function plainText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
