import type { SourceLocation } from 'lectern/plugin';
import type {
  ApiBody,
  ApiCallback,
  ApiOperation,
  ApiServer,
  HttpMethod,
  ParameterLocation,
  SecurityScheme,
} from '../model/api-page.js';
import type { CodeSample } from '../model/code-sample.js';
import type { JsonSchema, MockOperation } from '../model/mock-data.js';
import { printJson } from '../model/samples/print-json.js';
import { methods } from './check-operations.js';
import { convertContent } from './content.js';
import type { ApiSource, Cursor } from './document.js';
import { child, entries, items, rawChild, textAt } from './document.js';
import { externalDocs } from './external-docs.js';
import { asStrings, asText } from './json.js';
import { namedSchemas } from './json-schema.js';
import { isForm } from './media-types.js';
import { titleAndText } from './operation-title.js';
import type { ConvertedParameter } from './parameters.js';
import { convertParameters } from './parameters.js';
import { convertResponses } from './responses.js';
import { codeSamples } from './samples.js';
import type { SchemaContext } from './schema.js';
import { requirementsOf } from './security.js';
import { convertServers, mockServers } from './servers.js';

export interface OperationContext extends SchemaContext {
  schemes: readonly SecurityScheme[];
  servers: readonly ApiServer[];
  uniqueId: (wish: string) => string;
}

export type PlacelessOperation = Omit<ApiOperation, 'target'>;

export interface ConvertedOperation {
  shown: PlacelessOperation;
  mock: MockOperation;
  /** Set only if the summary became the title. */
  summary?: string | undefined;
  titleLocation?: Pick<SourceLocation, 'line' | 'column'> | undefined;
}

interface Input {
  method: HttpMethod;
  path: string;
  item: Cursor;
  operation: Cursor;
  webhook: boolean;
  context: OperationContext;
}

export function convertOperations(context: OperationContext): ConvertedOperation[] {
  const { source } = context;
  const top: Cursor = { value: source.root, path: [] };
  return (['paths', 'webhooks', 'x-webhooks'] as const).flatMap((key) =>
    entries({ source, cursor: top, key }).flatMap(([path, item]) =>
      operationsIn({ source, item })
        .filter(({ operation }) => !isInternal(item) && !isInternal(operation))
        .map(({ method, operation }) =>
          convertOperation({ method, path, item, operation, webhook: key !== 'paths', context }),
        ),
    ),
  );
}

function operationsIn({ source, item }: { source: ApiSource; item: Cursor }): {
  method: HttpMethod;
  operation: Cursor;
}[] {
  const usual = methods.flatMap((method) => {
    const operation = child({ source, cursor: item, key: method });
    return operation === undefined ? [] : [{ method, operation }];
  });
  const others = entries({ source, cursor: item, key: 'additionalOperations' });
  return [...usual, ...others.map(([name, operation]) => ({ method: name.toLowerCase(), operation }))];
}

/** `x-internal` is a Redoc extension that other tools also support. */
function isInternal({ value }: Cursor): boolean {
  return value['x-internal'] === true;
}

/** The document's samples replace generated samples in the same language. */
function withOwnSamples({
  source: api,
  operation,
  made,
}: {
  source: ApiSource;
  operation: Cursor;
  made: CodeSample[];
}): CodeSample[] {
  const key = operation.value['x-codeSamples'] === undefined ? 'x-code-samples' : 'x-codeSamples';
  const given = items({ source: api, cursor: operation, key }).flatMap(({ value }): CodeSample[] => {
    const { lang, label, source } = value;
    if (typeof lang !== 'string' || typeof source !== 'string') return [];
    return [{ language: lang.toLowerCase(), label: asText(label) ?? lang, code: source.trimEnd() }];
  });
  const isGiven = (sample: CodeSample): boolean =>
    given.some(({ language, label }) =>
      [language, label.toLowerCase()].some((name) =>
        [sample.language, sample.label.toLowerCase()].includes(name),
      ),
    );
  return [...given, ...made.filter((sample) => !isGiven(sample))];
}

function convertOperation({ method, path, item, operation, webhook, context }: Input): ConvertedOperation {
  const { source, schemes } = context;
  const { value } = operation;
  const operationId = asText(value.operationId);
  const parameters = convertParameters({ path: item, operation, context });
  const body = convertBody({ operation, context });
  const responses = convertResponses({ operation, context });
  const own = [operation, item]
    .map((cursor) => convertServers({ source, cursor }))
    .find(({ length }) => length > 0);
  const security = requirementsOf({ own: value.security, shared: source.root.security, schemes });
  const sent: MockOperation = {
    method,
    path,
    parameters: parameters.map((parameter) => parameter.mock),
    body: body?.mock,
    security,
    responses: responses.mock,
    ...(own === undefined ? {} : { servers: mockServers(own) }),
  };
  const { file, line } = source.locationOf(operation.path);
  const shown: PlacelessOperation = {
    id: context.uniqueId(operationId ?? `${method}-${path}`),
    operationId,
    method,
    path,
    ...titleAndText({ source, operation, item, fallback: `${method.toUpperCase()} ${path}` }),
    deprecated: value.deprecated === true,
    webhook,
    externalDocs: externalDocs({ source, cursor: operation }),
    tags: asStrings(value.tags),
    location: { file, line },
    security,
    parameters: byLocation(parameters),
    requestBody: body?.shown,
    responses: responses.shown,
    callbacks: convertCallbacks({ operation, context }),
    servers: own ?? [],
    samples: webhook
      ? []
      : withOwnSamples({
          source,
          operation,
          made: codeSamples({
            operation: sent,
            servers: own ?? context.servers,
            schemes,
            bodyText: wholeBody(body),
            schemas: body?.schemas ?? {},
          }),
        }),
  };
  // A webhook has no console, and its body is often large, so the mock keeps only a few fields.
  const mock = webhook ? { ...sent, parameters: [], body: undefined, responses: [] } : sent;
  return { shown, mock, ...titleSource({ source, operation, title: shown.title }) };
}

function titleSource({
  source,
  operation: { value, path },
  title,
}: {
  source: ApiSource;
  operation: Cursor;
  title: string;
}): Pick<ConvertedOperation, 'summary' | 'titleLocation'> {
  const summary = asText(value.summary);
  if (summary?.trim() !== title) return {};
  const { line, column } = source.locationOf([...path, 'summary']);
  return { summary, titleLocation: { line, column } };
}

function convertBody({
  operation,
  context,
}: {
  operation: Cursor;
  context: OperationContext;
}): { shown: ApiBody; mock: MockOperation['body']; schemas: Record<string, JsonSchema> } | undefined {
  const { source } = context;
  const cursor = child({ source, cursor: operation, key: 'requestBody' });
  if (cursor === undefined) return undefined;
  const required = cursor.value.required === true;
  const content = convertContent({ cursor, context, use: 'request' });
  const description = textAt({ source, cursor });
  return {
    shown: { required, description, content: content.shown },
    mock: { required, content: content.mock },
    schemas: formSchemas({ body: cursor, context }),
  };
}

function wholeBody(body: ReturnType<typeof convertBody>): string | undefined {
  const example = body?.shown.content[0]?.examples[0];
  return example?.shortened === true ? printJson(body?.mock?.content[0]?.examples[0]?.value) : example?.text;
}

/** Only a field's schema tells whether the field is a file. */
function formSchemas({
  body,
  context,
}: {
  body: Cursor;
  context: OperationContext;
}): Record<string, JsonSchema> {
  const [first] = entries({ source: context.source, cursor: body, key: 'content' });
  if (first === undefined || !isForm(first[0])) return {};
  const schema = rawChild({ cursor: first[1], key: 'schema' });
  return schema === undefined ? {} : namedSchemas({ schema, context }).schemas;
}

function byLocation(parameters: readonly ConvertedParameter[]): ApiOperation['parameters'] {
  const locations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];
  return locations
    .map((location) => ({
      in: location,
      list: parameters.map(({ shown }) => shown).filter((parameter) => parameter.in === location),
    }))
    .filter(({ list }) => list.length > 0);
}

function convertCallbacks({
  operation,
  context,
}: {
  operation: Cursor;
  context: OperationContext;
}): ApiCallback[] {
  const { source } = context;
  return entries({ source, cursor: operation, key: 'callbacks' }).flatMap(([name, callback]) =>
    Object.keys(callback.value).flatMap((expression) => {
      const item = child({ source, cursor: callback, key: expression });
      if (item === undefined) return [];
      return operationsIn({ source, item }).flatMap(({ method, operation: found }) => {
        const title = asText(found.value.summary) ?? name;
        const parameters = convertParameters({ path: item, operation: found, context });
        return [
          {
            name,
            expression,
            method,
            title,
            description: textAt({ source, cursor: found }),
            parameters: byLocation(parameters),
            requestBody: convertBody({ operation: found, context })?.shown,
            responses: convertResponses({ operation: found, context }).shown,
          },
        ];
      });
    }),
  );
}
