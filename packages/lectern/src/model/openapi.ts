import type { OpenapiPage } from '../content/types.js';
import type { ApiOperation, ApiPage } from '../sources/openapi/model.js';
import type { AddressOptions } from '../util/addresses.js';
import { routeToHref } from '../util/addresses.js';
import type { PageData } from './page-data.types.js';

/** What the page of an API says of itself; its place in the sidebar comes from there. */
export function openapiFields({ kind, route, title, description, source, editUrl, api }: OpenapiPage) {
  // Pages of several documents may have one name: `Users`.
  const inDocument = api.kind === 'single' || api.kind === 'overview' ? title : `${title} – ${api.api.title}`;
  return { kind, route, title: inDocument, description, source, editUrl };
}

/**
 * The way to a page of an API begins with the API: its first page is called "Introduction" or "Overview" in its own
 * sidebar, which says nothing anywhere else.
 */
export function apiBreadcrumbs({
  api: { api, kind },
  breadcrumbs,
  addresses,
}: {
  api: Pick<ApiPage, 'api' | 'kind'>;
  breadcrumbs: PageData['breadcrumbs'];
  addresses: AddressOptions;
}): PageData['breadcrumbs'] {
  const start = { label: api.title, href: routeToHref({ route: api.route, ...addresses }) };
  return kind === 'single' || kind === 'overview' ? [start] : [start, ...breadcrumbs];
}

/** The ids of the parts of a page that links may name. */
export function openapiAnchors({ groups, schemas, securitySchemes, intro, kind }: ApiPage): string[] {
  const ofIntro =
    intro === undefined
      ? []
      : [
          ...(intro.servers.length === 0 ? [] : ['servers']),
          ...(securitySchemes.length === 0 ? [] : ['authentication']),
          ...securitySchemes.map(({ target }) => target.anchor ?? ''),
        ];
  return [
    ...ofIntro,
    // The page of a tag has the tag as its title.
    ...groups.flatMap(({ id, operations }) => [
      ...(kind === 'single' ? [id] : []),
      ...operations.flatMap(operationAnchors),
    ]),
    ...schemas.map(({ target }) => target.anchor ?? ''),
  ];
}

/** An operation, and what it takes and answers: each has a place of its own. */
function operationAnchors({ id, parameters, requestBody, responses }: ApiOperation): string[] {
  return [
    id,
    ...parameters.flatMap(({ in: place, list }) => [
      `${id}-${place}`,
      ...list.map(({ name }) => `${id}-${place}-${name}`),
    ]),
    ...(requestBody === undefined ? [] : [`${id}-body`]),
    ...(responses.length === 0 ? [] : [`${id}-responses`]),
    ...responses.map(({ status }) => `${id}-response-${status}`),
  ];
}
