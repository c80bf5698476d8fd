import type { ApiContent, ApiGroup, ApiOperation, NamedSchema, SchemaNode } from '../model/api-page.js';

/** The named schemas that some schemas refer to, directly or not unless told otherwise, in the order of `all`. */
export function schemasUsedBy({
  nodes,
  all,
  onlyDirect,
}: {
  nodes: readonly SchemaNode[];
  all: ReadonlyMap<string, NamedSchema>;
  /** Not those that these refer to again. */
  onlyDirect: boolean;
}): Record<string, NamedSchema> {
  const used = new Set<string>();
  const queue = [...nodes];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    queue.push(...schemasWithin(node));
    const names = [node.ref, ...(node.discriminator?.mapping.map(({ ref }) => ref) ?? [])];
    for (const name of names) {
      const found = name === undefined || used.has(name) ? undefined : all.get(name);
      if (name === undefined || found === undefined) continue;
      used.add(name);
      if (!onlyDirect) queue.push(found.schema);
    }
  }
  return Object.fromEntries([...all].filter(([name]) => used.has(name)));
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

/** The schemas that operations show. */
export function schemasOfGroups(groups: readonly Pick<ApiGroup, 'operations'>[]): SchemaNode[] {
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
