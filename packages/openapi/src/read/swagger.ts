import type { JsonValue } from '../model/api-page.js';
import { methods } from './check-operations.js';
import type { JsonObject } from './json.js';
import { asArray, asObject, asStrings, isObject, pathOfPointer, stringOf } from './json.js';
import { endOfChain } from './reference-chain.js';

/** Later steps handle only OpenAPI 3. `definitions` stay where they are, so references to them remain valid. */
export function upgradeSwagger(root: JsonObject): JsonObject {
  const { swagger: _version, host: _host, basePath: _base, schemes: _schemes, ...rest } = root;
  const paths = Object.entries(asObject(root.paths)).map(([path, item]) => [
    path,
    upgradePath({ item: resolved({ root, value: item }), root }),
  ]);
  return {
    ...rest,
    openapi: '3.0.3',
    servers: serversOf(root),
    paths: Object.fromEntries(paths) as JsonObject,
    components: {
      securitySchemes: mapValues({
        map: asObject(root.securityDefinitions),
        change: (scheme) => securityScheme(asObject(scheme)),
      }),
    },
  };
}

function serversOf({ host, basePath, schemes }: JsonObject): JsonValue[] {
  const base = typeof basePath === 'string' ? basePath : '/';
  if (typeof host !== 'string') return [{ url: base }];
  const known = asStrings(schemes);
  return (known.length === 0 ? ['https'] : known).map((scheme) => ({
    url: `${scheme}://${host}${base === '/' ? '' : base}`,
  }));
}

function upgradePath({ item, root }: { item: JsonObject; root: JsonObject }): JsonObject {
  const shared = asArray(item.parameters);
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    return isObject(operation) ? [[method, upgradeOperation({ operation, shared, root })]] : [];
  });
  const { parameters: _shared, ...rest } = item;
  return { ...rest, ...(Object.fromEntries(operations) as JsonObject) };
}

function upgradeOperation({
  operation,
  shared,
  root,
}: {
  operation: JsonObject;
  shared: readonly JsonValue[];
  root: JsonObject;
}): JsonObject {
  const { consumes, produces, schemes: _schemes, ...rest } = operation;
  const own = asArray(operation.parameters).map((value) => resolved({ root, value }));
  const isOwn = (parameter: JsonObject) =>
    own.some(({ name, in: location }) => name === parameter.name && location === parameter.in);
  const above = shared.map((value) => resolved({ root, value })).filter((parameter) => !isOwn(parameter));
  const parameters = [...above, ...own];
  const body = requestBody({ parameters, consumes: asStrings(consumes ?? root.consumes) });
  const types = asStrings(produces ?? root.produces);
  return {
    ...rest,
    parameters: parameters
      .filter(({ in: location }) => location !== 'body' && location !== 'formData')
      .map(parameter),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: mapValues({
      map: asObject(operation.responses),
      change: (value) => response({ value: resolved({ root, value }), types }),
    }),
  };
}

function requestBody({
  parameters,
  consumes,
}: {
  parameters: readonly JsonObject[];
  consumes: readonly string[];
}): JsonObject | undefined {
  const body = parameters.find(({ in: location }) => location === 'body');
  if (body !== undefined) {
    const types = consumes.length === 0 ? ['application/json'] : consumes;
    return {
      ...pick({ from: body, keys: ['description', 'required'] }),
      content: Object.fromEntries(types.map((type) => [type, { schema: body.schema ?? {} }])),
    };
  }
  const fields = parameters.filter(({ in: location }) => location === 'formData');
  if (fields.length === 0) return undefined;
  const forms = consumes.filter((type) => /form-data|urlencoded/.test(type));
  const hasFile = fields.some(({ type }) => type === 'file');
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const schema: JsonObject = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        stringOf(field.name),
        { ...schemaOf(field), ...pick({ from: field, keys: ['description'] }) },
      ]),
    ),
    required: fields.filter(({ required }) => required === true).map(({ name }) => stringOf(name)),
  };
  const types = forms.length === 0 ? [fallback] : forms;
  return {
    required: asArray(schema.required).length > 0,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}

function parameter(old: JsonObject): JsonObject {
  return {
    ...pick({ from: old, keys: ['name', 'in', 'description', 'required'] }),
    ...styleOf(old),
    schema: schemaOf(old),
  };
}

function styleOf({ collectionFormat, in: location, type }: JsonObject): JsonObject {
  if (type !== 'array') return {};
  if (location !== 'query') return { style: 'simple', explode: false };
  if (collectionFormat === 'multi') return { style: 'form', explode: true };
  if (collectionFormat === 'ssv') return { style: 'spaceDelimited', explode: false };
  if (collectionFormat === 'pipes') return { style: 'pipeDelimited', explode: false };
  return { style: 'form', explode: false };
}

/** In OpenAPI 3, these keywords of a Swagger parameter or header belong in its schema. */
function schemaOf(old: JsonObject): JsonObject {
  const beside = new Set(['name', 'in', 'description', 'required', 'collectionFormat', 'allowEmptyValue']);
  const schema = Object.fromEntries(Object.entries(old).filter(([key]) => !beside.has(key)));
  if (isObject(schema.items)) schema.items = schemaOf(schema.items);
  return schema.type === 'file' ? { ...schema, type: 'string', format: 'binary' } : schema;
}

function response({ value, types }: { value: JsonObject; types: readonly string[] }): JsonObject {
  const { schema, examples, headers, ...rest } = value;
  const ofExamples = Object.keys(asObject(examples));
  const all = [...new Set([...(schema === undefined ? [] : types), ...ofExamples])];
  const known = all.length === 0 && schema !== undefined ? ['application/json'] : all;
  const content = known.map((type) => {
    const example = asObject(examples)[type];
    return [
      type,
      { ...(schema === undefined ? {} : { schema }), ...(example === undefined ? {} : { example }) },
    ];
  });
  return {
    ...rest,
    content: Object.fromEntries(content) as JsonObject,
    headers: mapValues({
      map: asObject(headers),
      change: (header) => ({
        ...pick({ from: asObject(header), keys: ['description'] }),
        schema: schemaOf(asObject(header)),
      }),
    }),
  };
}

function securityScheme(old: JsonObject): JsonObject {
  if (old.type === 'basic')
    return { ...pick({ from: old, keys: ['description'] }), type: 'http', scheme: 'basic' };
  if (old.type !== 'oauth2') return old;
  const kinds: Readonly<Record<string, string>> = {
    application: 'clientCredentials',
    accessCode: 'authorizationCode',
  };
  const kind = kinds[stringOf(old.flow)] ?? stringOf(old.flow);
  const flow = pick({ from: old, keys: ['authorizationUrl', 'tokenUrl', 'scopes'] });
  return { ...pick({ from: old, keys: ['description'] }), type: 'oauth2', flows: { [kind]: flow } };
}

function resolved({ root, value }: { root: JsonObject; value: JsonValue | undefined }): JsonObject {
  const object = asObject(value);
  const path = typeof object.$ref === 'string' ? pathOfPointer(object.$ref) : undefined;
  const end = path === undefined ? undefined : endOfChain({ root, path });
  return end?.kind === 'found' ? asObject(end.value) : object;
}

function pick({ from, keys }: { from: JsonObject; keys: readonly string[] }): JsonObject {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

function mapValues({
  map,
  change,
}: {
  map: JsonObject;
  change: (value: JsonValue) => JsonValue;
}): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}
