import type { ApiContent, ApiGroup, ApiOperation, NamedSchema, SchemaNode } from './model.js';

/** The named schemas that some schemas refer to, directly or not, in the order of `all`. */
export function schemasUsedBy({
  nodes,
  all,
}: {
  nodes: readonly SchemaNode[];
  all: ReadonlyMap<string, NamedSchema>;
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
      queue.push(found.schema);
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
  } = node;
  return [
    ...properties.map(({ schema }) => schema),
    ...patternProperties.map(({ schema }) => schema),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(items === undefined ? [] : [items]),
    ...(not === undefined ? [] : [not]),
    ...[prefixItems, oneOf, anyOf, allOf].flat(),
  ];
}

/** The schemas that operations show. */
export function schemasOfGroups(groups: readonly Pick<ApiGroup, 'operations'>[]): SchemaNode[] {
  return groups.flatMap(({ operations }) => operations.flatMap(schemasOfOperation));
}

function schemasOfOperation({ parameters, requestBody, responses }: ApiOperation): SchemaNode[] {
  const ofContent = (content: readonly ApiContent[]): SchemaNode[] =>
    content.flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
  return [
    ...parameters.flatMap(({ list }) => list.map(({ schema }) => schema)),
    ...ofContent(requestBody?.content ?? []),
    ...responses.flatMap(({ headers, content }) => [
      ...headers.map(({ schema }) => schema),
      ...ofContent(content),
    ]),
  ];
}
