import type {
  ApiContent,
  ApiGroup,
  ApiOperation,
  NamedSchema,
  SchemaNode,
  UsedSchema,
} from '../model/api-page.js';
import { hasContent, openName } from '../model/schema-content.js';

/**
 * The maximum size of embedded schemas, in characters of JSON: `page` plus `operation` for each operation, without the
 * schemas of request bodies. Readers don't fill in the body of a webhook, so each of its schemas has the limit
 * `webhook`.
 */
const heldWeight = { page: 3_000, operation: 3_000, webhook: 6_000 };

interface Options {
  groups: readonly Pick<ApiGroup, 'operations'>[];
  schemas: readonly NamedSchema[];
  all: ReadonlyMap<string, NamedSchema>;
  /** Whether the page embeds schemas where they are first used. Otherwise, each schema has its own section. */
  holds: boolean;
  memory: SchemaMemory;
}

export interface SchemaMemory {
  weightOf: (schema: NamedSchema) => number;
  namesOf: (node: SchemaNode) => readonly string[];
  positionOf: (name: string) => number;
}

export function schemaMemory(all: ReadonlyMap<string, NamedSchema>): SchemaMemory {
  const positions = new Map([...all.keys()].map((name, index) => [name, index]));
  return {
    weightOf: memoized(({ schema }) => JSON.stringify(schema).length),
    namesOf: memoized((node) => [...namesIn([node])]),
    positionOf: (name) => positions.get(name) ?? positions.size,
  };
}

function memoized<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Returns the named schemas that a page refers to. A schema is embedded if it is a scalar, such as a string, or if its
 * fields are visible at first, as in a request body. On the page of a tag or an operation, schemas up to two references
 * away are embedded, too, the nearest first, as long as the page stays small. Any other schema is a link, and is
 * fetched when a reader opens it.
 */
export function usedSchemas({ groups, schemas, all, holds, memory }: Options): Record<string, UsedSchema> {
  const { weightOf, namesOf, positionOf } = memory;
  const namesAmong = (nodes: readonly SchemaNode[]): Set<string> => new Set(nodes.flatMap(namesOf));
  const operations = groups.flatMap((group) => group.operations);
  const open = new Set(
    operations.flatMap((operation) =>
      openNames(operation).filter((name) => {
        const schema = all.get(name);
        return !operation.webhook || (schema !== undefined && weightOf(schema) <= heldWeight.webhook);
      }),
    ),
  );
  const held = new Set(open);
  const own = [...schemasOfGroups(groups), ...schemas.map(({ schema }) => schema)];
  const ofOpen = [...open].flatMap((name) => all.get(name)?.schema ?? []);
  const first = namesAmong([...own, ...ofOpen]);
  if (holds) {
    let left = heldWeight.page + heldWeight.operation * operations.length;
    let names = first;
    for (let step = 0; step < 2; step += 1) {
      const found: SchemaNode[] = [];
      for (const schema of pick({ all, names })) {
        const weight = held.has(schema.name) ? 0 : weightOf(schema);
        if (weight > left) continue;
        left -= weight;
        held.add(schema.name);
        found.push(schema.schema);
      }
      names = namesAmong(found);
    }
  }
  const shown = holds ? namesAmong([...held].flatMap((name) => all.get(name)?.schema ?? [])) : [];
  const used = new Set([...first, ...open, ...held, ...shown]);
  return Object.fromEntries(
    pick({ all, names: used })
      .sort((a, b) => positionOf(a.name) - positionOf(b.name))
      .map(({ name, target, schema }): [string, UsedSchema] => [
        name,
        held.has(name) || !hasContent(schema) ? { name, target, schema } : { name, target },
      ]),
  );
}

function openNames({ requestBody }: Pick<ApiOperation, 'requestBody'>): string[] {
  return (requestBody?.content ?? []).flatMap(
    ({ schema }) => (schema === undefined ? undefined : openName(schema)) ?? [],
  );
}

function pick({ all, names }: { all: Options['all']; names: ReadonlySet<string> }): NamedSchema[] {
  return [...names].flatMap((name) => all.get(name) ?? []);
}

function namesIn(nodes: readonly SchemaNode[]): Set<string> {
  const names = new Set<string>();
  const visit = (node: SchemaNode): void => {
    if (node.ref !== undefined) names.add(node.ref);
    for (const { ref } of node.discriminator?.mapping ?? []) names.add(ref);
    for (const inner of schemasWithin(node)) visit(inner);
  };
  for (const node of nodes) visit(node);
  return names;
}
function schemasWithin(node: SchemaNode): SchemaNode[] {
  const {
    properties,
    patternProperties,
    additionalProperties,
    items,
    prefixItems,
    oneOf,
    anyOf,
    allOf,
    not,
    conditions = [],
  } = node;
  return [
    ...properties.map(({ schema }) => schema),
    ...patternProperties.map(({ schema }) => schema),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(items === undefined ? [] : [items]),
    ...(not === undefined ? [] : [not]),
    ...[prefixItems, oneOf, anyOf, allOf].flat(),
    ...conditions.map(({ schema }) => schema),
  ];
}

function schemasOfGroups(groups: readonly Pick<ApiGroup, 'operations'>[]): SchemaNode[] {
  return groups.flatMap(({ operations }) =>
    operations.flatMap((operation) => [operation, ...operation.callbacks].flatMap(schemasOfRequest)),
  );
}

function schemasOfRequest({
  parameters,
  requestBody,
  responses,
}: Pick<ApiOperation, 'parameters' | 'requestBody' | 'responses'>): SchemaNode[] {
  const ofContent = (content: readonly ApiContent[]): SchemaNode[] =>
    content.flatMap(({ schema, encoding = [] }) => [
      ...(schema === undefined ? [] : [schema]),
      ...encoding.flatMap(({ headers }) => headers.map((header) => header.schema)),
    ]);
  return [
    ...parameters.flatMap(({ list }) => list.map(({ schema }) => schema)),
    ...ofContent(requestBody?.content ?? []),
    ...responses.flatMap(({ headers, content }) => [
      ...headers.map(({ schema }) => schema),
      ...ofContent(content),
    ]),
  ];
}
