import type { ApiPage } from '../sources/openapi/model.js';
import type { OpenapiPage } from '../sources/types.js';

/** What the page of an API says of itself; its place in the sidebar comes from there. */
export function openapiFields({ kind, route, title, description, source, editUrl, api }: OpenapiPage) {
  // Pages of several documents may have one name: `Users`.
  const inDocument = api.kind === 'single' || api.kind === 'overview' ? title : `${title} – ${api.api.title}`;
  return { kind, route, title: inDocument, description, source, editUrl };
}

/** The ids of the parts of a page that links may name. */
export function openapiAnchors({ groups, schemas, securitySchemes, intro, kind }: ApiPage): string[] {
  const ofSchemes = intro === undefined ? [] : securitySchemes.map(({ target }) => target.anchor ?? '');
  return [
    ...ofSchemes,
    // The page of a tag has the tag as its title.
    ...groups.flatMap(({ id, operations }) => [
      ...(kind === 'single' ? [id] : []),
      ...operations.map((operation) => operation.id),
    ]),
    ...schemas.map(({ target }) => target.anchor ?? ''),
  ];
}
