import type { ApiOperation, ApiPage } from '../model/api-page.js';
import { introParts } from '../model/intro-sections.js';

/** The IDs of the parts of a page that links may name. */
export function pageAnchors({
  groups,
  schemas,
  securitySchemes,
  intro,
  kind,
}: Omit<ApiPage, 'mock'>): string[] {
  const ofIntro =
    intro === undefined
      ? []
      : [
          ...introParts(intro.description?.markdown ?? '').sections.map(({ id }) => id),
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

/** An operation, and what it takes and answers: each has its own place. */
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
