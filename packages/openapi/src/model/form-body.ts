import type { JsonValue } from './api-page.js';
import { isObject } from './json-schema/validation.js';
import type { FieldEncoding } from './mock-data.js';
import { queryPairs } from './serialize.js';

export interface FormPart {
  name: string;
  value: string;
  type?: string | undefined;
}

type Encodings = Readonly<Record<string, FieldEncoding>>;

/** By default, a list becomes one pair for each item, and an object becomes JSON. */
export function urlencodedPairs({
  name,
  value,
  encodings = {},
}: {
  name: string;
  value: JsonValue;
  encodings?: Encodings | undefined;
}): string[] {
  const { style, explode, allowReserved, contentType } = encodings[name] ?? {};
  const isStyled = style !== undefined || explode !== undefined || allowReserved !== undefined;
  const isJson = !isStyled && (isObject(value) || (contentType?.includes('json') ?? false));
  return queryPairs({
    parameter: {
      name,
      style: style ?? 'form',
      explode: explode ?? (style ?? 'form') === 'form',
      allowReserved,
      mediaType: isJson ? 'application/json' : undefined,
    },
    value,
  });
}

/** By default, a list becomes one part for each item, and an object becomes JSON. */
export function multipartParts({
  name,
  value,
  encodings = {},
}: {
  name: string;
  value: JsonValue;
  encodings?: Encodings | undefined;
}): FormPart[] {
  const { contentType: type, style, explode } = encodings[name] ?? {};
  if (style !== undefined || explode !== undefined)
    return urlencodedPairs({ name, value, encodings }).map((pair) => {
      const [key, text] = decodedPair(pair);
      return { name: key, value: text };
    });
  const wholeList = type?.includes('json') ?? false;
  const items = Array.isArray(value) && !wholeList ? value : [value];
  return items.map((item) =>
    typeof item === 'string'
      ? { name, value: item, type }
      : {
          name,
          value: JSON.stringify(item),
          type: type ?? (typeof item === 'object' && item !== null ? 'application/json' : undefined),
        },
  );
}

export function escapedName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

export function decodedPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  const [name, value] = at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  return [decodeURIComponent(name), decodeURIComponent(value)];
}
