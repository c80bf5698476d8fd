import type { JsonValue } from '../model/api-page.js';
import { isExplosive, targetOf } from './expanded-size.js';
import type { JsonObject } from './json.js';
import { asObject, isObject, stringOf } from './json.js';
import { reduceToOpenapi31 } from './openapi-3-2.js';

const schemaKeys = new Set(['additionalProperties', 'contains', 'items', 'not', 'propertyNames', 'schema']);
const schemaGroups = new Set(['allOf', 'anyOf', 'oneOf', 'patternProperties', 'prefixItems', 'properties']);

/**
 * The validator rejects some constructs that specifications and other tools allow: fields next to a `$ref`, which
 * OpenAPI 3.0 and Swagger 2.0 ignore, and operations in separate files.
 */
export function validationCopy(root: JsonObject): JsonObject {
  const copy = structuredClone(root);
  for (const key of ['paths', 'webhooks']) {
    const items = asObject(copy[key]);
    for (const [path, item] of Object.entries(items)) {
      const own = inlined({ root, value: item });
      items[path] = own;
      for (const [name, value] of Object.entries(asObject(own)))
        if (name !== 'parameters') asObject(own)[name] = inlined({ root, value });
    }
  }
  const isModern = /^3\.[12]/.test(stringOf(root.openapi));
  tidyReferences({ root, node: copy, ignoresSiblings: !isModern });
  if (stringOf(root.openapi).startsWith('3.2')) reduceToOpenapi31(copy);
  return isExplosive(root) ? asObject(withoutSchemas({ node: copy, key: '', group: '' })) : copy;
}

/** The validator doesn't replace a reference if its target contains a cycle. */
function inlined({ root, value }: { root: JsonObject; value: JsonValue }): JsonValue {
  const target =
    isObject(value) && typeof value.$ref === 'string' ? targetOf({ root, ref: value.$ref }) : undefined;
  return target === undefined ? value : structuredClone(target);
}

/** References without a target are dropped, because they are reported elsewhere. */
function tidyReferences({
  root,
  node,
  ignoresSiblings,
}: {
  root: JsonObject;
  node: JsonValue;
  ignoresSiblings: boolean;
}): void {
  if (typeof node !== 'object' || node === null) return;
  if (isObject(node) && typeof node.$ref === 'string') {
    const target = targetOf({ root, ref: node.$ref });
    // A reference to a boolean schema makes the validator throw an error.
    const isOmitted = target === undefined || typeof target === 'boolean';
    for (const key of Object.keys(node)) {
      if (key === '$ref' ? isOmitted : ignoresSiblings) delete node[key];
    }
  }
  for (const inner of Object.values(node)) tidyReferences({ root, node: inner, ignoresSiblings });
}

/**
 * Expanding the references to schemas would take too much memory. Each schema is still validated where it is declared.
 */
function withoutSchemas({ node, key, group }: { node: JsonValue; key: string; group: string }): JsonValue {
  if (Array.isArray(node)) return node.map((item) => withoutSchemas({ node: item, key: '', group: key }));
  if (!isObject(node)) return node;
  const isSchema = schemaKeys.has(key) || schemaGroups.has(group);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, inner]) => !(isSchema && name === '$ref' && typeof inner === 'string'))
      .map(([name, inner]) => [name, withoutSchemas({ node: inner, key: name, group: key })]),
  );
}
