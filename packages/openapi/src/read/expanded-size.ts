import type { JsonValue } from '../model/api-page.js';
import type { JsonObject } from './json.js';
import { isObject, pathOfPointer } from './json.js';
import { endOfChain } from './reference-chain.js';

/**
 * The maximum number of values after replacing references. The validator copies each value. GitHub's document has two
 * million, and much larger documents would exhaust memory.
 */
const mostValues = 3_000_000;

export function isExplosive(root: JsonObject): boolean {
  return expandedSize({ root }) > mostValues;
}

/**
 * Counts the values after all references are expanded. A reference back to an enclosing value counts as one. The result
 * can be `Infinity`.
 */
export function expandedSize({ root, part = root }: { root: JsonObject; part?: JsonObject }): number {
  const known = new Map<JsonValue, number>();
  const open = new Set<JsonValue>();
  const sizeOf = (node: JsonValue): number => {
    if (typeof node !== 'object' || node === null || open.has(node)) return 1;
    const counted = known.get(node);
    if (counted !== undefined) return counted;
    open.add(node);
    let size = 1;
    for (const inner of Array.isArray(node) ? node : Object.values(node)) size += sizeOf(inner);
    const target =
      isObject(node) && typeof node.$ref === 'string' ? targetOf({ root, ref: node.$ref }) : undefined;
    if (target !== undefined) size += sizeOf(target);
    open.delete(node);
    known.set(node, size);
    return size;
  };
  return sizeOf(part);
}

export function targetOf({ root, ref }: { root: JsonObject; ref: string }): JsonValue | undefined {
  const path = pathOfPointer(ref);
  const end = path === undefined ? undefined : endOfChain({ root, path });
  return end?.kind === 'found' ? end.value : undefined;
}
