import type { JsonValue, ParameterLocation } from '../model/api-page.js';
import { validate } from '../model/json-schema/validate.js';
import type { ValidationError } from '../model/json-schema/validation.js';
import type { MockContent, MockData, MockOperation } from '../model/mock-data.js';
import type { Input } from './read-input.js';
import { readFields, readParameter } from './read-input.js';
import { xmlProblem } from './xml-problem.js';

export interface MockRequest {
  operation: string;
  /** Parameters by location and name. A parameter with an empty value counts as missing. */
  parameters: Partial<Record<ParameterLocation, Readonly<Record<string, Input>>>>;
  credentials: Readonly<Record<string, string>>;
  /** The value of a file field is the file's name. */
  body?:
    | { mediaType: string; text: string }
    | { mediaType: string; fields: Readonly<Record<string, Input>> }
    | undefined;
  /** The media type of the response that the client accepts. Default: the first one in the document. */
  accept?: string | undefined;
  prefer?: string | undefined;
}

export interface FieldError {
  in: ParameterLocation | 'body' | 'security';
  /**
   * The name of the parameter, or the path of a body field, such as `tags[0].name`. Empty if the error is about the
   * whole body.
   */
  name: string;
  message: string;
}

export interface CheckedRequest {
  errors: FieldError[];
  parameters: Partial<Record<ParameterLocation, Record<string, JsonValue>>>;
  body: JsonValue | undefined;
  /** The document's description of the body; undefined if the operation doesn't accept the body's media type. */
  content: MockContent | undefined;
  unsupported: boolean;
  unreadable: boolean;
}

export function checkRequest({ data, request }: { data: MockData; request: MockRequest }): CheckedRequest {
  const operation = data.operations[request.operation];
  if (operation === undefined) throw new Error(`There is no operation "${request.operation}".`);
  const parameters: CheckedRequest['parameters'] = {};
  const errors: FieldError[] = [];
  for (const parameter of operation.parameters) {
    const { name, in: location, required, schema } = parameter;
    const input = request.parameters[location]?.[name];
    if (input === undefined || input.length === 0) {
      if (required) errors.push({ in: location, name, message: `${name} is missing.` });
      continue;
    }
    const value = readParameter({ parameter, input, schemas: data.schemas });
    const sent = readParameter({ parameter, input, schemas: data.schemas, exact: true });
    parameters[location] = { ...parameters[location], [name]: sent };
    if (location === 'path' && /^\.\.?$/.test(String(value)))
      errors.push({
        in: location,
        name,
        message: `${name} must not be “.” or “..”: browsers remove these segments from URLs.`,
      });
    for (const error of validate({ value, schema, schemas: data.schemas, use: 'request' }))
      errors.push({
        in: location,
        name,
        message: sentence({ name: fieldName({ name, path: error.path }), error }),
      });
  }
  return { parameters, ...checkBody({ operation, data, request, errors }) };
}

function checkBody({
  operation,
  data,
  request: { body },
  errors,
}: {
  operation: MockOperation;
  data: MockData;
  request: MockRequest;
  errors: readonly FieldError[];
}): Omit<CheckedRequest, 'parameters'> {
  const none = { body: undefined, content: undefined, unsupported: false, unreadable: false };
  const isEmpty = body === undefined || ('text' in body && body.text.trim() === '');
  if (operation.body === undefined) return { ...none, errors: [...errors] };
  if (isEmpty) {
    const missing: FieldError[] = operation.body.required ? [bodyError('The body is missing.')] : [];
    return { ...none, errors: [...errors, ...missing] };
  }
  const content = operation.body.content.find(({ mediaType }) =>
    acceptsType({ mediaType, given: body.mediaType }),
  );
  if (content === undefined) {
    const known = operation.body.content.map(({ mediaType }) => mediaType).join(', ');
    const message = `The body is ${body.mediaType}. The operation accepts ${known}.`;
    return { ...none, unsupported: true, errors: [...errors, bodyError(message)] };
  }
  const read = readBody({ body, content, data });
  if ('problem' in read)
    return { ...none, content, unreadable: true, errors: [...errors, bodyError(read.problem)] };
  const found =
    read.value === undefined
      ? []
      : validate({
          value: read.value,
          schema: content.schema ?? true,
          schemas: data.schemas,
          use: 'request',
        });
  const ofBody = found.map((error): FieldError => {
    const name = fieldName({ name: '', path: error.path });
    return { in: 'body', name, message: sentence({ name: name === '' ? 'The body' : name, error }) };
  });
  return { ...none, body: read.value, content, errors: [...errors, ...ofBody] };
}

function bodyError(message: string): FieldError {
  return { in: 'body', name: '', message };
}

/** The accepted type can be a range, such as `image/*`. Parameters such as `charset` are ignored. */
function acceptsType({ mediaType, given }: { mediaType: string; given: string }): boolean {
  const plain = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();
  const [own, other] = [plain(mediaType), plain(given)];
  return own === other || own === '*/*' || (own.endsWith('/*') && other.startsWith(own.slice(0, -1)));
}

export function isJsonType(mediaType: string): boolean {
  return /[/+]json(?:;|$)/i.test(mediaType) || mediaType === '*/*';
}

/** `value` is undefined for XML, files, and other types that aren't validated against a schema. */
function readBody({
  body,
  content,
  data: { schemas },
}: {
  body: NonNullable<MockRequest['body']>;
  content: MockContent;
  data: MockData;
}): { value: JsonValue | undefined } | { problem: string } {
  if ('fields' in body)
    return { value: readFields({ fields: body.fields, schema: content.schema, schemas }) };
  if (/urlencoded/i.test(body.mediaType)) {
    const pairs = [...new URLSearchParams(body.text)];
    const fields: Record<string, Input> = {};
    for (const [name, text] of pairs) {
      const all = pairs.filter(([other]) => other === name).map(([, value]) => value);
      fields[name] = all.length > 1 ? all : text;
    }
    return { value: readFields({ fields, schema: content.schema, schemas }) };
  }
  if (/xml(?:;|$)/i.test(body.mediaType)) {
    const problem = xmlProblem(body.text);
    return problem === undefined ? { value: undefined } : { problem };
  }
  if (!isJsonType(body.mediaType)) return { value: undefined };
  try {
    return { value: JSON.parse(body.text) as JsonValue };
  } catch (error) {
    return { problem: `The body is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function fieldName({ name, path }: { name: string; path: ValidationError['path'] }): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, name);
}

function sentence({ name, error }: { name: string; error: ValidationError }): string {
  return `${name} ${error.message}.`;
}
