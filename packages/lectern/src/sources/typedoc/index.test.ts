import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cache } from '../../cache/cache.js';
import { sourceSchema } from '../../config/schema/sources.js';
import type { ReferencePage, SourceContent } from '../../content/types.js';
import { readTypedoc } from './index.js';
import { textOf } from './parts.js';

let siteDir = '';
/** TypeDoc takes seconds: one cache for all tests. */
const shared = countingCache();

/** A cache in memory that counts how often something had to be made. */
function countingCache(): Cache & { made: number; kept: number } {
  const kept = new Map<string, unknown>();
  const cache = {
    made: 0,
    get kept() {
      return kept.size;
    },
    async get<T>({ key, make }: { key: readonly unknown[]; make: () => Promise<T> }): Promise<T> {
      const name = JSON.stringify(key);
      if (!kept.has(name)) {
        cache.made += 1;
        kept.set(name, JSON.parse(JSON.stringify(await make())));
      }
      return kept.get(name) as T;
    },
  };
  return cache;
}

function read({
  cache = shared,
  ...keys
}: { cache?: Cache } & Record<string, unknown> = {}): Promise<SourceContent> {
  const source = sourceSchema.parse({
    type: 'typedoc',
    path: 'pkg',
    entryPoints: ['src/**/*.ts'],
    routeBasePath: 'docs/api',
    label: 'API',
    sourceUrl: 'https://example.com/pkg',
    ...keys,
  });
  if (source.type !== 'typedoc') throw new Error('The source is of another type.');
  return readTypedoc({ source, siteDir, locale: 'en', defaultLocale: 'en', includeDrafts: false, cache });
}

async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const path = join(siteDir, 'pkg', file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
  return () => writeFile(path, text);
}

function pageOf({ pages }: SourceContent, route: string): ReferencePage {
  const page = pages.find((candidate) => candidate.route === route);
  if (page?.kind !== 'reference') throw new Error(`There is no page ${route}.`);
  return page;
}

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'lectern-typedoc-'));
  await cp(join(import.meta.dirname, '__fixtures__/pkg'), join(siteDir, 'pkg'), { recursive: true });
});

afterAll(() => rm(siteDir, { recursive: true, force: true }));

describe('readTypedoc', () => {
  it('gives the package, its modules and their exports a page each', async () => {
    const content = await read();
    expect(content.diagnostics).toEqual([]);
    expect(content.pages.map(({ route }) => route)).toEqual([
      '/docs/api',
      '/docs/api/modules',
      '/docs/api/index',
      '/docs/api/audio/loader',
      '/docs/api/audio/loader/interfaces/LoaderModule',
      '/docs/api/audio/loader/functions/default',
      '/docs/api/Lamp',
      '/docs/api/Lamp/classes/Device',
      '/docs/api/Lamp/classes/Lamp',
      '/docs/api/Lamp/interfaces/Switch',
      '/docs/api/Lamp/interfaces/DimOptions',
      '/docs/api/range',
      '/docs/api/range/functions/range',
      '/docs/api/range/type-aliases/Loudness',
      '/docs/api/range/variables/LIMIT',
    ]);
    const lamp = pageOf(content, '/docs/api/Lamp/classes/Lamp');
    expect(lamp).toMatchObject({
      title: 'Lamp',
      description: 'A lamp that listens. It implements Switch and stops with its own method.',
      file: 'pkg/src/Lamp.ts',
      editUrl: 'https://example.com/pkg/src/Lamp.ts#L52',
    });
    const members = lamp.entry.groups.flatMap(({ members: all }) => all);
    expect(
      members.map(({ id, marks, signatures }) => [
        id,
        marks.join(' '),
        ...signatures.map(({ code }) => textOf(code)),
      ]),
    ).toMatchSnapshot();
    expect(members.find(({ id }) => id === 'count')?.inheritedFrom).toEqual({
      name: 'Device.count',
      to: { route: '/docs/api/Lamp/classes/Device', anchor: 'count' },
    });
    const [duration] = pageOf(content, '/docs/api/Lamp/interfaces/DimOptions').entry.groups[0]?.members ?? [];
    expect(textOf(duration?.signatures[0]?.code ?? [])).toBe('duration?: number = 200');
    const byDefault = pageOf(content, '/docs/api/audio/loader/functions/default').entry;
    expect([byDefault.name, byDefault.isDefault]).toEqual(['createLoader', true]);
    expect(content.sidebars[0]?.items[0]).toMatchSnapshot();
  });

  it('runs TypeDoc only when the package has changed', async () => {
    const before = shared.made;
    const again = await read({ label: 'Reference', routeBasePath: 'reference' });
    expect(again.pages[0]?.route).toBe('/reference');
    expect(shared.made).toBe(before);
    const restore = await edit('src/range.ts', (text) =>
      text.replace(/\/\*\* The loudest .*\n/, '').replace('LIMIT = 80', 'LIMIT = 90'),
    );
    const [error, warning, nothing] = [
      await read(),
      await read({ onMissingComments: 'warn' }),
      await read({ onMissingComments: 'ignore' }),
    ];
    await restore();
    expect(shared.made).toBe(before + 1);
    const limit = pageOf(error, '/docs/api/range/variables/LIMIT').entry.signatures[0];
    expect(textOf(limit?.code ?? [])).toBe('const LIMIT: 90');
    // The comment went with the change.
    expect(error.diagnostics).toEqual([
      expect.objectContaining({
        code: 'missing-doc-comment',
        severity: 'error',
        message: 'The variable LIMIT is public and has no doc comment.',
        file: 'pkg/src/range.ts',
        line: 21,
      }),
    ]);
    expect(warning.diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(nothing.diagnostics).toEqual([]);
  });

  it('tells what does not compile, and keeps no such result', async () => {
    const cache = countingCache();
    const restore = await edit('src/range.ts', (text) => text.replace('LIMIT = 80', 'LIMIT: string = 80'));
    const { pages, diagnostics } = await read({ cache });
    await restore();
    expect(pages).toEqual([]);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'reference-failed',
        severity: 'error',
        file: 'pkg/src/range.ts',
        line: 22,
        message: expect.stringContaining("TS2322: Type 'number' is not assignable to type 'string'."),
      }),
    ]);
    expect(cache.kept).toBe(0);
  });

  it('says that there is no folder, or no module in it', async () => {
    expect((await read({ path: 'nowhere' })).diagnostics).toEqual([
      expect.objectContaining({ code: 'missing-folder' }),
    ]);
    expect((await read({ entryPoints: ['lib/*.ts'] })).diagnostics).toEqual([
      expect.objectContaining({ code: 'no-entry-points', message: expect.stringContaining('"lib/*.ts"') }),
    ]);
  });
});
