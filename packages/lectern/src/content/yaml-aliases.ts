import type { Alias, Document, Node } from 'yaml';
import { yamlLibrary } from '../util/yaml-library.js';

export interface AliasProblem {
  offset: number;
  reason: string;
  hint: string;
}

/**
 * The maximum number of values after all aliases are expanded, or ten times the number of values before, whichever is
 * more.
 */
const mostValues = 100_000;

/**
 * Finds the first alias that can't be expanded: its anchor doesn't exist, the anchored value contains the alias, or
 * nested aliases would use too much memory.
 */
export function aliasProblem(document: Document.Parsed): AliasProblem | undefined {
  const { isAlias, isNode, isPair, isCollection } = yamlLibrary();
  const anchors = new Map<string, Node>();
  const sizes = new Map<Node, number>();
  const open = new Set<Node>();
  let found: AliasProblem | undefined;
  let written = 0;
  let first: Alias | undefined;
  const sizeOfAlias = (alias: Alias): number => {
    const target = anchors.get(alias.source);
    first ??= alias;
    if (target === undefined) found ??= unresolved(alias);
    else if (open.has(target)) found ??= circular(alias);
    return target === undefined ? 1 : (sizes.get(target) ?? 1);
  };
  const sizeOf = (value: unknown): number => {
    if (isPair(value)) return sizeOf(value.key) + sizeOf(value.value);
    if (!isNode(value)) return 0;
    written += 1;
    if (isAlias(value)) return sizeOfAlias(value);
    if (value.anchor !== undefined) anchors.set(value.anchor, value);
    if (!isCollection(value)) return 1;
    open.add(value);
    let size = 1;
    for (const item of value.items) size += sizeOf(item);
    open.delete(value);
    sizes.set(value, size);
    return size;
  };
  const size = sizeOf(document.contents);
  if (found !== undefined) return found;
  if (first === undefined || size <= Math.max(mostValues, 10 * written)) return undefined;
  return explosive({ alias: first, size });
}

/** The YAML library throws an error if the value of a merge key (`<<`) is neither a map nor a list of maps. */
export function mergeProblem(document: Document.Parsed): AliasProblem | undefined {
  const { isAlias, isMap, isSeq, isScalar, visit } = yamlLibrary();
  let found: AliasProblem | undefined;
  const isMergeable = (value: unknown): boolean => isMap(isAlias(value) ? value.resolve(document) : value);
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.source !== '<<' || key.type !== 'PLAIN') return undefined;
      const target = isAlias(value) ? value.resolve(document) : value;
      if (isSeq(target) ? target.items.every(isMergeable) : isMap(target)) return undefined;
      found = {
        offset: key.range?.[0] ?? 0,
        reason: 'the key << merges a map, but its value is not a map',
        hint: 'Write an alias of a map after <<, such as <<: *defaults, or put << in quotes.',
      };
      return visit.BREAK;
    },
  });
  return found;
}

function unresolved(alias: Alias): AliasProblem {
  return {
    offset: offsetOf(alias),
    reason: `the alias *${alias.source} has no anchor &${alias.source} before it`,
    hint: 'Define the anchor first, or put the value in quotes if the asterisk is text.',
  };
}

function circular(alias: Alias): AliasProblem {
  return {
    offset: offsetOf(alias),
    reason: `the alias *${alias.source} is inside the value that it repeats`,
    hint: 'Move the alias out of that value.',
  };
}

function explosive({ alias, size }: { alias: Alias; size: number }): AliasProblem {
  const count = size > 1e9 ? 'more than a billion' : size.toLocaleString('en-US');
  return {
    offset: offsetOf(alias),
    reason: `its aliases repeat each other and expand to ${count} values`,
    hint: 'Write the values out, or use fewer aliases.',
  };
}

function offsetOf(alias: Alias): number {
  return alias.range?.[0] ?? 0;
}
