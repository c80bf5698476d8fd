import type { Diagnostic } from 'lectern/plugin';
import type { ApiIntro, ApiText, ExternalDocs, NamedSchema, SecurityScheme } from '../model/api-page.js';
import type { JsonSchema } from '../model/mock-data.js';
import type { Bundle } from './bundle.js';
import type { ApiSource, Cursor } from './document.js';
import { items, openSource, rawChild, textAt } from './document.js';
import { findExamples } from './examples.js';
import { externalDocs, webAddress } from './external-docs.js';
import type { JsonObject } from './json.js';
import { asArray, asObject, asStrings, asText, stringOf } from './json.js';
import { jsonSchema } from './json-schema.js';
import type { ConvertedOperation } from './operation.js';
import { convertOperations } from './operation.js';
import type { SchemaContext } from './schema.js';
import { writtenOut } from './schema.js';
import { schemaRegistry } from './schema-registry.js';
import { convertSecuritySchemes } from './security.js';
import { convertServers } from './servers.js';
import { specificationOf } from './validate.js';

export interface ConvertedDocument {
  title: string;
  version: string;
  intro: ApiIntro;
  securitySchemes: SecurityScheme[];
  tags: ConvertedTag[];
  otherSection?: string | undefined;
  operations: ConvertedOperation[];
  schemas: Omit<NamedSchema, 'target'>[];
  jsonSchemas: Record<string, JsonSchema>;
  /** Problems with values that pages can't show, although the specification allows them. */
  diagnostics: Diagnostic[];
}

export interface ConvertedTag {
  name: string;
  displayName?: string | undefined;
  section?: string | undefined;
  description?: ApiText | undefined;
  externalDocs?: ExternalDocs | undefined;
}

export function convertDocument({ bundle, route }: { bundle: Bundle; route: string }): ConvertedDocument {
  const source = openSource(bundle);
  const context: SchemaContext = {
    source,
    registry: schemaRegistry(source),
    problems: new Map(),
    jsonSchemas: new Map(),
    samples: new Map(),
    parts: new Map(),
    recursions: { count: 0 },
  };
  const top = { value: source.root, path: [] };
  const found = convertServers({ source, cursor: top });
  const securitySchemes = convertSecuritySchemes({ source, route });
  const operations = convertOperations({
    ...context,
    schemes: securitySchemes,
    servers: found,
    uniqueId: uniqueIds(),
  });
  const info = asObject(source.root.info);
  return {
    title: asText(info.title) ?? 'API',
    version: stringOf(info.version ?? ''),
    intro: { ...introOf({ source, bundle }), servers: found },
    securitySchemes,
    tags: inGroups({ root: source.root, tags: items({ source, cursor: top, key: 'tags' }) }).map(
      (cursor) => ({
        name: stringOf(cursor.value.name),
        displayName: asText(cursor.value['x-displayName'] ?? cursor.value.summary),
        section:
          sectionOf({ root: source.root, tag: stringOf(cursor.value.name) }) ?? asText(cursor.value.parent),
        description: textAt({ source, cursor }),
        externalDocs: externalDocs({ source, cursor }),
      }),
    ),
    otherSection: asArray(source.root['x-tagGroups']).length > 0 ? 'Other' : undefined,
    operations,
    ...convertSchemas(context),
    diagnostics: [...context.problems.values()],
  };
}

function sectionOf({ root, tag }: { root: ApiSource['root']; tag: string }): string | undefined {
  const group = asArray(root['x-tagGroups'])
    .map((each) => asObject(each))
    .find(({ tags }) => asStrings(tags).includes(tag));
  return asText(group?.name);
}

function inGroups({ root, tags }: { root: ApiSource['root']; tags: Cursor[] }): Cursor[] {
  const order = asArray(root['x-tagGroups']).flatMap((group) => asStrings(asObject(group).tags));
  const place = ({ value }: Cursor): number => {
    const index = order.indexOf(stringOf(value.name));
    return index === -1 ? order.length : index;
  };
  return tags.toSorted((a, b) => place(a) - place(b));
}

function introOf({ source, bundle }: { source: ApiSource; bundle: Bundle }): Omit<ApiIntro, 'servers'> {
  const top = { value: source.root, path: [] };
  const cursor = rawChild({ cursor: top, key: 'info' }) ?? { value: {}, path: ['info'] };
  const { summary, contact, license, termsOfService } = cursor.value;
  const person = asObject(contact);
  const licence = asObject(license);
  return {
    logo: logoOf({ info: cursor.value, title: asText(cursor.value.title) ?? 'API' }),
    summary: asText(summary),
    description: withTraitTags({ text: textAt({ source, cursor }), source }),
    specification: specificationOf(bundle.root),
    contact:
      contact === undefined
        ? undefined
        : { name: asText(person.name), url: webAddress(person.url), email: asText(person.email) },
    license:
      license === undefined ? undefined : { name: asText(licence.name) ?? '', url: webAddress(licence.url) },
    termsOfService: webAddress(termsOfService),
    externalDocs: externalDocs({ source, cursor: top }),
  };
}

/**
 * Redoc shows a tag with `x-traitTag` as a section of the introduction. The tag has a description, but no operations.
 */
function withTraitTags({
  text,
  source,
}: {
  text: ApiText | undefined;
  source: ApiSource;
}): ApiText | undefined {
  const tags = items({ source, cursor: { value: source.root, path: [] }, key: 'tags' });
  const sections = tags.flatMap((cursor) => {
    const { name, 'x-displayName': label, 'x-traitTag': isSection } = cursor.value;
    const own = isSection === true ? textAt({ source, cursor }) : undefined;
    return own === undefined ? [] : [{ own, heading: `# ${asText(label) ?? stringOf(name)}` }];
  });
  const [first] = sections;
  if (first === undefined) return text;
  const parts = sections.flatMap(({ own, heading }) => [heading, own.markdown]);
  const before = text === undefined ? [] : [text.markdown];
  return { ...(text ?? first.own), markdown: [...before, ...parts].join('\n\n') };
}

/**
 * `x-logo` is an extension of Redoc. The image may be a root-relative path or a `data:` URL, but the link must be an
 * http(s) URL.
 */
function logoOf({ info, title }: { info: JsonObject; title: string }): ApiIntro['logo'] {
  const { url, altText, href, backgroundColor } = asObject(info['x-logo']);
  const image = asText(url)?.trim() ?? '';
  const isPath = /^\/[^/\\]/.test(image);
  const isData = /^data:image\/[\w.+-]+[;,]/i.test(image);
  const address = isPath || isData ? image : webAddress(image);
  if (address === undefined) return undefined;
  const color = asText(backgroundColor)?.trim() ?? '';
  return {
    url: address,
    alt: asText(altText) ?? title,
    href: webAddress(href ?? asObject(info.contact).url),
    background: /^(?:#[\da-f]{3,8}|[a-z]+)$/i.test(color) ? color : undefined,
  };
}

function convertSchemas(context: SchemaContext): Pick<ConvertedDocument, 'schemas' | 'jsonSchemas'> {
  const schemas: ConvertedDocument['schemas'] = [];
  const jsonSchemas: ConvertedDocument['jsonSchemas'] = {};
  for (const [name, cursor] of context.registry.all) {
    const { file, line } = context.source.locationOf(cursor.path);
    const holder = { value: { schema: cursor.value }, path: cursor.path };
    const examples = findExamples({
      context,
      cursor: holder,
      schema: cursor,
      mediaType: 'application/json',
      use: 'response',
    });
    schemas.push({
      name,
      schema: writtenOut({ cursor, context }),
      location: { file, line },
      examples: examples.map(({ shown }) => shown),
    });
    jsonSchemas[name] = jsonSchema({ cursor, context });
  }
  return { schemas, jsonSchemas };
}

/** IDs of elements that are on every page. Operations and headings must not have the same IDs. */
const otherIds = ['authentication', 'main', 'menu', 'schemas', 'servers'];

function uniqueIds(): (wish: string) => string {
  const taken = new Set(otherIds);
  return (wish) => {
    const plain = wish.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '') || 'operation';
    let id = plain;
    // Names are compared in lower case, because each becomes the name of a file, and file names on Windows and macOS
    // are case-insensitive.
    for (let count = 2; taken.has(id.toLowerCase()); count += 1) id = `${plain}-${count}`;
    taken.add(id.toLowerCase());
    return id;
  };
}
