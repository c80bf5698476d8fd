import { sample } from 'openapi-sampler';
import type { ApiExample, JsonValue } from '../model/api-page.js';
import { multipartParts, urlencodedPairs } from '../model/form-body.js';
import type { FieldEncoding } from '../model/mock-data.js';
import { isTextType } from '../model/samples/body.js';
import { printJson } from '../model/samples/print-json.js';
import { boundedSchema } from './bounded-schema.js';
import type { Cursor } from './document.js';
import { entries, follow, rawChild, textAt } from './document.js';
import { essentialSample } from './essential-sample.js';
import { expandedSize } from './expanded-size.js';
import type { JsonObject } from './json.js';
import { asObject, asText, isObject, pointerOfPath } from './json.js';
import { namedSchemas } from './json-schema.js';
import { matchPatterns } from './match-patterns.js';
import { isForm, isJson, isXml } from './media-types.js';
import { repairSample } from './repair-sample.js';
import { withKinds } from './sample-kinds.js';
import type { SchemaContext } from './schema.js';
import { shortSample } from './short-sample.js';
import { namedPlaceholders, tellingValues } from './telling-values.js';
import { withoutHidden } from './without-hidden.js';
import { withoutUntold } from './without-untold.js';
import { xmlText } from './xml-text.js';

/** Each level can double the size of an example if schemas refer to each other. */
const sampleDepth = 5;

export interface FoundExample {
  shown: ApiExample;
  /** For XML, the value is the XML as a string. Undefined if the example is external. */
  value: JsonValue | undefined;
}

export interface ExampleInput {
  context: SchemaContext;
  cursor: Cursor;
  schema?: Cursor | undefined;
  mediaType: string;
  /** Requests omit read-only fields, and responses omit write-only fields. */
  use: 'request' | 'response';
  encodings?: Readonly<Record<string, FieldEncoding>> | undefined;
}

export function findExamples(input: ExampleInput): FoundExample[] {
  const { cursor, mediaType, encodings } = input;
  const { source } = input.context;
  const { example } = cursor.value;
  const named = entries({ source, cursor, key: 'examples' }).map(([name, found]): FoundExample => {
    const { summary, externalValue } = found.value;
    const value = asWritten({ ...input, value: found.value.value });
    return {
      value,
      shown: {
        name,
        summary: asText(summary),
        description: textAt({ source, cursor: found }),
        ...written({ value, mediaType, encodings }),
        sampled: false,
        externalValue: asText(externalValue),
      },
    };
  });
  if (named.length > 0) return named;
  if (example !== undefined) {
    const value = asWritten({ ...input, value: example });
    return [
      { value, shown: { name: 'example', ...written({ value, mediaType, encodings }), sampled: false } },
    ];
  }
  // The body is a file, for which a generated string would not be a useful example.
  if (!isTextType(mediaType)) return [];
  const schema = input.schema ?? rawChild({ cursor, key: 'schema' });
  const value = asWritten({
    ...input,
    value: schema === undefined ? undefined : sampled({ ...input, schema }),
  });
  if (value === undefined) return [];
  const { text, shortened } = isJson(mediaType) ? shortSample(value) : { text: undefined, shortened: false };
  return [
    {
      value,
      shown: {
        name: 'example',
        ...(text === undefined
          ? written({ value, mediaType, encodings })
          : { text, language: 'json' as const }),
        sampled: true,
        ...(shortened ? { shortened } : {}),
      },
    },
  ];
}

/** A string is already XML, so it stays unchanged. */
function asWritten({
  value,
  mediaType,
  cursor,
  context: { source },
}: ExampleInput & { value: JsonValue | undefined }): JsonValue | undefined {
  if (!isXml(mediaType) || value === undefined || typeof value === 'string') return value;
  return xmlText({ source, value, schema: rawChild({ cursor, key: 'schema' }) });
}

function sampled(input: Omit<ExampleInput, 'cursor' | 'schema'> & { schema: Cursor }): JsonValue | undefined {
  const { context, schema, use } = input;
  const { path } = follow({ source: context.source, cursor: schema });
  // The result isn't cached if the reference has keywords next to it, because they also affect the example.
  if (Object.keys(schema.value).length !== 1 || schema.value.$ref === undefined) return makeSample(input);
  const key = `${use} ${pointerOfPath(path)}`;
  if (!context.samples.has(key)) context.samples.set(key, makeSample(input));
  return context.samples.get(key);
}

const mostSampled = 100_000;

function makeSample({
  context,
  schema,
  use,
}: Omit<ExampleInput, 'cursor' | 'schema'> & { schema: Cursor }): JsonValue | undefined {
  const options = {
    skipReadOnly: use === 'request',
    skipWriteOnly: use === 'response',
    quiet: true,
    enablePatterns: true,
    maxSampleDepth: sampleDepth,
  };
  const { source } = context;
  if (source.isExplosive && expandedSize({ root: source.root, part: schema.value }) > mostSampled)
    return undefined;
  try {
    const value: unknown = quietly(() =>
      sample(boundedSchema(schema.value) as never, options as never, context.source.sampled as never),
    );
    // The sampler returns `undefined` for a value that JSON can't represent.
    if (value === undefined) return undefined;
    const plain = JSON.parse(JSON.stringify(value)) as JsonValue;
    const rules = namedSchemas({ schema, context });
    const complete = withoutHidden({ value: withKinds({ value: plain, ...rules }), ...rules, use });
    const matching = matchPatterns({ value: complete, ...rules, use });
    const repaired = repairSample({ value: matching, ...rules, use });
    const telling = tellingValues({ value: repaired, ...rules });
    const shown =
      use === 'request'
        ? essentialSample({ value: withoutUntold({ value: telling, ...rules }), ...rules })
        : telling;
    return namedPlaceholders({ value: shown, ...rules });
  } catch {
    return undefined;
  }
}

/**
 * The sampler warns about conflicting types in `allOf` even with its `quiet` option. The warning has no location, so it
 * doesn't help the author.
 */
function quietly<Result>(run: () => Result): Result {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return run();
  } finally {
    console.warn = warn;
  }
}

function written({
  value,
  mediaType,
  encodings,
}: Pick<ExampleInput, 'mediaType' | 'encodings'> & {
  value: JsonValue | undefined;
}): Pick<ApiExample, 'text' | 'language'> {
  if (value === undefined) return { text: '', language: 'text' };
  if (isXml(mediaType))
    return {
      text: typeof value === 'string' ? value.trim() : JSON.stringify(value, undefined, 2),
      language: 'xml',
    };
  if (isForm(mediaType) && isObject(value))
    return { text: formText({ value, mediaType, encodings }), language: 'text' };
  if (isJson(mediaType)) return { text: printJson(value), language: 'json' };
  return { text: typeof value === 'string' ? value : JSON.stringify(value, undefined, 2), language: 'text' };
}

function formText({
  value,
  mediaType,
  encodings,
}: Pick<ExampleInput, 'mediaType' | 'encodings'> & { value: JsonObject }): string {
  const fields = Object.entries(asObject(value)) as [string, JsonValue][];
  if (!mediaType.startsWith('multipart'))
    return fields.flatMap(([name, field]) => urlencodedPairs({ name, value: field, encodings })).join('&');
  return fields
    .flatMap(([name, field]) => multipartParts({ name, value: field, encodings }))
    .map(({ name, value: text }) => `${name}: ${text}`)
    .join('\n');
}
