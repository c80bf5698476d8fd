import type { ApiOperation, ApiPage } from '../model/api-page.js';
import { introParts } from '../model/intro-sections.js';

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
    // On the page of a tag, the heading of the tag is the page title, so it has no anchor.
    ...groups.flatMap(({ id, operations }) => [
      ...(kind === 'single' ? [id] : []),
      ...operations.flatMap(operationAnchors),
    ]),
    ...schemas.map(({ target }) => target.anchor ?? ''),
  ];
}

function operationAnchors({ id, parameters, requestBody, responses }: ApiOperation): string[] {
  return [
    id,
    ...parameters.flatMap(({ in: location, list }) => [
      `${id}-${location}`,
      ...list.map(({ name }) => `${id}-${location}-${name}`),
    ]),
    ...(requestBody === undefined ? [] : [`${id}-body`]),
    ...(responses.length === 0 ? [] : [`${id}-responses`]),
    ...responses.map(({ status }) => `${id}-response-${status}`),
  ];
}
