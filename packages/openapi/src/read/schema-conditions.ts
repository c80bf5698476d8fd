import type { SchemaCondition, SchemaNode } from '../model/api-page.js';
import type { Cursor } from './document.js';
import { rawChild } from './document.js';
import { asObject, isObject } from './json.js';

export function conditionsOf({
  cursor,
  inner,
}: {
  cursor: Cursor;
  inner: (found: Cursor) => SchemaNode;
}): SchemaCondition[] | undefined {
  const found = (['contains', 'propertyNames', 'if', 'then', 'else'] as const).flatMap(
    (kind): SchemaCondition[] => {
      const schema = rawChild({ cursor, key: kind });
      return schema === undefined ? [] : [{ kind, schema: inner(schema) }];
    },
  );
  const dependent = Object.entries(asObject(cursor.value.dependentSchemas)).flatMap(
    ([name, value]): SchemaCondition[] =>
      isObject(value)
        ? [
            {
              kind: 'dependent',
              name,
              schema: inner({ value, path: [...cursor.path, 'dependentSchemas', name] }),
            },
          ]
        : [],
  );
  const all = [...found, ...dependent];
  return all.length === 0 ? undefined : all;
}
