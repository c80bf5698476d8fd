import type { SchemaNode } from './schema-model.js';

export function hasContent(node: SchemaNode): boolean {
  const { ref, properties, patternProperties, additionalProperties, items, prefixItems } = node;
  const choices = node.oneOf.length + node.anyOf.length + node.allOf.length;
  return (
    ref !== undefined ||
    properties.length + patternProperties.length + prefixItems.length + choices > 0 ||
    typeof additionalProperties === 'object' ||
    additionalProperties === false ||
    node.not !== undefined ||
    node.conditions !== undefined ||
    (items !== undefined && (hasContent(items) || hasText(items)))
  );
}

export function hasText({ description, enum: values, constraints }: SchemaNode): boolean {
  return description !== undefined || values !== undefined || constraints.length > 0;
}

export function openName(node: SchemaNode): string | undefined {
  return node.ref ?? (node.types.includes('array') ? node.items?.ref : undefined);
}
