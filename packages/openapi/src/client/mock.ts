import type { JsonValue } from '../model/api-page.js';
import { validate } from '../model/json-schema/validate.js';
import { isObject } from '../model/json-schema/validation.js';
import type { MockContent, MockData, MockOperation, MockResponse } from '../model/mock-data.js';
import type { CheckedRequest, FieldError, MockRequest } from './check-request.js';
import { checkRequest, isJsonType } from './check-request.js';
import { reflect } from './reflect.js';
import { statusText } from './status-text.js';

export type { FieldError, MockRequest } from './check-request.js';

export interface MockAnswer {
  status: number;
  statusText: string;
  description: string;
  headers: { name: string; value: string }[];
  body: string;
  errors: FieldError[];
}

/** The same request always gets the same response. */
export function answer({ data, request }: { data: MockData; request: MockRequest }): MockAnswer {
  const operation = data.operations[request.operation];
  if (operation === undefined) throw new Error(`There is no operation "${request.operation}".`);
  const checked = checkRequest({ data, request });
  const errors = [...securityErrors({ operation, data, request }), ...checked.errors];
  const status = statusOf({ operation, request, checked, errors });
  const response = responseFor({ operation, status });
  return write({ data, response, status, checked, errors, accept: request.accept });
}

function securityErrors({
  operation: { security },
  data,
  request: { credentials },
}: {
  operation: MockOperation;
  data: MockData;
  request: MockRequest;
}): FieldError[] {
  const has = (name: string) =>
    (credentials[name] ?? '').trim() !== '' || data.securitySchemes[name]?.type === 'mutualTLS';
  if (security.length === 0 || security.some((choice) => choice.every(({ name }) => has(name)))) return [];
  const choices = [...new Set(security.map((choice) => choice.map(({ name }) => name).join(' and ')))];
  const message = `This operation needs credentials: ${choices.join(' or ')}.`;
  const [first] = security.flatMap((choice) => choice.map(({ name }) => name));
  return [{ in: 'security', name: first ?? '', message }];
}

/** A request with this value in a path parameter gets the status 404, if the document describes that response. */
const unknownThing = '404';

function statusOf({
  operation,
  request,
  checked,
  errors,
}: {
  operation: MockOperation;
  request: MockRequest;
  checked: CheckedRequest;
  errors: readonly FieldError[];
}): number {
  const wanted = Number(request.prefer?.replace(/xx$/i, '00'));
  if (wanted >= 100) return wanted;
  const declared = (...statuses: readonly number[]) =>
    statuses.find((status) => operation.responses.some((response) => response.status === String(status)));
  if (errors.some((error) => error.in === 'security')) return 401;
  if (errors.some((error) => error.in !== 'body')) return declared(400, 422) ?? 400;
  if (checked.unsupported) return 415;
  if (checked.unreadable) return declared(400, 405, 422) ?? 400;
  if (errors.length > 0) return declared(422, 405, 400) ?? 422;
  const path = Object.values(checked.parameters.path ?? {});
  if (declared(404) !== undefined && path.some((value) => String(value) === unknownThing)) return 404;
  const success = operation.responses.find(({ status }) => /^2/.test(status))?.status;
  return Number(success?.replace(/xx$/i, '00') ?? (operation.responses.length === 0 ? 204 : 200));
}

function responseFor({
  operation: { responses },
  status,
}: {
  operation: MockOperation;
  status: number;
}): MockResponse | undefined {
  const names = [String(status), `${String(status)[0]}XX`, 'DEFAULT'];
  return names
    .map((name) => responses.find((response) => response.status.toUpperCase() === name))
    .find((response) => response !== undefined);
}

interface WriteInput {
  data: MockData;
  response: MockResponse | undefined;
  status: number;
  checked: CheckedRequest;
  errors: readonly FieldError[];
  accept: string | undefined;
}

function write({ data, response, status, checked, errors, accept }: WriteInput): MockAnswer {
  const common = { status, statusText: statusText(status), errors: [...errors] };
  // The document doesn't describe a response with this status, so the mock sends plain text.
  if (response === undefined) {
    const text = errors.map(({ message }) => message).join('\n') || statusText(status);
    return {
      ...common,
      description: '',
      headers: [{ name: 'content-type', value: 'text/plain' }],
      body: text,
    };
  }
  const { description, headers } = response;
  const content = response.content.find(({ mediaType }) => mediaType === accept) ?? response.content[0];
  const [example] = content?.examples ?? [];
  if (content === undefined || example === undefined || status === 204 || status === 304)
    return { ...common, description, headers: [...headers], body: '' };
  const value = answerValue({ data, content, example: example.value, status, checked, errors });
  return {
    ...common,
    description,
    headers: [{ name: 'content-type', value: content.mediaType }, ...headers],
    body:
      typeof value === 'string' && !isJsonType(content.mediaType)
        ? value
        : JSON.stringify(value, undefined, 2),
  };
}

function answerValue({
  data,
  content,
  example,
  status,
  checked,
  errors,
}: Omit<WriteInput, 'response' | 'accept'> & { content: MockContent; example: JsonValue }): JsonValue {
  if (!isJsonType(content.mediaType)) return example;
  if (status < 300) return reflect({ data, example, schema: content.schema, request: checked });
  const message = errors.map((error) => error.message).join(' ');
  if (message === '' || !isObject(example) || typeof example.message !== 'string') return example;
  const value = { ...example, message };
  const found = validate({ value, schema: content.schema ?? true, schemas: data.schemas, use: 'response' });
  return found.length === 0 ? value : example;
}
