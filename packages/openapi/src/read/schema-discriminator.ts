import type { Discriminator } from '../model/api-page.js';
import { filesKey } from './bundle.js';
import type { Cursor } from './document.js';
import { follow } from './document.js';
import type { JsonObject } from './json.js';
import { asArray, asObject, pathOfPointer, pointerOfPath } from './json.js';
import { problems } from './problems.js';
import type { SchemaContext } from './schema.js';

interface Input {
  cursor: Cursor;
  context: SchemaContext;
}

/**
 * Alternatives that aren't in the mapping are selected by their names. With neither alternatives nor a mapping, the
 * schemas that extend this one are the alternatives.
 */
export function discriminatorOf({ cursor, context }: Input): Discriminator | undefined {
  const found = asObject(cursor.value.discriminator);
  if (typeof found.propertyName !== 'string') return undefined;
  const mapping = Object.entries(asObject(found.mapping)).flatMap(([value, target]) =>
    typeof target === 'string' ? [{ value, ref: mappedName({ value, target, cursor, context }) }] : [],
  );
  const mapped = new Set(mapping.map(({ ref }) => ref));
  const implicit = [...new Set(choices({ cursor, context, hasMapping: mapping.length > 0 }))]
    .filter((name) => !mapped.has(name))
    .map((name) => ({ value: name, ref: name }));
  return { property: found.propertyName, mapping: [...mapping, ...implicit] };
}

function choices({
  cursor: { value, path },
  context: { registry },
  hasMapping,
}: Input & { hasMapping: boolean }): string[] {
  if (!hasChoices(value)) return hasMapping ? [] : [...registry.childrenOf(path)];
  return ['oneOf', 'anyOf'].flatMap((key) =>
    asArray(value[key]).flatMap((item, index) =>
      typeof asObject(item).$ref === 'string'
        ? (registry.nameOf({ value: asObject(item), path: [...path, key, index] }) ?? [])
        : [],
    ),
  );
}

export function hasChoices({ oneOf, anyOf }: JsonObject): boolean {
  return oneOf !== undefined || anyOf !== undefined;
}

function mappedName({ value, target, cursor, context }: Input & { value: string; target: string }): string {
  const { source, registry } = context;
  const { schemas } = asObject(source.root.components);
  const pointer = Object.hasOwn(asObject(schemas), target)
    ? pointerOfPath(['components', 'schemas', target])
    : pointerInBundle({ target, cursor });
  const last = target.split('/').at(-1) ?? target;
  if (pointer === undefined) return last;
  const reference: Cursor = { value: { $ref: pointer }, path: cursor.path };
  if (follow({ source, cursor: reference }) !== reference) return registry.nameOf(reference) ?? last;
  const spot = source.locationOf([...cursor.path, 'discriminator', 'mapping', value]);
  const known = Object.keys(asObject(schemas));
  context.problems.set(
    `${spot.file}:${spot.line}:${spot.column}`,
    problems.brokenReference({ ref: target, token: last, known, ...spot }),
  );
  return last;
}

/** Bundling rewrites only references, and the entries of a mapping are plain strings. */
function pointerInBundle({ target, cursor }: { target: string; cursor: Cursor }): string | undefined {
  const path = pathOfPointer(target);
  if (path === undefined || !target.startsWith('#/')) return undefined;
  return pointerOfPath(cursor.path[0] === filesKey ? [...cursor.path.slice(0, 2), ...path] : path);
}
