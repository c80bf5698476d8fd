import type { JsonValue, SchemaLimits, SchemaNode } from '../model/api-page.js';
import { isRounded } from './exact-numbers.js';
import type { JsonObject } from './json.js';
import { asObject, asStrings } from './json.js';

const limitKeys = [
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;

export function limitsOf(schema: JsonObject): SchemaLimits | undefined {
  const found = limitKeys.flatMap((key): [keyof SchemaLimits, number][] => {
    const value = schema[key];
    return typeof value === 'number' && !isRounded(value) ? [[key, value]] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

export function limitWords(limits: SchemaLimits): string[] {
  return [
    between({ min: limits.minLength, max: limits.maxLength, unit: ['character', 'characters'] }),
    limit({ word: 'at least', value: limits.minimum }),
    limit({ word: 'more than', value: limits.exclusiveMinimum }),
    limit({ word: 'at most', value: limits.maximum }),
    limit({ word: 'less than', value: limits.exclusiveMaximum }),
    between({ min: limits.minItems, max: limits.maxItems, unit: ['item', 'items'] }),
    between({ min: limits.minProperties, max: limits.maxProperties, unit: ['property', 'properties'] }),
  ].filter((word) => word !== undefined);
}

export function constraintWords(
  schema: JsonObject,
  digitsOf: (key: string) => string | undefined = () => undefined,
): string[] {
  const number = (key: string): number | undefined => {
    const value = schema[key];
    return typeof value === 'number' ? value : undefined;
  };
  const words = [
    ...limitWords(limitsOf(schema) ?? {}),
    ...roundedWords({ schema, digitsOf }),
    limit({ word: 'a multiple of', value: number('multipleOf') }),
    schema.uniqueItems === true ? 'no duplicates' : undefined,
    between({
      min: number('minContains'),
      max: number('maxContains'),
      unit: ['matching item', 'matching items'],
    }),
    typeof schema.pattern === 'string' ? `matches ${schema.pattern}` : undefined,
    schema.items === false && schema.prefixItems !== undefined ? 'no other items' : undefined,
    ...Object.entries(asObject(schema.dependentRequired)).map(
      ([name, needed]) => `${name} requires ${asStrings(needed).join(', ')}`,
    ),
    typeof schema.contentMediaType === 'string' ? `contains ${schema.contentMediaType}` : undefined,
    typeof schema.contentEncoding === 'string' ? `encoded as ${schema.contentEncoding}` : undefined,
  ];
  return words.filter((word) => word !== undefined);
}

const wordsByLimit = {
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  maximum: 'at most',
  exclusiveMaximum: 'less than',
};

/**
 * For limits that JavaScript can't represent exactly, the digits in the document are used. If they are unknown or
 * already rounded, 2⁶³ and 2⁶⁴ are reduced by one, because the limits of 64-bit integers are meant.
 */
function roundedWords({
  schema,
  digitsOf,
}: {
  schema: JsonObject;
  digitsOf: (key: string) => string | undefined;
}): string[] {
  return Object.entries(wordsByLimit).flatMap(([key, word]) => {
    const value = schema[key];
    if (typeof value !== 'number' || !isRounded(value)) return [];
    const digits = digitsOf(key);
    return [`${word} ${digits === undefined || digits === String(value) ? numberText(value) : digits}`];
  });
}

function limit({ word, value }: { word: string; value: number | undefined }): string | undefined {
  return value === undefined ? undefined : `${word} ${numberText(value)}`;
}

/** JavaScript rounds the maximum 64-bit integers up to 2⁶³ and 2⁶⁴. */
function numberText(value: number): string {
  if (Number.isSafeInteger(value) || !Number.isInteger(value)) return String(value);
  if (value === 2 ** 63 || value === 2 ** 64) return String(BigInt(value) - 1n);
  return String(BigInt(value));
}

function between({
  min,
  max,
  unit: [one, many],
}: {
  min: number | undefined;
  max: number | undefined;
  unit: readonly [string, string];
}): string | undefined {
  const unit = (count: number) => (count === 1 ? one : many);
  // A minimum of zero is not shown, because lengths and counts are never negative.
  const least = min === 0 ? undefined : min;
  if (least === undefined) return max === undefined ? undefined : `at most ${max} ${unit(max)}`;
  if (max === undefined) return `at least ${least} ${unit(least)}`;
  return least === max ? `exactly ${max} ${unit(max)}` : `${least} to ${max} ${unit(max)}`;
}

type Labelled = Omit<SchemaNode, 'label'>;

export function schemaLabel(node: Labelled): string {
  const label = plainLabel(node);
  if (!node.nullable || label === 'null') return label;
  return /^(?:one|any) of /.test(label) ? `${label}, or null` : `${label} or null`;
}

function plainLabel({
  ref,
  const: constant,
  types,
  format,
  items,
  oneOf,
  anyOf,
  allOf,
  ...node
}: Labelled): string {
  if (ref !== undefined) return ref;
  if (constant !== undefined) return valueText(constant);
  // The label of a scalar is only its type. Its alternatives, such as named constants, are listed below the label.
  const isScalar = types.length > 0 && !types.some((type) => type === 'object' || type === 'array');
  if (isScalar) return typeNames({ types, format, items });
  if (oneOf.length > 0) return choice({ word: 'one of', nodes: oneOf });
  if (anyOf.length > 0) return choice({ word: 'any of', nodes: anyOf });
  if (allOf.length > 0) return allOf.map(({ label }) => label).join(' and ');
  if (types.length === 0) return node.nullable ? 'null' : 'any';
  return typeNames({ types, format, items });
}

function typeNames({ types, format, items }: Pick<Labelled, 'types' | 'format' | 'items'>): string {
  return types
    .map((type) => {
      if (type === 'array') return items === undefined ? 'array' : `array of ${items.label}`;
      return format !== undefined ? `${type} (${format})` : type;
    })
    .join(' or ');
}

function choice({ word, nodes }: { word: string; nodes: readonly SchemaNode[] }): string {
  const labels = [
    ...new Set(nodes.map(({ title, label, ref }) => (ref === undefined ? (title ?? label) : label))),
  ];
  return labels.length === 1 ? (labels[0] ?? '') : `${word} ${labels.join(', ')}`;
}

function valueText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
