import { hashText } from 'lectern/plugin';
import type { ApiPage, UsedSchema } from '../model/api-page.js';
import type { MockData } from '../model/mock-data.js';
import type { PlacedPage } from './pages.js';

/** A page that was read, or kept. */
export interface ReadPage extends PlacedPage {
  /** Hash of `page.mock`, which takes as long as writing it; absent if there is none. */
  mockHash?: string | undefined;
}

/** Pages without what many of them share: in JSON, each of them would have all of it again. */
export interface PackedPages {
  schemas: Record<string, UsedSchema>;
  jsonSchemas: MockData['schemas'];
  pages: PackedPage[];
}

interface PackedPage {
  route: string;
  page: Omit<ApiPage, 'schemasByName' | 'mock'>;
  /** Names of those that the page holds, and of those that it only links to. */
  schemasByName: { held: string[]; linked: string[] };
  mock?: (Omit<MockData, 'schemas'> & { names: string[] }) | undefined;
  mockHash?: string | undefined;
}

export function packPages(placed: readonly PlacedPage[]): PackedPages {
  const mocks = placed.flatMap(({ page: { mock } }) => (mock === undefined ? [] : [mock]));
  return {
    schemas: unionOfSchemas(placed.map(({ page }) => page.schemasByName)),
    jsonSchemas: union(mocks.map(({ schemas }) => schemas)),
    pages: placed.map(({ route, page: { schemasByName, mock, ...page } }): PackedPage => {
      const names = Object.keys(schemasByName);
      const isHeld = (name: string): boolean => schemasByName[name]?.schema !== undefined;
      const packed = { held: names.filter(isHeld), linked: names.filter((name) => !isHeld(name)) };
      if (mock === undefined) return { route, page, schemasByName: packed };
      const { schemas, ...rest } = mock;
      return {
        route,
        page,
        schemasByName: packed,
        mock: { ...rest, names: Object.keys(schemas) },
        mockHash: hashText(JSON.stringify(mock)).slice(0, 8),
      };
    }),
  };
}

export function unpackPages({ schemas, jsonSchemas, pages }: PackedPages): ReadPage[] {
  const links = Object.fromEntries(
    Object.entries(schemas).map(([name, { target }]): [string, UsedSchema] => [name, { name, target }]),
  );
  return pages.map(({ route, page, schemasByName: { held, linked }, mock, mockHash }) => ({
    route,
    mockHash,
    page: {
      ...page,
      schemasByName: {
        ...pick({ from: schemas, names: held }),
        ...pick({ from: links, names: linked }),
      },
      mock: mock === undefined ? undefined : unpackMock({ mock, jsonSchemas }),
    },
  }));
}

function unpackMock({
  mock: { names, ...mock },
  jsonSchemas,
}: {
  mock: NonNullable<PackedPage['mock']>;
  jsonSchemas: MockData['schemas'];
}): MockData {
  return { ...mock, schemas: pick({ from: jsonSchemas, names }) };
}

/** A page that holds a schema knows more of it than one that only links to it. */
function unionOfSchemas(
  records: readonly Readonly<Record<string, UsedSchema>>[],
): Record<string, UsedSchema> {
  const all: Record<string, UsedSchema> = Object.create(null) as Record<string, UsedSchema>;
  for (const [name, used] of records.flatMap((record) => Object.entries(record)))
    if (all[name]?.schema === undefined) all[name] = used;
  return { ...all };
}

function union<Value>(records: readonly Readonly<Record<string, Value>>[]): Record<string, Value> {
  return Object.fromEntries(records.flatMap((record) => Object.entries(record)));
}

function pick<Value>({
  from,
  names,
}: {
  from: Readonly<Record<string, Value>>;
  names: readonly string[];
}): Record<string, Value> {
  return Object.fromEntries(
    names.flatMap((name): [string, Value][] => {
      const value = from[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
