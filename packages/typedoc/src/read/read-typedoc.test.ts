import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cache, GeneratedPage, PluginContent } from 'lectern/plugin';
import { messageFrom } from 'lectern/plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../messages.js';
import type { ReferenceEntry } from '../model/types.js';
import { typedocOptions } from '../options.js';
import { textOf } from './parts.js';
import { readTypedoc } from './read-typedoc.js';

let siteDir = '';
/** All tests share a cache, because TypeDoc takes seconds. */
const shared = countingCache();

function countingCache(): Cache & { result: number; cached: number } {
  const cached = new Map<string, unknown>();
  const cache = {
    result: 0,
    get cached() {
      return cached.size;
    },
    async get<T>({ key, make }: { key: readonly unknown[]; make: () => Promise<T> }): Promise<T> {
      const name = JSON.stringify(key);
      if (!cached.has(name)) {
        cache.result += 1;
        cached.set(name, JSON.parse(JSON.stringify(await make())));
      }
      return cached.get(name) as T;
    },
  };
  return cache;
}

async function read({
  cache = shared,
  message,
  ...keys
}: { cache?: Cache; message?: ReturnType<typeof messageFrom> } & Record<string, unknown> = {}): Promise<
  Required<PluginContent>
> {
  const settings = typedocOptions.parse({
    path: 'pkg',
    entryPoints: ['src/**/*.ts'],
    routeBasePath: 'docs/api',
    label: 'API',
    sourceUrl: 'https://example.com/pkg',
    ...keys,
  });
  const content = await readTypedoc({ settings, siteDir, cache, message });
  return { pages: [], sidebars: [], diagnostics: [], symbols: [], ...content } as Required<PluginContent>;
}

async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const path = join(siteDir, 'pkg', file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
  return () => writeFile(path, text);
}

function pageOf({ pages }: PluginContent, route: string): GeneratedPage & { entry: ReferenceEntry } {
  const page = pages?.find((candidate) => candidate.route === route);
  if (page?.kind !== 'generated') throw new Error(`There is no page ${route}.`);
  return { ...page, entry: page.props?.entry as ReferenceEntry };
}

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'lectern-typedoc-'));
  await cp(join(import.meta.dirname, '__fixtures__/pkg'), join(siteDir, 'pkg'), { recursive: true });
});

afterAll(() => rm(siteDir, { recursive: true, force: true }));

describe('readTypedoc', () => {
  it('creates pages for the package, its modules, and their exports', async () => {
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
      title: 'Class Lamp',
      showTitle: false,
      rendersMarkdown: true,
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

  it('passes member names to search, and samples in comments to the sample checker', async () => {
    const content = await read();
    const lamp = pageOf(content, '/docs/api/Lamp/classes/Lamp');
    expect(lamp.searchNames).toEqual(
      expect.arrayContaining([{ name: 'Lamp' }, { name: 'turnOn()', id: 'turn-on' }]),
    );
    expect(lamp.headings).toEqual(
      expect.arrayContaining([
        { id: 'methods', level: 2, text: 'Methods' },
        { id: 'turn-on', level: 3, text: 'turnOn()' },
      ]),
    );
    expect(lamp.samples).toEqual([
      expect.objectContaining({ file: 'pkg/src/Lamp.ts', line: 48, columns: [3, 3] }),
      expect.objectContaining({ file: 'pkg/src/Lamp.ts', line: 86, code: expect.stringContaining('if') }),
    ]);
  });

  it('exposes every export and member to other plug-ins as a symbol', async () => {
    const { symbols = [] } = await read();
    const lamp = '/docs/api/Lamp/classes/Lamp';
    expect(symbols).toEqual(
      expect.arrayContaining([
        { name: 'Lamp', kind: 'class', route: lamp },
        expect.objectContaining({ name: 'Lamp.turnOn', kind: 'method', route: lamp, anchor: 'turn-on' }),
        expect.objectContaining({ name: 'Lamp.level', kind: 'property', route: lamp, anchor: 'level' }),
        {
          name: 'range',
          kind: 'function',
          route: '/docs/api/range/functions/range',
          signatures: [
            {
              parameters: [
                { name: 'options', type: '{ from: number; to?: number; map: (value: number) => T }' },
              ],
              type: 'T[]',
            },
          ],
        },
      ]),
    );
    expect(symbols.filter(({ name }) => name === 'Lamp.dim')).toHaveLength(1);
    expect(symbols.filter(({ name }) => name.startsWith('range.'))).toEqual([]);
  });

  it("uses the site's translated labels", async () => {
    const message = messageFrom({
      messages: { 'theme.reference.kind.class': 'Klasse', 'theme.reference.methods': 'Methoden' },
      defaults: messages,
    });
    const content = await read({ message });
    const lamp = pageOf(content, '/docs/api/Lamp/classes/Lamp');
    expect([lamp.title, lamp.headings?.find(({ id }) => id === 'methods')?.text]).toEqual([
      'Klasse Lamp',
      'Methoden',
    ]);
    expect(JSON.stringify(content.sidebars)).toContain('{"text":"K","label":"Klasse","isName":true}');
  });

  it('can add its pages to another sidebar as a branch', async () => {
    const { sidebars, branches, pages } = await read({ sidebar: { source: 'docs', position: 2 } });
    expect(sidebars).toEqual([]);
    expect(branches).toEqual([
      expect.objectContaining({ from: 'api', source: 'docs', id: 'defaultSidebar', position: 2 }),
    ]);
    expect(pages[0]).toMatchObject({ sidebar: { source: 'docs', id: 'defaultSidebar' } });
  });

  it('runs TypeDoc only when the package has changed', async () => {
    const before = shared.result;
    const again = await read({ label: 'Reference', routeBasePath: 'reference' });
    expect(again.pages[0]?.route).toBe('/reference');
    expect(shared.result).toBe(before);
    const restore = await edit('src/range.ts', (text) =>
      text.replace(/\/\*\* The loudest .*\n/, '').replace('LIMIT = 80', 'LIMIT = 90'),
    );
    const [error, warning, nothing] = [
      await read(),
      await read({ onMissingComments: 'warn' }),
      await read({ onMissingComments: 'ignore' }),
    ];
    await restore();
    expect(shared.result).toBe(before + 1);
    const limit = pageOf(error, '/docs/api/range/variables/LIMIT').entry.signatures[0];
    expect(textOf(limit?.code ?? [])).toBe('const LIMIT: 90');
    expect(error.diagnostics).toEqual([
      expect.objectContaining({
        code: 'missing-doc-comment',
        severity: 'error',
        message: 'The variable LIMIT is public but has no doc comment.',
        file: 'pkg/src/range.ts',
        line: 21,
      }),
    ]);
    expect(warning.diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(nothing.diagnostics).toEqual([]);
  });

  it("reports compile errors, and doesn't cache the result", async () => {
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
    expect(cache.cached).toBe(0);
  });

  it('reports a mistake in tsconfig.json as an error', async () => {
    // The file has a new name, because TypeDoc caches the files that it has read.
    await writeFile(join(siteDir, 'pkg/bad.json'), '{ "compilerOptions": { "target": "es99" } }');
    const { diagnostics } = await read({ cache: countingCache(), tsconfig: 'bad.json' });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining("Argument for '--target' option must be") }),
    );
  });

  it('reports doc comments that make TypeDoc throw an exception', async () => {
    const added =
      '\n/** {@inheritDoc Missing.name} */\nexport const first = 1;\n/** {@inheritDoc first} */\nexport const second = 1;\n';
    const restore = await edit('src/range.ts', (text) => text + added);
    const { diagnostics } = await read({ cache: countingCache() });
    await restore();
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ code: 'reference-failed' }]);
  });

  it('reports a package.json that is not JSON', async () => {
    const restore = await edit('package.json', () => '{ "name" ');
    await expect(read({ cache: countingCache() })).rejects.toThrow(
      'error [reference-failed] pkg/package.json:1:10\n  The JSON is invalid: ',
    );
    await restore();
  });

  it('rejects doc comments that include a file outside of the package', async () => {
    await writeFile(join(siteDir, 'secret.md'), 'A secret.');
    const restore = await edit(
      'src/range.ts',
      (text) => `${text}\n/** {@include ../../secret.md} */\nexport const included = 1;\n`,
    );
    const lines = (await readFile(join(siteDir, 'pkg/src/range.ts'), 'utf8')).split('\n').length;
    const { pages, diagnostics } = await read({ cache: countingCache() });
    await restore();
    expect(pages).toEqual([]);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'reference-failed',
        file: 'pkg/src/range.ts',
        line: lines - 2,
        column: 5,
        message: expect.stringContaining('secret.md, which is outside of the package'),
      }),
    ]);
  });

  it('reports a missing folder, or a folder without modules', async () => {
    expect((await read({ path: 'nowhere' })).diagnostics).toEqual([
      expect.objectContaining({ code: 'missing-folder' }),
    ]);
    const [problem] = (await read({ entryPoints: ['lib/*.ts'] })).diagnostics;
    expect(problem).toMatchObject({
      code: 'no-entry-points',
      message: expect.stringContaining('"lib/*.ts"'),
    });
  });
});
