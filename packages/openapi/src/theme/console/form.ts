import type { OutgoingBody, OutgoingPart } from '../../client/build-request.js';
import { textOf } from '../../client/build-request.js';
import type { CheckedRequest, MockRequest } from '../../client/check-request.js';
import type { ExtraPairs } from '../../client/extra.js';
import { readExtra } from '../../client/extra.js';
import { bodyFields, bodyKind, fieldKind, initialInput } from '../../client/fields.js';
import type { Input } from '../../client/read-input.js';
import { readFields } from '../../client/read-input.js';
import type { JsonValue, ParameterLocation } from '../../model/api-page.js';
import { multipartParts, urlencodedPairs } from '../../model/form-body.js';
import { isObject } from '../../model/json-schema/validation.js';
import type { MockContent, MockData, MockOperation } from '../../model/mock-data.js';
import { sampleBody } from '../../model/samples/body.js';
import type { SampleRequest } from '../../model/samples/request.js';
import { sampleRequest } from '../../model/samples/sample-request.js';
import { sentType } from '../../model/sent-type.js';
import { unknownHost } from '../../model/unknown-host.js';
import { chosenAddress } from './chosen-server.js';

export interface FormState {
  /** The index of the server, or an empty string for the mock. */
  server: string;
  /** The outer key is the index of the server, because servers may have variables with the same name. */
  variables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  security: number;
  parameters: Readonly<Partial<Record<ParameterLocation, Readonly<Record<string, Input>>>>>;
  mediaType: string;
  texts: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, Input>>;
  /** The chosen files by field. If the body itself is a file, the key is an empty string. */
  files: Readonly<Record<string, readonly File[]>>;
  extraHeaders: string;
  extraQuery: string;
}

/** Required fields are filled in with examples, so the first request takes only one click. */
export function initialForm({ data, operation }: { data: MockData; operation: MockOperation }): FormState {
  const { schemas } = data;
  const parameters: Partial<Record<ParameterLocation, Record<string, Input>>> = {};
  for (const { name, in: location, required, schema, example } of operation.parameters) {
    const field = fieldKind({ schema, schemas });
    const value = initialInput({ field, value: required ? example : undefined });
    parameters[location] = { ...parameters[location], [name]: value };
  }
  const contents = operation.body?.content ?? [];
  const forms = contents.filter((content) => bodyKind({ content, schemas }) === 'form');
  return {
    server: '',
    variables: {},
    security: 0,
    parameters,
    mediaType: contents[0]?.mediaType ?? '',
    texts: Object.fromEntries(
      contents.map(({ mediaType, examples }) => [mediaType, textOf(examples[0]?.value)]),
    ),
    fields: Object.fromEntries(
      forms.flatMap((content) =>
        bodyFields({ content, schemas }).map(({ name, initial }): [string, Input] => [name, initial]),
      ),
    ),
    files: {},
    extraHeaders: '',
    extraQuery: '',
  };
}

interface Options {
  id: string;
  data: MockData;
  form: FormState;
  credentials: Readonly<Record<string, string>>;
}

export function requestOf({ id, data, form, credentials }: Options): MockRequest {
  const content = contentOf({ operation: data.operations[id], form });
  const common = {
    operation: id,
    parameters: withoutEmptyLines(form.parameters),
    credentials: chosenCredentials({ operation: data.operations[id], form, credentials }),
  };
  if (content === undefined) return common;
  const { mediaType } = content;
  const kind = bodyKind({ content, schemas: data.schemas });
  if (kind === 'form') return { ...common, body: { mediaType, fields: ownFields({ content, data, form }) } };
  if (kind === 'file')
    return { ...common, body: { mediaType, text: form.files['']?.map((file) => file.name).join() ?? '' } };
  return { ...common, body: { mediaType, text: form.texts[mediaType] ?? '' } };
}

function chosenCredentials({
  operation,
  form,
  credentials,
}: Pick<Options, 'form' | 'credentials'> & { operation: MockOperation | undefined }): Record<string, string> {
  const names = operation?.security[form.security]?.map(({ name }) => name) ?? [];
  return Object.fromEntries(Object.entries(credentials).filter(([name]) => names.includes(name)));
}

export function outgoingBody({ id, data, form }: Omit<Options, 'credentials'>): OutgoingBody | undefined {
  const content = contentOf({ operation: data.operations[id], form });
  if (content === undefined) return undefined;
  const { mediaType } = content;
  const kind = bodyKind({ content, schemas: data.schemas });
  if (kind === 'text') {
    const text = form.texts[mediaType] ?? '';
    const sent = mediaType === '*/*' ? 'application/json' : mediaType;
    return text.trim() === '' ? undefined : { mediaType: sent, text };
  }
  if (kind === 'file') {
    const [file] = form.files[''] ?? [];
    if (file === undefined) return undefined;
    return { mediaType: sentType({ mediaType, file: file.name, fileType: file.type }), file };
  }
  const fields = Object.entries(formValue({ content, data, form }));
  const { encoding: encodings } = content;
  if (/urlencoded/i.test(mediaType))
    return {
      mediaType,
      pairs: fields.flatMap(([name, value]) => urlencodedPairs({ name, value, encodings })),
    };
  return {
    mediaType,
    parts: fields.flatMap(([name, value]): readonly OutgoingPart[] => {
      const type = oneType(encodings?.[name]?.contentType);
      const files = form.files[name]?.map((file) => ({ name, file, type }));
      return files ?? multipartParts({ name, value, encodings });
    }),
  };
}

/** Returns undefined if several types are allowed, because the type then depends on the file. */
function oneType(type: string | undefined): string | undefined {
  return type === undefined || /[,*]/.test(type) ? undefined : type;
}

function formValue({
  content,
  data: { schemas },
  form,
  data,
}: {
  content: MockContent;
  data: MockData;
  form: FormState;
}): Record<string, JsonValue> {
  const fields = ownFields({ content, data, form });
  const value = readFields({ fields, schema: content.schema, schemas, exact: true });
  return isObject(value) ? value : {};
}

export function sampleOf({
  id,
  data,
  form,
  parameters,
  page,
}: Omit<Options, 'credentials'> & { parameters: CheckedRequest['parameters']; page: string }):
  | SampleRequest
  | undefined {
  const operation = data.operations[id];
  if (operation === undefined) return undefined;
  const { schemas } = data;
  const content = contentOf({ operation, form });
  const isForm = content !== undefined && bodyKind({ content, schemas }) === 'form';
  const names = Object.entries(form.files).map(([name, files]) => [name, files.map((file) => file.name)]);
  return sampleRequest({
    operation,
    server: new URL(
      chosenAddress({ data, operation, form }),
      form.server === '' ? unknownHost : page,
    ).href.replace(/\/+$/, ''),
    securitySchemes: data.securitySchemes,
    security: form.security,
    extra: extraOf(form),
    values: parameters,
    body:
      content === undefined
        ? undefined
        : sampleBody({
            content,
            value: isForm
              ? { ...unsetFiles({ content, schemas }), ...formValue({ content, data, form }) }
              : undefined,
            text: form.texts[form.mediaType] ?? '',
            schemas,
            files: Object.fromEntries(names) as Record<string, string[]>,
          }),
  });
}

export function extraOf({ extraHeaders, extraQuery }: FormState): ExtraPairs {
  return readExtra({ headers: extraHeaders, query: extraQuery });
}

function unsetFiles({
  content,
  schemas,
}: {
  content: MockContent;
  schemas: MockData['schemas'];
}): Record<string, JsonValue> {
  const fields = bodyFields({ content, schemas });
  return Object.fromEntries(
    fields.flatMap(({ name, required, field }) =>
      required && (field.kind === 'file' || field.kind === 'files') ? [[name, '']] : [],
    ),
  );
}

export function contentOf({
  operation,
  form,
}: {
  operation: MockOperation | undefined;
  form: FormState;
}): MockContent | undefined {
  return operation?.body?.content.find(({ mediaType }) => mediaType === form.mediaType);
}

function ownFields({
  content,
  data,
  form,
}: {
  content: MockContent;
  data: MockData;
  form: FormState;
}): Record<string, Input> {
  const names = bodyFields({ content, schemas: data.schemas }).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, filled(form.fields[name] ?? '')]));
}

function withoutEmptyLines(parameters: FormState['parameters']): MockRequest['parameters'] {
  return Object.fromEntries(
    Object.entries(parameters).map(([location, inputs]) => [
      location,
      Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, filled(input)])),
    ]),
  );
}

function filled(input: Input): Input {
  return typeof input === 'string' ? input : input.filter((text) => text.trim() !== '');
}
