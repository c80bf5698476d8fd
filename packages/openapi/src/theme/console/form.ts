import type { OutgoingBody } from '../../client/build-request.js';
import { textOf } from '../../client/build-request.js';
import type { MockRequest } from '../../client/check-request.js';
import { bodyFields, bodyKind, fieldKind, initialInput } from '../../client/fields.js';
import type { Input } from '../../client/read-input.js';
import type { ParameterPlace } from '../../model/api-page.js';
import type { MockContent, MockData, MockOperation, MockServer } from '../../model/mock-data.js';

/** What stands in the form of an operation. */
export interface FormState {
  /** Empty: the mock; else the number of the server. */
  server: string;
  variables: Readonly<Record<string, string>>;
  parameters: Readonly<Partial<Record<ParameterPlace, Readonly<Record<string, Input>>>>>;
  mediaType: string;
  /** Of each type of body that is a text. */
  texts: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, Input>>;
  /** Chosen files, by the field; the empty name is that of a body that is a file. */
  files: Readonly<Record<string, readonly File[]>>;
}

/** What is required begins with an example, so that a first answer is one key away. */
export function initialForm({ data, operation }: { data: MockData; operation: MockOperation }): FormState {
  const { schemas } = data;
  const parameters: Partial<Record<ParameterPlace, Record<string, Input>>> = {};
  for (const { name, in: place, required, schema, example } of operation.parameters) {
    const field = fieldKind({ schema, schemas });
    const value = initialInput({ field, value: required ? example : undefined });
    parameters[place] = { ...parameters[place], [name]: value };
  }
  const contents = operation.body?.content ?? [];
  const forms = contents.filter((content) => bodyKind({ content, schemas }) === 'form');
  return {
    server: '',
    variables: Object.fromEntries(
      serversOf({ data, operation }).flatMap(({ variables }) =>
        variables.map((variable): [string, string] => [variable.name, variable.default]),
      ),
    ),
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
  };
}

/** Who can be asked: an operation may have servers of its own. */
export function serversOf({ data, operation }: { data: MockData; operation: MockOperation }): MockServer[] {
  return operation.servers ?? data.servers;
}

interface Options {
  id: string;
  data: MockData;
  form: FormState;
  credentials: Readonly<Record<string, string>>;
}

/** The form as checking and the mock take it. */
export function requestOf({ id, data, form, credentials }: Options): MockRequest {
  const content = contentOf({ operation: data.operations[id], form });
  const common = { operation: id, parameters: withoutEmptyLines(form.parameters), credentials };
  if (content === undefined) return common;
  const { mediaType } = content;
  const kind = bodyKind({ content, schemas: data.schemas });
  if (kind === 'form') return { ...common, body: { mediaType, fields: ownFields({ content, data, form }) } };
  if (kind === 'file')
    return { ...common, body: { mediaType, text: form.files['']?.map((file) => file.name).join() ?? '' } };
  return { ...common, body: { mediaType, text: form.texts[mediaType] ?? '' } };
}

/** The body as it is sent to a real server. */
export function outgoingBody({ id, data, form }: Omit<Options, 'credentials'>): OutgoingBody | undefined {
  const content = contentOf({ operation: data.operations[id], form });
  if (content === undefined) return undefined;
  const { mediaType } = content;
  const kind = bodyKind({ content, schemas: data.schemas });
  if (kind === 'text') {
    const text = form.texts[mediaType] ?? '';
    return text.trim() === '' ? undefined : { mediaType, text };
  }
  if (kind === 'file') {
    const [file] = form.files[''] ?? [];
    return file === undefined ? undefined : { mediaType, file };
  }
  const fields = Object.entries(ownFields({ content, data, form })).flatMap(
    ([name, input]): [string, string | File][] => {
      const files = form.files[name];
      if (files !== undefined) return files.map((file) => [name, file]);
      const texts = typeof input === 'string' ? [input] : input;
      return texts.filter((text) => text !== '').map((text) => [name, text]);
    },
  );
  return { mediaType, fields };
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

/** Types of bodies have fields of their own. */
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
    Object.entries(parameters).map(([place, inputs]) => [
      place,
      Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, filled(input)])),
    ]),
  );
}

function filled(input: Input): Input {
  return typeof input === 'string' ? input : input.filter((text) => text.trim() !== '');
}
