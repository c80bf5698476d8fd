import type { SearchName } from 'lectern/plugin';
import type { ApiPage, SchemaNode } from '../model/api-page.js';

/**
 * Single words such as `name` are left out: too many fields share them, and search finds them in the text of the pages
 * anyway.
 */
export function fieldNames({ groups, schemas }: Pick<ApiPage, 'groups' | 'schemas'>): SearchName[] {
  const ofSchemas = schemas.flatMap(({ name, target, schema }) =>
    namesOf(schema).map((field) => ({ field, id: target.anchor, owner: name })),
  );
  const ofOperations = groups
    .flatMap(({ operations }) => operations)
    .flatMap(({ id, title, parameters, requestBody }) => [
      ...parameters.flatMap(({ in: location, list }) =>
        list.map(({ name }) => ({ field: name, id: `${id}-${location}-${name}`, owner: title })),
      ),
      ...(requestBody?.content ?? []).flatMap(({ schema }) =>
        (schema === undefined ? [] : namesOf(schema)).map((field) => ({
          field,
          id: `${id}-body`,
          owner: title,
        })),
      ),
    ]);
  const found = new Map<string, SearchName>();
  for (const { field, id, owner } of [...ofSchemas, ...ofOperations])
    if (isTelling(field) && !found.has(field))
      found.set(field, { name: field, id, label: `Field of ${owner}`, isDetail: true });
  return [...found.values()];
}

function namesOf({ properties, allOf, oneOf, anyOf, items }: SchemaNode): string[] {
  const parts = [...allOf, ...oneOf, ...anyOf, ...(items === undefined ? [] : [items])];
  return [
    ...properties.map(({ name }) => name),
    ...parts.flatMap((part) => part.properties.map(({ name }) => name)),
  ];
}

/** A name of several words, such as `photoUrls`, `is_template`, or `X-Rate-Limit`, is specific enough to search for. */
function isTelling(name: string): boolean {
  return /[\p{L}\d][_.-]\p{L}|\p{Ll}\p{Lu}/u.test(name);
}
