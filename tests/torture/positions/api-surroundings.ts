import { posix } from 'node:path';
import type { Random } from '../campaign.js';
import type { ApiMistake } from './api-mistakes.js';
import type { Placed } from './surroundings.js';
import { here, located } from './surroundings.js';
import type { DataFormat } from './write-data.js';
import { writeData } from './write-data.js';

type Data = Record<string, unknown>;

/** An empty name refers to the main document. */
class FileReference {
  constructor(
    readonly name: string,
    readonly pointer: string,
  ) {}
}

export interface ApiDocument {
  /** The first file is the main document. */
  files: Record<string, string>;
  expected: Pick<Placed, 'line' | 'column'> & { file: string };
}

const toSchema = (name: string): FileReference => new FileReference('', `#/components/schemas/${name}`);

const text = { type: 'string' };
const ok = { 200: { description: 'Done' } };

const schemas: readonly (Data | FileReference)[] = [
  text,
  { type: 'object', properties: { 'ä 😀': text, b: { type: 'integer', minimum: 1 } }, required: ['b'] },
  { type: 'array', items: { type: 'object', additionalProperties: text } },
  { enum: ['one', 'two', "it's", '😀'], description: 'Of: { many } #words' },
  toSchema('Plain'),
  { type: 'object', properties: { parts: { type: 'array', items: toSchema('Plain') } } },
];

const wrappers: readonly ((inner: unknown) => Data)[] = [
  (inner) => ({ type: 'object', properties: { first: text, '😀 key': inner, z: text } }),
  (inner) => ({ type: 'array', items: inner, description: 'A list' }),
  (inner) => ({ allOf: [{ type: 'object' }, inner] }),
  (inner) => ({ anyOf: [inner, text] }),
  (inner) => ({ description: 'A map', type: 'object', additionalProperties: inner }),
  (inner) => ({ not: inner }),
];

const operations: readonly Data[] = [
  { responses: ok },
  { summary: 'Ümläute 😀', description: 'Two\nlines: a\n\nand more', responses: ok },
  {
    parameters: [{ name: 'a', in: 'query', schema: text }],
    responses: { default: { description: "It's", content: { 'application/json': { schema: text } } } },
  },
  {
    requestBody: { content: { 'application/json': { schema: toSchema('Plain') } } },
    responses: { 200: { description: 'Done', content: { 'text/plain': { schema: text } } } },
  },
  { tags: ['a', 'b c'], security: [{ key: [] }], deprecated: true, responses: ok },
];

export function apiDocument({ mistake, random }: { mistake: ApiMistake; random: Random }): ApiDocument {
  const files: Record<string, unknown> = {};
  const formatOf = (): DataFormat => mistake.format ?? random.pick(['yaml', 'json']);
  const formats: Record<string, DataFormat> = {};
  const main = formatOf();
  const version = random.pick(mistake.versions ?? ['3.0.3', '3.1.0', '3.1.1']);
  // The validator doesn't follow cyclic references into other files, so a recursive document stays in one file.
  const isRecursive = random.below(4) === 0;
  const apart = (part: Data): Data | FileReference => {
    if (isRecursive || random.below(3) > 0) return part;
    const format = formatOf();
    const name = `${random.pick(['', 'parts/'])}${random.pick(['one', 'zwö', 'a b'])}.${format}`;
    if (files[name] !== undefined) return part;
    formats[name] = format;
    // References to a file that contains only a reference would have no target.
    const isWhole = part.$ref === undefined && random.below(2) === 0;
    files[name] = isWhole ? part : { shared: text, 'x/y': part };
    return new FileReference(name, isWhole ? '' : '#/x~1y');
  };
  const inside = wrapped({ mistake, random, apart });
  const { operation, pathItem } = inside;
  const schema =
    isRecursive && inside.schema !== undefined
      ? { properties: { again: toSchema('Mit.Punkt'), inner: inside.schema } }
      : inside.schema;
  const home = schema === undefined ? {} : schemaHome({ schema, random });
  const root: Data = {
    openapi: version,
    info: withPart({ base: { title: 'Lamps 😀', version: '1' }, part: inside.info, random }),
    paths: {
      '/first': { get: { operationId: 'first', responses: ok } },
      ...neighbors({ random, prefix: '/a', list: operations.map((get) => ({ get })) }),
      '/ä/{id}/b': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        ...(home.operation === undefined ? {} : { post: home.operation }),
        ...(operation === undefined ? {} : { get: operation }),
      },
      ...(pathItem === undefined ? {} : { '/item': pathItem }),
      ...neighbors({ random, prefix: '/z', list: operations.map((put) => ({ put })) }),
    },
    components: withPart({
      base: {
        schemas: {
          Plain: random.pick([text, { type: 'object', properties: { more: toSchema('Plain') } }]),
          ...neighbors({ random, prefix: 'A', list: schemas }),
          'Mit.Punkt': home.component ?? text,
          ...neighbors({ random, prefix: 'Z', list: schemas }),
        },
        securitySchemes: { key: { type: 'apiKey', name: 'X', in: 'header' } },
      },
      part: inside.components,
      random,
    }),
  };
  files[`api.${main}`] = withPart({ base: root, part: inside.root, random });
  formats[`api.${main}`] = main;
  return written({ files, formats, main: `api.${main}`, random });
}

type Parts = Partial<Record<'operation' | 'root' | 'info' | 'components', Data>> &
  Partial<Record<'schema' | 'pathItem', Data | FileReference>>;

function wrapped({
  mistake: { slot, value },
  random,
  apart,
}: {
  mistake: ApiMistake;
  random: Random;
  apart: (part: Data) => Data | FileReference;
}): Parts {
  switch (slot) {
    case 'schema': {
      const count = random.below(4);
      let schema = apart(value);
      for (let level = 0; level < count; level += 1) {
        const inner = schema;
        schema = apart(random.pick(wrappers)(inner));
      }
      return { schema };
    }
    case 'operation':
      return { operation: withPart({ base: random.pick(operations), part: value, random }) };
    case 'pathItem':
      return { pathItem: apart(withPart({ base: { post: random.pick(operations) }, part: value, random })) };
    default:
      return { [slot]: value };
  }
}

function schemaHome({ schema, random }: { schema: Data | FileReference; random: Random }): {
  component?: Data | FileReference;
  operation?: Data;
} {
  const content = { 'application/json': { schema } };
  return random.pick([
    { component: schema },
    { operation: { responses: { 200: { description: 'Done', content } } } },
    { operation: { requestBody: { content }, responses: ok } },
    { operation: { parameters: [{ name: 'a', in: 'query', schema }], responses: ok } },
  ]);
}

function neighbors({
  random,
  prefix,
  list,
}: {
  random: Random;
  prefix: string;
  list: readonly unknown[];
}): Data {
  return Object.fromEntries(
    Array.from({ length: random.below(3) }, (_, index) => [prefix + index, random.pick(list)]),
  );
}

function withPart({ base, part, random }: { base: Data; part: Data | undefined; random: Random }): Data {
  if (part === undefined) return base;
  const names = Object.keys(part).map((key) => key.replace(here, ''));
  const rest = Object.entries(base).filter(([key]) => !names.includes(key));
  const index = random.below(rest.length + 1);
  return Object.fromEntries([...rest.slice(0, index), ...Object.entries(part), ...rest.slice(index)]);
}

function written({
  files,
  formats,
  main,
  random,
}: {
  files: Record<string, unknown>;
  formats: Record<string, DataFormat>;
  main: string;
  random: Random;
}): ApiDocument {
  const newline = random.pick(['\n', '\r\n']);
  const result: Record<string, string> = {};
  let expected: ApiDocument['expected'] | undefined;
  for (const [name, value] of Object.entries(files)) {
    const template = writeData({
      value: withReferences({ value, from: name, main, random }),
      format: formats[name] ?? 'yaml',
      random,
    });
    const { content, line, column } = located({ text: template, newline, bom: random.below(4) === 0 });
    result[name] = content;
    if (template.includes(here)) expected = { file: name, line, column };
  }
  if (expected === undefined) throw new Error(`No mark in ${main}.`);
  return { files: { [main]: result[main] ?? '', ...result }, expected };
}

function withReferences({
  value,
  from,
  main,
  random,
}: {
  value: unknown;
  from: string;
  main: string;
  random: Random;
}): unknown {
  const inner = (item: unknown): unknown => withReferences({ value: item, from, main, random });
  if (value instanceof FileReference) {
    const to = value.name || main;
    if (to === from) return { $ref: value.pointer };
    const path = posix.relative(posix.dirname(from), to).replace(' ', random.pick([' ', '%20']));
    return { $ref: `${random.pick(['', './'])}${path}${value.pointer}` };
  }
  if (Array.isArray(value)) return value.map(inner);
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item)]));
}
