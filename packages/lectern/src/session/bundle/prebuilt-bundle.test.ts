import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TempSite } from '../../content/__fixtures__/temp-site.js';
import { tempSite, writeFiles } from '../../content/__fixtures__/temp-site.js';
import { listFiles } from '../../util/files.js';
import type { BundleRecord } from './bundle.js';
import { bundleSite } from './bundle.js';
import { prebuiltModules } from './plain-site.js';
import { pluginBundling } from './plugin-bundling.js';
import { prebuild } from './prebuild.js';
import type { Prebuilt } from './prebuilt-bundle.js';
import { writePrebuilt } from './prebuilt-bundle.js';

const engine = 'hash-of-the-engine';
let packed: TempSite;
let folder = '';

beforeAll(async () => {
  packed = await tempSite({});
  folder = join(packed.dir, 'prebuilt');
  await prebuild({ engine, folder });
});
afterAll(() => packed[Symbol.asyncDispose]());

const plain = {
  base: '/a/"base"/',
  autoIslands: true,
  modules: new Map([
    ['react', 'react'],
    ['@theme/Tabs', '@theme/Tabs'],
  ]),
  customCss: [],
  bundling: pluginBundling({ plugins: [], staticDirectories: ['static'] }),
};

function prebuiltIn(site: TempSite, changes: Partial<Parameters<typeof writePrebuilt>[0]> = {}) {
  const dir = join(site.dir, 'prebuilt');
  return writePrebuilt({ ...plain, siteDir: site.dir, dir, folder, engine, ...changes });
}

test('the prebuilt bundle equals a fresh bundle of a site without components or style sheets', async () => {
  await using site = await tempSite({ 'docs/intro.md': '# Hello' });
  const made = prebuiltIn(site);
  const expected = await bundleSite({
    ...plain,
    siteDir: site.dir,
    dir: join(site.dir, 'made'),
    markdown: { compile: () => Promise.reject(new Error('There is no Markdown.')) },
    serverOnly: false,
  });
  const { serverEntry: _, inputs, ...rest } = expected;
  expect(made).toMatchObject(rest);
  // The prebuilt bundle has more inputs, because it contains every module that a document can import.
  expect(made?.inputs).toEqual(expect.arrayContaining(inputs));
  const published = (name: string): Promise<(string | undefined)[][]> =>
    Promise.all(
      listFiles(join(site.dir, name, 'files')).map(async (file) => [
        file,
        await readFile(join(site.dir, name, 'files', file), 'latin1'),
      ]),
    );
  expect(await published('prebuilt')).toEqual(await published('made'));
});

test('the server part of the prebuilt bundle contains the theme and all modules that documents can import', async () => {
  await using site = await tempSite({});
  const made = prebuiltIn(site) as BundleRecord;
  const file = join(site.dir, 'prebuilt/server', made.serverEntry);
  const text = await readFile(file, 'utf8');
  // Remove the reference to the source map, because Vitest would warn about its missing sources.
  await writeFile(file, text.replace(/\/\/# sourceMappingURL=.*/, ''));
  expect(text).toContain('"/a/\\"base\\"/assets/live-');
  expect(text).not.toMatch(/lectern-(?:base|engine|hash)/);
  const { theme, modules } = (await import(file)) as {
    theme: { renderAlone: (part: unknown) => string };
    modules: Record<string, () => Promise<object>>;
  };
  expect(theme.renderAlone('words')).toBe('words');
  expect(Object.keys(modules)).toEqual([...prebuiltModules().keys()]);
  for (const load of Object.values(modules)) expect(await load()).toBeTypeOf('object');
});

test('prebuilt bundle: the file name of the server bundle depends on the base path', async () => {
  await using site = await tempSite({});
  const names = ['/', '/a/', '/'].map((base) => prebuiltIn(site, { base })?.serverEntry);
  expect(names[0]).toMatch(/^server-\w+\.mjs$/);
  expect(names[1]).not.toBe(names[0]);
  expect(names[2]).toBe(names[0]);
});

test.each<[string, Partial<Parameters<typeof writePrebuilt>[0]>]>([
  ['style sheets', { customCss: ['/site/custom.css'] }],
  ['components', { modules: new Map([['/site/Box.tsx', '/site/Box.tsx']]) }],
  ['packages', { modules: new Map([['some-package', 'some-package']]) }],
  ['icons', { modules: new Map([['@theme/Icon/Own', '@theme/Icon/Own']]) }],
  [
    'plug-ins with aliases',
    { bundling: { ...plain.bundling, aliases: { '@theme/Tabs': '/site/Tabs.tsx' } } },
  ],
  ['plug-ins with scripts', { bundling: { ...plain.bundling, scripts: ['/site/script.ts'] } }],
  ['plug-ins with styles', { bundling: { ...plain.bundling, styles: ['/site/style.css'] } }],
  ['plug-ins for PostCSS', { bundling: { ...plain.bundling, postcssPlugins: [{}] } }],
])('sites with %s do not use the prebuilt bundle', async (_, changes) => {
  await using site = await tempSite({});
  expect(prebuiltIn(site, changes)).toBeUndefined();
});

test.each([
  ['src/theme/Tabs.tsx', ''],
  ['postcss.config.mjs', ''],
  ['.postcssrc', '{}'],
  ['package.json', '{ "postcss": {} }'],
  ['package.json', '{ broken'],
])('a site whose %s contains %j does not use the prebuilt bundle', async (file, text) => {
  await using site = await tempSite({ [file]: text });
  expect(prebuiltIn(site)).toBeUndefined();
});

test('a site whose parent folder has a PostCSS configuration does not use the prebuilt bundle', async () => {
  await using parent = await tempSite({ 'site/package.json': '{ "devDependencies": { "postcss": "8" } }' });
  const site = { ...parent, dir: join(parent.dir, 'site') };
  expect(prebuiltIn(site)).toBeDefined();
  await writeFiles({ dir: parent.dir, files: { 'postcss.config.cjs': '' } });
  expect(prebuiltIn(site)).toBeUndefined();
});

test('a prebuilt bundle is not used if it is damaged or outdated', async () => {
  await using site = await tempSite({});
  expect(prebuiltIn(site, { engine: 'another' })).toBeUndefined();
  const list = join(folder, 'prebuilt.json');
  const before = await readFile(list, 'utf8');
  const changed = async (text: string): Promise<unknown> => {
    await writeFile(list, text);
    const made = prebuiltIn(site);
    await writeFile(list, before);
    return made;
  };
  const { inputs, outputs } = JSON.parse(before) as Prebuilt;
  const [, theme = ''] = inputs.find(([name]) => name === 'src/theme/server.tsx') ?? [];
  const [, react = ''] = inputs.find(([name]) => name === 'node_modules/react/index.js') ?? [];
  const [, style = ''] = outputs.find(([name]) => name.endsWith('.css')) ?? [];
  for (const hash of [theme, react, style]) {
    expect(hash).not.toBe('');
    expect(await changed(before.replaceAll(hash, 'another'))).toBeUndefined();
  }
  expect(await changed(before.slice(1))).toBeUndefined();
  expect(prebuiltIn(site)).toBeDefined();
  await rm(list);
  expect(prebuiltIn(site)).toBeUndefined();
  await writeFile(list, before);
});
