import type { SchemaNode, SchemaProperty } from '../model/api-page.js';
import { mergeConstraints } from './merge-constraints.js';
import { mergeDescriptions, mergeNodes } from './merge-nodes.js';

type Unlabelled = Omit<SchemaNode, 'label'>;

interface Part {
  node: SchemaNode;
  /** The part with its references expanded. Undefined if the part is recursive. */
  full: SchemaNode | undefined;
}

/**
 * Objects are merged into one list of properties, and strings, numbers, and lists into one value. All other parts
 * remain in `allOf`.
 */
export function mergeAll({ node, parts }: { node: Unlabelled; parts: readonly Part[] }): Unlabelled {
  const [first] = parts;
  const saysMore =
    node.properties.length > 0 || node.types.length > 0 || node.oneOf.length > 0 || node.anyOf.length > 0;
  if (parts.length === 1 && first !== undefined && !saysMore) return withSiblings({ node, part: first.node });
  const values = [...parts.map((part) => part.node), { ...node, label: '' }];
  if (parts.every(({ full }) => full !== undefined && isPlainValue(full)) && isPlainValue(node)) {
    const [start, ...others] = values;
    const hasOneName = new Set(values.flatMap(({ ref }) => ref ?? [])).size < 2;
    if (start !== undefined && hasOneName)
      return others.reduce((merged, other) => mergeNodes({ first: merged, second: other }), start);
  }
  const objects = parts.flatMap(({ full }) => (full !== undefined && isObject(full) ? [full] : []));
  if (objects.length < parts.length || !isObject({ ...node, label: '' }))
    return { ...node, allOf: parts.map((part) => part.node) };
  const all = [...objects, node];
  const last = <Key extends keyof Unlabelled>(key: Key): Unlabelled[Key] | undefined =>
    all.findLast((part) => part[key] !== undefined)?.[key];
  const constraints = all.reduce<Pick<SchemaNode, 'constraints' | 'limits'>>(
    (first, second) => mergeConstraints({ first, second }),
    { constraints: [] },
  );
  return {
    ...node,
    types: ['object'],
    title: node.title,
    description: descriptionOf({ node, parts }),
    examples: node.examples,
    ...constraints,
    readOnly: all.some(({ readOnly }) => readOnly),
    writeOnly: all.some(({ writeOnly }) => writeOnly),
    deprecated: all.some(({ deprecated }) => deprecated),
    properties: mergeProperties(all.flatMap(({ properties }) => properties)),
    patternProperties: all.flatMap(({ patternProperties }) => patternProperties),
    additionalProperties: last('additionalProperties'),
    discriminator: last('discriminator'),
  };
}

function descriptionOf({
  node,
  parts,
}: {
  node: Unlabelled;
  parts: readonly Part[];
}): SchemaNode['description'] {
  const own = [...parts.filter((part) => part.node.ref === undefined).map((part) => part.node), node];
  const joined = own.reduce<SchemaNode['description']>(
    (first, { description: second }) => mergeDescriptions({ first, second }),
    undefined,
  );
  return joined ?? parts.findLast(({ full }) => full?.description !== undefined)?.full?.description;
}

function isPlainValue({ types, properties, oneOf, anyOf, allOf, ...node }: Unlabelled): boolean {
  const lists = [properties, node.patternProperties, oneOf, anyOf, allOf];
  const others = [node.additionalProperties, node.not, node.conditions, node.discriminator];
  return (
    !types.includes('object') &&
    lists.every(({ length }) => length === 0) &&
    others.every((field) => field === undefined)
  );
}

function withSiblings({ node, part }: { node: Unlabelled; part: SchemaNode }): Unlabelled {
  return {
    ...part,
    title: node.title ?? part.title,
    description: node.description ?? part.description,
    examples: node.examples.length > 0 ? node.examples : part.examples,
    ...(node.default === undefined ? {} : { default: node.default }),
    nullable: node.nullable || part.nullable,
    readOnly: node.readOnly || part.readOnly,
    writeOnly: node.writeOnly || part.writeOnly,
    deprecated: node.deprecated || part.deprecated,
  };
}

function isObject({ types, oneOf, anyOf, allOf, items, not, ...node }: SchemaNode): boolean {
  const onlyObject = types.every((type) => type === 'object');
  const isPlain = oneOf.length === 0 && anyOf.length === 0 && allOf.length === 0;
  return onlyObject && isPlain && items === undefined && not === undefined && node.enum === undefined;
}

/** A property must satisfy all of its schemas, and is required if any part requires it. */
function mergeProperties(properties: readonly SchemaProperty[]): SchemaProperty[] {
  const merged = new Map<string, SchemaProperty>();
  for (const property of properties) {
    const known = merged.get(property.name);
    merged.set(
      property.name,
      known === undefined
        ? property
        : {
            ...property,
            schema: mergeNodes({ first: known.schema, second: property.schema }),
            required: property.required || known.required,
          },
    );
  }
  return [...merged.values()];
}
