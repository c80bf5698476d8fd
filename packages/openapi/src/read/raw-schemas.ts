import type { Cursor } from './document.js';
import { asArray, asObject, isObject } from './json.js';

/** References are not followed. */
export function rawItems({ cursor, key }: { cursor: Cursor; key: string }): Cursor[] {
  return asArray(cursor.value[key]).flatMap((value, index) =>
    isObject(value) ? [{ value, path: [...cursor.path, key, index] }] : [],
  );
}

/** References are not followed. */
export function rawEntries({ cursor, key }: { cursor: Cursor; key: string }): [string, Cursor][] {
  return Object.entries(asObject(cursor.value[key])).flatMap(([name, value]): [string, Cursor][] => {
    // Boolean schemas become objects: `true` accepts any value, and `false` accepts none.
    const none = value === false ? { not: {} } : value;
    const schema = value === true ? {} : none;
    return isObject(schema) ? [[name, { value: schema, path: [...cursor.path, key, name] }]] : [];
  });
}
