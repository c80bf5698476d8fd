import type { JsonValue } from '../model/api-page.js';
import { isObject } from '../model/json-schema/validation.js';
import type { JsonSchema, MockContent } from '../model/mock-data.js';
import { mainType, resolveSchema } from '../model/resolve-schema.js';
import { isFileRules, isTextType } from '../model/samples/body.js';
import { textOf } from './build-request.js';
import type { Input } from './read-input.js';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** In a `list`, each line is an item. A `choice` allows one option, and `choices` allows several. */
export type FieldKind =
  | { kind: 'text' | 'number' | 'password' | 'list' | 'json' | 'file' | 'files' }
  | { kind: 'choice' | 'choices'; options: string[] };

export interface FormField {
  name: string;
  required: boolean;
  field: FieldKind;
  initial: Input;
}

export function fieldKind({
  schema,
  schemas,
}: {
  schema: JsonSchema | JsonValue | undefined;
  schemas: Schemas;
}): FieldKind {
  const rules = resolveSchema({ schema, schemas });
  if (Array.isArray(rules.enum)) return { kind: 'choice', options: rules.enum.map(textOf) };
  switch (mainType(rules)) {
    case 'boolean':
      return { kind: 'choice', options: ['true', 'false'] };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'object':
      return { kind: 'json' };
    case 'array': {
      const inner = fieldKind({ schema: rules.items, schemas });
      if (inner.kind === 'choice') return { kind: 'choices', options: inner.options };
      if (inner.kind === 'file') return { kind: 'files' };
      return { kind: inner.kind === 'json' || inner.kind === 'list' ? 'json' : 'list' };
    }
    default:
      if (isFileRules(rules)) return { kind: 'file' };
      return { kind: rules.format === 'password' ? 'password' : 'text' };
  }
}

export function initialInput({ field, value }: { field: FieldKind; value: JsonValue | undefined }): Input {
  if (field.kind === 'file' || field.kind === 'files') return '';
  if (field.kind === 'choices' || field.kind === 'list')
    return (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');
  return textOf(value);
}

export function bodyFields({ content, schemas }: { content: MockContent; schemas: Schemas }): FormField[] {
  const rules = resolveSchema({ schema: content.schema, schemas });
  const example = content.examples[0]?.value;
  const required = Array.isArray(rules.required) ? rules.required : [];
  const properties = isObject(rules.properties) ? Object.entries(rules.properties) : [];
  return properties.map(([name, schema]) => {
    const field = fieldKind({ schema, schemas });
    const value = isObject(example) ? example[name] : undefined;
    return { name, required: required.includes(name), field, initial: initialInput({ field, value }) };
  });
}

export function bodyKind({
  content,
  schemas,
}: {
  content: MockContent;
  schemas: Schemas;
}): 'form' | 'file' | 'text' {
  if (/^multipart\/|urlencoded/i.test(content.mediaType) && bodyFields({ content, schemas }).length > 0)
    return 'form';
  return isTextType(content.mediaType) ? 'text' : 'file';
}
