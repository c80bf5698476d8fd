import GithubSlugger from 'github-slugger';
import { joinRoute } from 'lectern/plugin';
import type { ApiGroup, ApiIndexGroup, ApiOperation, ApiPage, ApiTarget } from '../model/api-page.js';
import type { ConvertedDocument } from './convert.js';
import { groupName } from './group-name.js';
import { mockMaker } from './mock-of-page.js';
import type { ConvertedOperation } from './operation.js';
import { areSchemasSplit, placeSchemas, schemaPages, schemasWeight } from './schema-pages.js';
import { schemaMemory, usedSchemas } from './used-schemas.js';

export type SplitBy = 'none' | 'tag' | 'operation' | 'auto';

/** A single page with up to this number of operations is faster to load and search than several pages. */
const singlePageLimit = 40;
/** No reader would scroll through more operations of a tag on one page. */
const tagPageLimit = 60;
/** In characters of JSON. The HTML is about four times as large. */
const pageWeight = 200_000;

export interface PlacedPage {
  route: string;
  page: ApiPage;
}

export type MakePage = (fields: Pick<ApiPage, 'kind' | 'title'> & Partial<ApiPage>) => ApiPage;

interface Options {
  document: ConvertedDocument;
  route: string;
  splitBy: SplitBy;
  untagged?: string;
}

interface Group {
  name: string;
  slug: string;
  tag: ConvertedDocument['tags'][number] | undefined;
  section: string | undefined;
  operations: ConvertedOperation[];
  split: 'none' | 'tag' | 'operation';
}

export function apiPages({ document, route, splitBy, untagged = 'Other operations' }: Options): PlacedPage[] {
  const groups = groupOperations({ document, splitBy, untagged });
  const isSingle = groups.every(({ split }) => split === 'none');
  const api = { title: document.title, version: document.version, route };
  const isSchemasSplit = !isSingle && areSchemasSplit(document);
  const schemas = placeSchemas({
    document,
    route: isSingle ? route : joinRoute(route, 'schemas'),
    isSplit: isSchemasSplit,
  });
  const placed = groups.map((group) => placeGroup({ group, route }));
  const memory = schemaMemory(schemas);
  const mockOf = mockMaker(document);
  const make: MakePage = (fields) => {
    const page = { index: [], groups: [], schemas: [], schemasByName: {}, ...fields };
    const operations = page.groups.flatMap((group) => group.operations.map(({ id }) => id));
    return {
      api,
      securitySchemes: document.securitySchemes,
      ...page,
      schemasByName: usedSchemas({
        ...page,
        all: schemas,
        holds: page.kind === 'tag' || page.kind === 'operation',
        memory,
      }),
      mock: operations.length === 0 ? undefined : mockOf(operations),
    };
  };
  const { title, intro } = document;
  if (isSingle) {
    const all = [...schemas.values()];
    return [{ route, page: make({ kind: 'single', title, intro, groups: placed, schemas: all }) }];
  }
  const index = groups.map((group, place) => indexGroup({ group, shown: placed[place], route }));
  const pages = groups.flatMap((group, place): PlacedPage[] => {
    const shown = placed[place];
    if (shown === undefined) return [];
    if (group.split === 'tag')
      return [
        {
          route: tagRoute({ group, route }),
          page: make({ kind: 'tag', title: shown.name, groups: [shown] }),
        },
      ];
    return shown.operations.map((operation) => ({
      route: operation.target.route,
      page: make({
        kind: 'operation',
        title: operation.title,
        groups: [{ ...shown, operations: [operation] }],
      }),
    }));
  });
  return [
    { route, page: make({ kind: 'overview', title, intro, index }) },
    ...pages,
    ...schemaPages({
      schemas: [...schemas.values()],
      route: joinRoute(route, 'schemas'),
      isSplit: isSchemasSplit,
      make,
    }),
  ];
}

function groupOperations({
  document,
  splitBy,
  untagged,
}: Required<Pick<Options, 'document' | 'splitBy' | 'untagged'>>): Group[] {
  const slugger = new GithubSlugger();
  // A tag named “Schemas” must not get the slug of the page with the schemas.
  slugger.slug('schemas');
  const lists = new Map<string, ConvertedOperation[]>(document.tags.map(({ name }) => [name, []]));
  const nameOf = groupName({ operations: document.operations.map(({ shown }) => shown), untagged });
  for (const operation of document.operations) {
    const name = nameOf(operation.shown);
    const list = lists.get(name) ?? [];
    list.push(operation);
    lists.set(name, list);
  }
  const weightOf = (operations: readonly ConvertedOperation[]): number =>
    operations.reduce((sum, { shown }) => sum + JSON.stringify(shown).length, 0);
  const isSmall =
    document.operations.length <= singlePageLimit &&
    weightOf(document.operations) + schemasWeight({ document, limit: pageWeight }) <= pageWeight;
  const automatic = isSmall ? 'none' : 'tag';
  const chosen = splitBy === 'auto' ? automatic : splitBy;
  const isLarge = (operations: readonly ConvertedOperation[]): boolean =>
    operations.length > tagPageLimit || (operations.length > 1 && weightOf(operations) > pageWeight);
  return [...lists]
    .filter(([, operations]) => operations.length > 0)
    .map(([name, operations]) => ({
      name: document.tags.find((tag) => tag.name === name)?.displayName ?? name,
      slug: slugger.slug(name) || slugger.slug('tag'),
      tag: document.tags.find((tag) => tag.name === name),
      section: document.tags.find((tag) => tag.name === name)?.section ?? document.otherSection,
      operations,
      split: splitBy === 'auto' && chosen === 'tag' && isLarge(operations) ? 'operation' : chosen,
    }));
}

function tagRoute({ group, route }: { group: Group; route: string }): string {
  return joinRoute(route, group.slug);
}

function targetOf({ group, id, route }: { group: Group; id: string; route: string }): ApiTarget {
  if (group.split === 'none') return { route, anchor: id };
  const own = tagRoute({ group, route });
  return group.split === 'tag' ? { route: own, anchor: id } : { route: joinRoute(own, id) };
}

function placeGroup({ group, route }: { group: Group; route: string }): ApiGroup {
  return {
    id: `tag-${group.slug}`,
    name: group.name,
    section: group.section,
    description: group.tag?.description,
    externalDocs: group.tag?.externalDocs,
    operations: group.operations.map(
      ({ shown }): ApiOperation => ({ ...shown, target: targetOf({ group, id: shown.id, route }) }),
    ),
  };
}

function indexGroup({
  group,
  shown,
  route,
}: {
  group: Group;
  shown: ApiGroup | undefined;
  route: string;
}): ApiIndexGroup {
  return {
    name: group.name,
    section: group.section,
    target: group.split === 'tag' ? { route: tagRoute({ group, route }) } : undefined,
    description: group.tag?.description,
    operations: (shown?.operations ?? []).map(({ method, path, title, deprecated, target }) => ({
      method,
      path,
      title,
      deprecated,
      target,
    })),
  };
}
