import type { ApiOperation, ApiTarget } from '../model/api-page.js';
import { introParts } from '../model/intro-sections.js';
import type { PlacedPage } from './pages.js';

/** Many documents contain links in Redoc's format, such as `#tag/Pets`. */
const redocLink = /(\]\(|\]:\s*|href=")#(tag|operation|section)\/([^\s)"]+)/g;

export function hasRedocLinks(text: string): boolean {
  return /#(?:tag|operation|section)\//.test(text);
}

/** A link whose target is not found stays unchanged, and is later reported as broken. */
export function withRedocLinks(pages: PlacedPage[]): PlacedPage[] {
  const places = placesOf(pages);
  const rewrite = (markdown: string): string =>
    markdown.replace(redocLink, (link: string, before: string, kind: string, rest: string) => {
      const place = redocNames({ kind, rest })
        .map((name) => places.get(name))
        .find((found) => found !== undefined);
      return place === undefined ? link : `${before}${place}`;
    });
  const known = new Map<object, object>();
  // Each object is converted only once, so pages that share an object also share the converted one.
  const visit = <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    const done = known.get(value);
    if (done !== undefined) return done as Value;
    const result = Array.isArray(value)
      ? value.map(visit)
      : Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [
            key,
            key === 'markdown' && typeof inner === 'string' ? rewrite(inner) : visit(inner),
          ]),
        );
    known.set(value, result);
    return result as Value;
  };
  return pages.map((placed) => ({ ...placed, page: visit(placed.page) }));
}

function redocNames({ kind, rest }: { kind: string; rest: string }): string[] {
  const parts = rest.split('/');
  const at = kind === 'tag' ? parts.indexOf('operation') : -1;
  const operation = at === -1 ? [] : [`operation ${parts[at + 1] ?? ''}`];
  const name = kind === 'section' ? parts.at(-1) : parts[0];
  return [...operation, `${kind} ${kind === 'operation' ? name : plain(name ?? '')}`];
}

function placesOf(pages: readonly PlacedPage[]): Map<string, string> {
  const places = new Map<string, string>();
  const add = (name: string, place: string): void => {
    if (!places.has(name)) places.set(name, place);
  };
  for (const { route: own, page } of pages) {
    for (const { id, name, operations } of page.groups) {
      const [first] = operations;
      const start = page.kind === 'operation' && first !== undefined ? hrefOf(first.target) : own;
      add(`tag ${plain(name)}`, page.kind === 'single' ? `${own}#${id}` : start);
      for (const operation of operations) add(`operation ${idOf(operation)}`, hrefOf(operation.target));
    }
    for (const { id, title } of introParts(page.intro?.description?.markdown ?? '').sections)
      add(`section ${plain(title)}`, `${own}#${id}`);
  }
  return places;
}

function idOf({ operationId, id }: ApiOperation): string {
  return operationId ?? id;
}

function hrefOf({ route, anchor }: ApiTarget): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}

/** Redoc replaces the spaces in names with hyphens. */
function plain(name: string): string {
  return decode(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
