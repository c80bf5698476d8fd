import type { JsonValue } from './api-page.js';
import { isObject } from './json-schema/validation.js';
import type { FieldEncoding } from './mock-data.js';
import { queryPairs } from './serialize.js';

/** A part of a `multipart` body: a text, or a file by its name. */
export interface FormPart {
  name: string;
  value: string;
  /** Set if the part says what it is. */
  type?: string | undefined;
}

type Encodings = Readonly<Record<string, FieldEncoding>>;

/**
 * The field of a form that is sent as `application/x-www-form-urlencoded`, as `name=value`, encoded. A list is one pair for
 * each entry, an object is JSON, unless the document says otherwise.
 */
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

/** The parts of a field that is sent as `multipart/form-data`: a list is one part for each entry, an object is JSON. */
export function multipartParts({
  name,
  value,
  encodings = {},
}: {
  name: string;
  value: JsonValue;
  encodings?: Encodings | undefined;
}): FormPart[] {
  const type = encodings[name]?.contentType;
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
