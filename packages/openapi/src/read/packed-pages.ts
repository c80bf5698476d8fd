import { hashText } from 'lectern/plugin';
import type { ApiPage, NamedSchema } from '../model/api-page.js';
import type { MockData } from '../model/mock-data.js';
import type { PlacedPage } from './pages.js';

/** A page that was read, or kept. */
export interface ReadPage extends PlacedPage {
  /** Hash of `page.mock`, which takes as long as writing it; absent where there is none. */
  mockHash?: string | undefined;
}

/** Pages without what many of them share: in JSON, each of them would have all of it again. */
export interface PackedPages {
  schemas: Record<string, NamedSchema>;
  jsonSchemas: MockData['schemas'];
  pages: PackedPage[];
}

interface PackedPage {
  route: string;
  page: Omit<ApiPage, 'schemasByName' | 'mock'>;
  /** Names. */
  schemasByName: string[];
  mock?: (Omit<MockData, 'schemas'> & { names: string[] }) | undefined;
  mockHash?: string | undefined;
}

export function packPages(placed: readonly PlacedPage[]): PackedPages {
  const mocks = placed.flatMap(({ page: { mock } }) => (mock === undefined ? [] : [mock]));
  return {
    schemas: union(placed.map(({ page }) => page.schemasByName)),
    jsonSchemas: union(mocks.map(({ schemas }) => schemas)),
    pages: placed.map(({ route, page: { schemasByName, mock, ...page } }): PackedPage => {
      const names = Object.keys(schemasByName);
      if (mock === undefined) return { route, page, schemasByName: names };
      const { schemas, ...rest } = mock;
      return {
        route,
        page,
        schemasByName: names,
        mock: { ...rest, names: Object.keys(schemas) },
        mockHash: hashText(JSON.stringify(mock)).slice(0, 8),
      };
    }),
  };
}

export function unpackPages({ schemas, jsonSchemas, pages }: PackedPages): ReadPage[] {
  return pages.map(({ route, page, schemasByName, mock, mockHash }) => ({
    route,
    mockHash,
    page: {
      ...page,
      schemasByName: pick({ from: schemas, names: schemasByName }),
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
