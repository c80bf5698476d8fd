import type { z } from 'zod';

type Schema = z.core.$ZodType;

export interface Entry {
  name: string;
  type: string;
  /** The default as written in a configuration. Undefined if there is none, or if the description mentions it. */
  fallback?: string;
  required: boolean;
  description: string;
  /** TypeScript code that shows how to use the entry. */
  example?: string;
}

interface Options {
  schema: Schema;
  prefix?: string;
  named?: ReadonlyMap<Schema, string>;
  /**
   * The default includes all keys. A `type` with a single value is always left out, because the section's heading
   * contains it.
   */
  keys?: (key: string) => boolean;
}

export function entriesOf({ schema, prefix = '', named = new Map(), keys = () => true }: Options): Entry[] {
  const shape = Object.entries(shapeOf(unwrap(schema).inner)).filter(
    ([key, value]) => keys(key) && !(key === 'type' && isLiteral(value)),
  );
  return shape.flatMap(([key, value]) => {
    const name = prefix + (/^[\w$]+$/.test(key) ? key : `'${key}'`);
    const unwrapped = unwrap(value);
    const entry: Entry = {
      name,
      type: capital(words({ schema: unwrapped.inner, nullable: unwrapped.nullable, named })),
      required: !unwrapped.optional,
      description: unwrapped.description,
      ...(unwrapped.fallback === undefined ? {} : { fallback: unwrapped.fallback }),
    };
    return [entry, ...below({ schema: unwrapped.inner, name, named })];
  });
}

function isLiteral(schema: Schema): boolean {
  return unwrap(schema).inner._zod.def.type === 'literal';
}

function below({
  schema,
  name,
  named,
}: {
  schema: Schema;
  name: string;
  named: ReadonlyMap<Schema, string>;
}): Entry[] {
  if (named.has(schema)) return [];
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return entriesOf({ schema, prefix: `${name}.`, named });
    case 'array':
      return below({ schema: unwrap(def.element).inner, name: `${name}[]`, named });
    case 'record':
      return below({ schema: unwrap(def.valueType).inner, name: `${name}.<name>`, named });
    case 'union':
      return merged(def.options.map((option) => below({ schema: unwrap(option).inner, name, named })));
    default:
      return [];
  }
}

/** A value has the keys of only one option, so a key is required only if every option with keys requires it. */
function merged(options: readonly (readonly Entry[])[]): Entry[] {
  const withKeys = options.filter((entries) => entries.length > 0);
  const isRequired = (name: string): boolean =>
    withKeys.every((entries) => entries.some((entry) => entry.name === name && entry.required));
  return options.flat().map((entry) => ({ ...entry, required: isRequired(entry.name) }));
}

export function membersOf(union: Schema): { type: string; schema: Schema }[] {
  const { def } = unwrap(union).inner._zod as z.core.$ZodTypes['_zod'];
  if (def.type !== 'union') throw new Error(`Expected a union, found "${def.type}".`);
  return def.options.map((schema) => {
    const type = shapeOf(schema).type?._zod as z.core.$ZodLiteral['_zod'] | undefined;
    return { type: String(type?.def.values[0]), schema };
  });
}

export function shapeOf(schema: Schema): Record<string, Schema> {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  return def.type === 'object' ? { ...def.shape } : {};
}

interface Unwrapped {
  inner: Schema;
  optional: boolean;
  nullable: boolean;
  description: string;
  fallback?: string;
}

export function unwrap(schema: Schema): Unwrapped {
  const found: Unwrapped = { inner: schema, optional: false, nullable: false, description: '' };
  for (;;) {
    found.description ||= (found.inner as z.ZodType).description ?? '';
    const { def } = found.inner._zod as z.core.$ZodTypes['_zod'];
    if (def.type === 'optional' || def.type === 'nullable') {
      found.optional ||= def.type === 'optional';
      found.nullable ||= def.type === 'nullable';
      found.inner = def.innerType;
    } else if (def.type === 'default') {
      found.optional = true;
      found.fallback = JSON.stringify(def.defaultValue);
      found.inner = def.innerType;
    } else if (def.type === 'prefault') {
      found.optional = true;
      found.inner = def.innerType;
    } else if (def.type === 'readonly') {
      found.inner = def.innerType;
    } else if (def.type === 'pipe') {
      // An author writes the input type. If the input is a transformation, it has no description, so the output type is
      // used.
      const first = (def.in._zod as z.core.$ZodTypes['_zod']).def;
      found.inner = first.type === 'transform' ? def.out : def.in;
    } else {
      return found;
    }
  }
}

interface Words {
  schema: Schema;
  nullable?: boolean;
  named: ReadonlyMap<Schema, string>;
}

function words({ schema, nullable = false, named }: Words): string {
  const text = named.get(schema) ?? ownWords(schema) ?? wordsByType({ schema, named });
  return nullable && !text.includes('null') ? `${text}, or \`null\`` : text;
}

/** The schema's error message describes the expected value. Only schemas of data files have such a message. */
function ownWords(schema: Schema): string | undefined {
  const error = schema._zod.def.error as ((issue: { code: string }) => unknown) | undefined;
  const said = error?.({ code: 'invalid_type' });
  return typeof said === 'string' ? said : undefined;
}

function wordsByType({ schema, named }: Words): string {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const of = (inner: Schema) => words({ schema: unwrap(inner).inner, named });
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format === 'url' ? 'a URL' : 'a string';
    case 'number':
      return 'format' in def || (def.checks ?? []).some((check) => 'format' in check._zod.def)
        ? 'a whole number'
        : 'a number';
    case 'boolean':
      return '`true` or `false`';
    case 'enum':
      return either(Object.values(def.entries).map((value) => code(value)));
    case 'literal':
      return either(def.values.map((value) => code(value)));
    case 'array':
      return `a list of ${plural(of(def.element))}`;
    case 'record':
      return def.valueType._zod.def.type === 'unknown'
        ? 'an object with any keys'
        : `an object whose values are ${plural(of(def.valueType))}`;
    case 'object':
      return 'an object';
    case 'union':
      return either(def.options.map((option) => of(option)));
    case 'unknown':
      return 'any value';
    default:
      throw new Error(`There are no words for a schema of the type "${def.type}".`);
  }
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function either(all: readonly string[]): string {
  const choices = [...new Set(all)];
  if (choices.some((choice) => choice.includes(' or '))) return choices.join(', or ');
  return choices.length > 2
    ? `${choices.slice(0, -1).join(', ')}, or ${choices.at(-1)}`
    : choices.join(' or ');
}

function plural(text: string): string {
  const [, noun = text] = /^an? (.*)$/.exec(text) ?? [];
  return noun
    .replace(/^(string|URL|number|list|object|plug-in)\b/, '$1s')
    .replace(/^\[([^\]]*)\]/, '[$1s]')
    .replace(', or a list with', ', or lists with')
    .replace(/^any value$/, 'any values');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
