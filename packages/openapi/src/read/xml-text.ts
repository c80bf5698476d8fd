import type { JsonValue } from '../model/api-page.js';
import type { ApiSource, Cursor } from './document.js';
import { follow, rawChild } from './document.js';
import type { JsonObject } from './json.js';
import { asArray, asObject, asText, isObject } from './json.js';

interface Options {
  source: ApiSource;
  value: JsonValue;
  schema: Cursor | undefined;
}

/** OpenAPI's `xml` object specifies names, attributes, prefixes, namespaces, and wrapped lists. */
export function xmlText({ source, value, schema }: Options): string {
  const referred = /([^/]+)$/.exec(asText(schema?.value.$ref) ?? '')?.[1]?.replace(/[^\w.-]/g, '-');
  const xml = xmlOf(resolve({ source, schema }));
  const isList = Array.isArray(value);
  const name = asText(xml.name) ?? referred ?? 'root';
  return element({ source, name, value, schema, isWrapped: isList, indent: '' });
}

interface Element extends Options {
  name: string;
  isWrapped: boolean;
  indent: string;
}

function element({ source, name, value, schema, isWrapped, indent }: Element): string {
  const own = resolve({ source, schema });
  const { prefix, namespace } = xmlOf(own);
  if (Array.isArray(value)) {
    const items = own === undefined ? undefined : rawChild({ cursor: own, key: 'items' });
    const itemName = asText(xmlOf(resolve({ source, schema: items })).name) ?? name;
    const entries = value.map((item) =>
      element({
        source,
        name: itemName,
        value: item,
        schema: items,
        isWrapped: true,
        indent: isWrapped ? `${indent}  ` : indent,
      }),
    );
    return isWrapped
      ? tag({ name: prefixed(prefix, name), attributes: spaceOf(prefix, namespace), inner: entries, indent })
      : entries.join('\n');
  }
  const full = prefixed(prefix, name);
  if (!isObject(value)) {
    const text = value === null ? '' : escaped(String(value));
    return `${indent}<${full}${written(spaceOf(prefix, namespace))}>${text}</${full}>`;
  }
  const fields = Object.entries(value).map(([key, inner]) => {
    const property = propertyOf({ source, schema: own, key });
    return { inner, property, key, xml: xmlOf(resolve({ source, schema: property })) };
  });
  const attributes = fields
    .filter(({ xml }) => xml.attribute === true)
    .map(
      ({ key, inner, xml }): Attribute => [
        prefixed(xml.prefix, asText(xml.name) ?? key),
        isObject(inner) || Array.isArray(inner) ? JSON.stringify(inner) : String(inner),
      ],
    );
  const inner = fields
    .filter(({ xml }) => xml.attribute !== true)
    .map(({ key, inner: child, property, xml }) =>
      element({
        source,
        name:
          asText(xml.name) !== undefined && (xml.wrapped === true || !Array.isArray(child))
            ? String(xml.name)
            : key,
        value: child,
        schema: property,
        isWrapped: xml.wrapped === true,
        indent: `${indent}  `,
      }),
    );
  return tag({ name: full, attributes: [...spaceOf(prefix, namespace), ...attributes], inner, indent });
}

type Attribute = readonly [name: string, value: string];

function tag({
  name,
  attributes,
  inner,
  indent,
}: {
  name: string;
  attributes: readonly Attribute[];
  inner: readonly string[];
  indent: string;
}): string {
  const start = `${indent}<${name}${written(attributes)}`;
  const lines = inner.filter((line) => line !== '');
  return lines.length === 0 ? `${start}/>` : `${start}>\n${lines.join('\n')}\n${indent}</${name}>`;
}

function written(attributes: readonly Attribute[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

function spaceOf(prefix: JsonValue | undefined, namespace: JsonValue | undefined): Attribute[] {
  if (typeof namespace !== 'string') return [];
  return [[typeof prefix === 'string' ? `xmlns:${prefix}` : 'xmlns', namespace]];
}

function prefixed(prefix: JsonValue | undefined, name: string): string {
  return typeof prefix === 'string' && prefix !== '' ? `${prefix}:${name}` : name;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function resolve({ source, schema }: Pick<Options, 'source' | 'schema'>): Cursor | undefined {
  return schema === undefined ? undefined : follow({ source, cursor: schema });
}

function xmlOf(schema: Cursor | undefined): JsonObject {
  return asObject(schema?.value.xml);
}

/** The field may be in a part of `allOf`. */
function propertyOf({
  source,
  schema,
  key,
  depth = 0,
}: Pick<Options, 'source' | 'schema'> & { key: string; depth?: number }): Cursor | undefined {
  if (schema === undefined || depth > 8) return undefined;
  const properties = rawChild({ cursor: schema, key: 'properties' });
  const own = properties === undefined ? undefined : rawChild({ cursor: properties, key });
  if (own !== undefined) return own;
  for (const [index, part] of asArray(schema.value.allOf).entries()) {
    if (!isObject(part)) continue;
    const cursor = resolve({ source, schema: { value: part, path: [...schema.path, 'allOf', index] } });
    const found = propertyOf({ source, schema: cursor, key, depth: depth + 1 });
    if (found !== undefined) return found;
  }
  return undefined;
}
