import type { JsonValue, SchemaNode } from '../model/api-page.js';
import type { ApiSource, Cursor } from './document.js';
import { asArray, asObject, stringOf } from './json.js';

/** Redoc uses a map from values to descriptions. Many generators write a list in the order of the values. */
const textKeys = ['x-enumDescriptions', 'x-enum-descriptions'];
const nameKeys = ['x-enum-varnames', 'x-enumNames'];

export function enumDescriptions({
  source,
  cursor: { value: schema, path },
}: {
  source: ApiSource;
  cursor: Cursor;
}): Pick<SchemaNode, 'enumDescriptions'> {
  const textKey = textKeys.find((key) => schema[key] !== undefined);
  const nameKey = nameKeys.find((key) => schema[key] !== undefined);
  const key = textKey ?? nameKey;
  if (key === undefined) return {};
  const values = asArray(schema.enum).map(stringOf);
  const texts = textKey === undefined ? new Map() : byValue({ given: schema[textKey], values });
  const names = nameKey === undefined ? new Map() : byValue({ given: schema[nameKey], values });
  const location = source.locationOf([...path, key]);
  const known = [...new Set([...texts.keys(), ...names.keys()])].flatMap((value) => {
    const name = names.get(value) === value ? undefined : names.get(value);
    const markdown = [name, texts.get(value)].filter((text) => text !== undefined).join(': ');
    return markdown === '' ? [] : [[value, { markdown, ...location }] as const];
  });
  return known.length === 0 ? {} : { enumDescriptions: Object.fromEntries(known) };
}

function byValue({
  given,
  values,
}: {
  given: JsonValue | undefined;
  values: readonly string[];
}): Map<string, string> {
  const pairs: (readonly [string, JsonValue | undefined])[] = Array.isArray(given)
    ? values.map((value, index) => [value, given[index]])
    : Object.entries(asObject(given));
  return new Map(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}
