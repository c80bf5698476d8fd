import { joinRoute } from 'lectern/plugin';
import type { NamedSchema } from '../model/api-page.js';
import type { ConvertedDocument } from './convert.js';
import type { MakePage, PlacedPage } from './pages.js';

/**
 * The maximum size of all schemas that share a page, in characters of JSON, which is about the size of the HTML. On a
 * larger page, readers would wait for thousands of fields to see one schema.
 */
const schemasPageWeight = 300_000;

export function areSchemasSplit(document: ConvertedDocument): boolean {
  return schemasWeight({ document, limit: schemasPageWeight }) > schemasPageWeight;
}

/** Counts characters of JSON, and stops at the limit, because a document can have thousands of schemas. */
export function schemasWeight({
  document,
  limit,
}: {
  document: Pick<ConvertedDocument, 'schemas'>;
  limit: number;
}): number {
  let weight = 0;
  for (const schema of document.schemas) {
    weight += JSON.stringify(schema).length;
    if (weight > limit) break;
  }
  return weight;
}

export function placeSchemas({
  document,
  route,
  isSplit,
}: {
  document: ConvertedDocument;
  route: string;
  isSplit: boolean;
}): Map<string, NamedSchema> {
  const taken = new Set<string>();
  const pageOf = (plain: string): string => {
    let name = plain;
    // Names are compared in lower case, because each becomes the name of a file, and file names on Windows and macOS
    // are case-insensitive.
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${plain}-${count}`;
    taken.add(name.toLowerCase());
    return joinRoute(route, name);
  };
  return new Map(
    document.schemas.map((schema) => {
      const plain = schema.name.replace(/[^\w.-]+/g, '-');
      const target = { route: isSplit ? pageOf(plain) : route, anchor: `schema-${plain}` };
      return [schema.name, { ...schema, target }];
    }),
  );
}

export function schemaPages({
  schemas,
  route,
  isSplit,
  make,
}: {
  schemas: readonly NamedSchema[];
  route: string;
  isSplit: boolean;
  make: MakePage;
}): PlacedPage[] {
  const title = 'Schemas';
  if (schemas.length === 0) return [];
  if (!isSplit) return [{ route, page: make({ kind: 'schemas', title, schemas: [...schemas] }) }];
  const schemaIndex = schemas.map(({ name, target }) => ({ name, target }));
  return [
    { route, page: make({ kind: 'schemas', title, schemaIndex }) },
    ...schemas.map((schema) => ({
      route: schema.target.route,
      page: make({ kind: 'schema', title: schema.name, schemas: [schema] }),
    })),
  ];
}
