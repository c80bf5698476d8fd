import type { JsonValue } from '../api-page.js';
import { multipartParts, urlencodedPairs } from '../form-body.js';
import type { Rules } from '../json-schema/validation.js';
import { isObject } from '../json-schema/validation.js';
import type { JsonSchema, MockContent } from '../mock-data.js';
import { mainType, propertySchema, resolveSchema } from '../resolve-schema.js';
import { sentType } from '../sent-type.js';
import type { SampleBody, SamplePart } from './request.js';
import { parsedJson } from './request.js';

type Schemas = Readonly<Record<string, JsonSchema>>;

interface Options {
  content: Pick<MockContent, 'mediaType' | 'schema' | 'encoding'>;
  value: JsonValue | undefined;
  text: string;
  schemas: Schemas;
  /** The names of the chosen files, by field. If the body itself is a file, the key is an empty string. */
  files?: Readonly<Record<string, readonly string[]>>;
}

export function sampleBody({ content, value: fields, text, schemas, files = {} }: Options): SampleBody {
  const { mediaType, encoding } = content;
  // The document doesn't declare the form's fields, so the text of the form is parsed as JSON.
  const value =
    fields ??
    (/urlencoded|^multipart/i.test(mediaType)
      ? (parsedJson(text)?.value as JsonValue | undefined)
      : undefined);
  const isMultipart = /^multipart\//i.test(mediaType);
  if (isObject(value) && isMultipart) {
    const rules = resolveSchema({ schema: content.schema, schemas });
    const parts = sentFields(value).flatMap(([name, field]): SamplePart[] => {
      if (!isFile({ schema: propertySchema({ rules, name }), schemas }))
        return multipartParts({ name, value: field, encodings: encoding });
      const type = encoding?.[name]?.contentType;
      const chosen = files[name] ?? fileNames({ name, value: field, type });
      return chosen.map((file) => ({
        name,
        file,
        type: type?.includes(',') || type?.includes('*') ? undefined : type,
      }));
    });
    return { kind: 'multipart', mediaType, parts };
  }
  if (isObject(value) && /urlencoded/i.test(mediaType)) {
    const pairs = sentFields(value).flatMap(([name, field]) =>
      urlencodedPairs({ name, value: field, encodings: encoding }),
    );
    return { kind: 'urlencoded', mediaType, pairs };
  }
  // If the document allows any media type (`*/*`), the body is sent as JSON.
  if (isTextType(mediaType))
    return { kind: 'text', mediaType: mediaType === '*/*' ? 'application/json' : mediaType, text };
  const [chosen] = files[''] ?? [];
  const sent = sentType({ mediaType, file: chosen });
  return { kind: 'file', mediaType: sent, file: chosen ?? `file${extensionOf(sent)}` };
}

/** Forms can't represent `null`, which would become the string "null". */
function sentFields(value: Readonly<Record<string, JsonValue>>): [string, JsonValue][] {
  return Object.entries(value).filter(([, field]) => field !== null);
}

export function isTextType(mediaType: string): boolean {
  return /json|xml|^text\/|yaml|urlencoded|multipart|^\*\/\*/i.test(mediaType);
}

function isFile({
  schema,
  schemas,
}: {
  schema: JsonSchema | JsonValue | undefined;
  schemas: Schemas;
}): boolean {
  const rules = resolveSchema({ schema, schemas });
  if (mainType(rules) === 'array') return isFile({ schema: rules.items, schemas });
  return isFileRules(rules);
}

/**
 * In OpenAPI 3.0, a file has the format `binary`. In OpenAPI 3.1, it has a `contentMediaType` but no `contentEncoding`.
 */
export function isFileRules({ format, contentMediaType, contentEncoding }: Rules): boolean {
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}

function fileNames({
  name,
  value,
  type,
}: {
  name: string;
  value: JsonValue;
  type: string | undefined;
}): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.map((item) =>
    typeof item === 'string' && /^[\w-]+(?:\.[\w-]+)+$/.test(item)
      ? item
      : `${plainName(name)}${extensionOf(type)}`,
  );
}

/** curl would interpret the brackets in a name such as `track[asset_data]`. */
function plainName(field: string): string {
  return field.split(/[^\w-]+/).findLast((part) => part !== '') ?? 'file';
}

function extensionOf(type: string | undefined): string {
  const [, kind = ''] = /^\w+\/(?:[\w.-]+\+)?([\w.-]+)/.exec(type ?? '') ?? [];
  return /^[a-z\d]{2,4}$/.test(kind) ? `.${kind}` : '.bin';
}
