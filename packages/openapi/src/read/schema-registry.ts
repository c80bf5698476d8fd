import type { ApiSource, Cursor } from './document.js';
import { follow, schemaNameAt } from './document.js';
import type { Path } from './json.js';
import { asArray, asObject, pointerOfPath } from './json.js';

export interface SchemaRegistry {
  nameOf: (cursor: Cursor) => string | undefined;
  /** Schemas that are registered later are added to this map. */
  all: ReadonlyMap<string, Cursor>;
  childrenOf: (path: Path) => readonly string[];
}

export function schemaRegistry(source: ApiSource): SchemaRegistry {
  const byPointer = new Map<string, string>();
  const all = new Map<string, Cursor>();
  const add = ({ name, cursor }: { name: string; cursor: Cursor }): string => {
    const pointer = pointerOfPath(cursor.path);
    const known = byPointer.get(pointer);
    if (known !== undefined) return known;
    let free = name;
    for (let count = 2; all.has(free); count += 1) free = `${name}-${count}`;
    byPointer.set(pointer, free);
    all.set(free, cursor);
    return free;
  };
  const { components, definitions } = source.root;
  const places = [
    { schemas: asObject(components).schemas, path: ['components', 'schemas'] },
    { schemas: definitions, path: ['definitions'] },
  ];
  for (const { schemas, path } of places) {
    for (const [name, value] of Object.entries(asObject(schemas))) {
      const cursor = follow({ source, cursor: { value: asObject(value), path: [...path, name] } });
      add({ name, cursor });
    }
  }
  let children: Map<string, string[]> | undefined;
  return {
    all,
    nameOf: (cursor) => {
      const end = follow({ source, cursor });
      const known = byPointer.get(pointerOfPath(end.path));
      if (known !== undefined) return known;
      const name = schemaNameAt({ path: end.path, fileNames: source.fileNames });
      return name === undefined ? undefined : add({ name, cursor: end });
    },
    childrenOf: (path) => {
      children ??= childrenByParent({ source, all });
      return children.get(pointerOfPath(path)) ?? [];
    },
  };
}

function childrenByParent({
  source,
  all,
}: {
  source: ApiSource;
  all: ReadonlyMap<string, Cursor>;
}): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const [name, { value, path }] of all)
    for (const part of asArray(value.allOf)) {
      const parent = asObject(part);
      if (typeof parent.$ref !== 'string') continue;
      const pointer = pointerOfPath(follow({ source, cursor: { value: parent, path } }).path);
      children.set(pointer, [...(children.get(pointer) ?? []), name]);
    }
  return children;
}
