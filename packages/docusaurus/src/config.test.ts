import type { ConfigNote } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { tempSite } from './__fixtures__/temp-site.js';
import { mapConfig } from './config.js';
import type { Loose } from './values.js';

async function map(written: Loose): Promise<{ config: Loose; notes: ConfigNote[] }> {
  const names = ['docs/a.md', 'api/a.md', 'src/pages/a.md', 'sidebars.js', 'src/a.css'];
  await using site = await tempSite(Object.fromEntries(names.map((name) => [name, ''])));
  const notes: ConfigNote[] = [];
  const base = { title: 'Lamp', url: 'https://example.org/', baseUrl: '/' };
  const { config } = await mapConfig({
    siteDir: site.dir,
    written: { ...base, ...written },
    note: (note) => notes.push(note),
  });
  return { config, notes };
}

async function navbarOf(items: readonly unknown[]) {
  const { config, notes } = await map({ baseUrl: '/lamp/', themeConfig: { navbar: { items } } });
  return { items: (config.themeConfig as { navbar: { items: unknown[] } }).navbar.items, notes };
}

test('Docusaurus config: a URL that the URL parser can repair is repaired; other invalid URLs are unchanged', async () => {
  expect((await map({ url: 'https:/example.org' })).config.url).toBe('https://example.org');
  expect((await map({ url: 'https://example.org/sub/' })).config.url).toBe('https://example.org/sub');
  expect((await map({ url: 'example.org' })).config.url).toBe('example.org');
});

test('Docusaurus config: metadata with an attribute such as `media` becomes a head tag', async () => {
  const metadata = [
    { name: 'author', content: 'Ada' },
    { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#000' },
    { name: 'empty' },
  ];
  const { config } = await map({ themeConfig: { metadata } });
  expect((config.themeConfig as Loose).metadata).toEqual([{ name: 'author', content: 'Ada' }]);
  const { headTags } = (config.plugins as { name: string; headTags: unknown[] }[]).find(
    ({ name }) => name === 'head-tags',
  ) ?? { headTags: [] };
  expect(headTags).toContainEqual({
    tagName: 'meta',
    attributes: { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#000' },
  });
});

test('Docusaurus config: the classic preset becomes a docs source, a pages source, and style sheets', async () => {
  const options = {
    blog: false,
    docs: { sidebarPath: './sidebars.js', editCurrentVersion: true },
    theme: { customCss: './src/a.css' },
  };
  const { config, notes } = await map({ presets: [['@docusaurus/preset-classic', options]] });
  expect(config.sources).toEqual([
    { type: 'docs', excerpt: 'line', id: 'docs', path: 'docs', sidebarPath: 'sidebars.js' },
    { type: 'pages', id: 'pages', path: 'src/pages', showTitle: false },
  ]);
  expect(config.customCss).toEqual([
    expect.stringMatching(/styles\/infima-variables\.css$/),
    expect.stringMatching(/styles\/infima-colors\.css$/),
    expect.stringMatching(/styles\/component-pages\.css$/),
    expect.stringMatching(/styles\/infima\.css$/),
    expect.stringMatching(/styles\/infima-grid\.css$/),
    expect.stringMatching(/styles\/infima-parts\.css$/),
    expect.stringMatching(/styles\/infima-text\.css$/),
    expect.stringMatching(/styles\/infima-buttons\.css$/),
    expect.stringMatching(/styles\/infima-margin\.css$/),
    expect.stringMatching(/styles\/infima-padding\.css$/),
    expect.stringMatching(/styles\/infima-navbar\.css$/),
    expect.stringMatching(/styles\/infima-footer\.css$/),
    expect.stringMatching(/styles\/infima-components\.css$/),
    'src/a.css',
  ]);
  expect(config.url).toBe('https://example.org');
  expect(notes).toEqual([]);
});

test('Docusaurus config: each docs plug-in becomes a source, which has the ID `docs` by default', async () => {
  const { config } = await map({
    presets: [['classic', { blog: false, pages: false }]],
    plugins: [
      ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: '', sidebarPath: false }],
    ],
  });
  expect(config.sources).toEqual([
    { type: 'docs', excerpt: 'line', id: 'docs', path: 'docs' },
    { type: 'docs', excerpt: 'line', id: 'api', path: 'api', routeBasePath: '/', sidebarPath: false },
  ]);
});

test('Docusaurus config: a docs instance without a folder needs a list of versions', async () => {
  await using site = await tempSite({
    'src/pages/a.md': '',
    'versions.json': '["1.0"]',
    'api_versions.json': '["1.0"]',
  });
  const base = { title: 'Lamp', url: 'https://example.org/', baseUrl: '/' };
  const docs = { includeCurrentVersion: false };
  const plugins = ['api', 'guides'].map((id) => ['@docusaurus/plugin-content-docs', { id, path: id }]);
  const written = { ...base, presets: [['classic', { docs, blog: false }]], plugins };
  const { config } = await mapConfig({ siteDir: site.dir, written, note: () => undefined });
  expect((config.sources as Loose[]).map(({ id }) => id)).toEqual(['docs', 'pages', 'api']);
});

test('Docusaurus config: the remark, rehype, and recma plug-ins for docs and pages are carried over', async () => {
  const plugin = () => undefined;
  const lists = { remarkPlugins: [plugin], rehypePlugins: [[plugin, { a: 1 }]], recmaPlugins: [plugin] };
  const before = { beforeDefaultRemarkPlugins: [plugin], beforeDefaultRehypePlugins: [plugin] };
  const options = { blog: false, docs: { ...lists, ...before }, pages: lists };
  const { config, notes } = await map({ presets: [['classic', options]] });
  expect(config.sources).toEqual([
    { type: 'docs', excerpt: 'line', id: 'docs', path: 'docs', ...lists, ...before },
    { type: 'pages', id: 'pages', path: 'src/pages', showTitle: false, ...lists },
  ]);
  expect(notes).toEqual([]);
});

test('Docusaurus config: an unsupported plug-in causes a note, and turns broken links into warnings', async () => {
  const { config, notes } = await map({
    onBrokenLinks: 'throw',
    plugins: ['their-plugin', './src/plugins/mine.js', () => ({})],
  });
  expect(config.onBrokenLinks).toBe('warn');
  expect(notes.map(({ key, why }) => `${key}: ${why}`)).toEqual([
    expect.stringMatching(
      /^plugins\[0\]: The plug-in their-plugin cannot run in Lectern: Cannot find module 'their-plugin'/,
    ),
    expect.stringMatching(
      /^plugins\[1\]: The plug-in \.\/src\/plugins\/mine\.js cannot run in Lectern: Cannot find module/,
    ),
  ]);
});

test("Docusaurus config: plug-ins that Lectern doesn't need cause no note", async () => {
  const { notes } = await map({
    themes: [
      '@docusaurus/theme-mermaid',
      '@docusaurus/theme-live-codeblock',
      '@easyops-cn/docusaurus-search-local',
    ],
    plugins: [
      'docusaurus-plugin-sass',
      '@docusaurus/plugin-ideal-image',
      ['@docusaurus/plugin-sitemap', {}],
      '@docsearch/docusaurus-adapter',
    ],
  });
  expect(notes).toEqual([]);
});

test.each([
  ['throw', 'throw'],
  ['warn', 'warn'],
  ['log', 'warn'],
  ['ignore', 'ignore'],
])('Docusaurus config: the onBrokenLinks value %s becomes %s', async (written, carried) => {
  expect((await map({ onBrokenLinks: written })).config.onBrokenLinks).toBe(carried);
});

test('Docusaurus config: broken anchors are warnings unless onBrokenAnchors has another value', async () => {
  expect((await map({})).config.onBrokenAnchors).toBe('warn');
  expect((await map({ onBrokenAnchors: 'throw' })).config.onBrokenAnchors).toBe('throw');
});

test('Docusaurus config: an unknown key causes a note that contains its path', async () => {
  const { notes } = await map({ lamps: 3, themeConfig: { lamp: 1, prism: { lamp: 2 } } });
  expect(notes.map(({ key }) => key)).toEqual(['lamps', 'themeConfig.lamp', 'themeConfig.prism.lamp']);
});

test('Docusaurus config: navbar items keep their supported keys, and are on the left by default', async () => {
  const { items, notes } = await navbarOf([
    { type: 'doc', docId: 'a', label: 'A', position: 'left' },
    { type: 'docSidebar', sidebarId: 's', docsPluginId: 'default', 'aria-label': 'S' },
    { href: 'https://example.org/code', className: 'icon', 'aria-label': 'Code', target: '_blank' },
    { href: 'https://example.org/lamps/', className: 'icon' },
    { href: 'https://example.org/lamps/', src: 'img/lamp.svg' },
    { href: 'pathname:///play/', label: 'Play', target: '_self' },
    { to: '/x', html: '<b>X</b>', className: 'icon', 'aria-label': 'Go to X', position: 'left' },
    { type: 'dropdown', label: 'More', items: [{ to: 'y', label: 'Y', position: 'left' }] },
    { label: 'Nothing', items: [] },
    { type: 'custom-clock', face: 'round' },
  ]);
  expect(items).toEqual([
    { type: 'doc', docId: 'a', label: 'A', position: 'left', docsPluginId: 'docs' },
    { type: 'docSidebar', position: 'left', sidebarId: 's', docsPluginId: 'docs' },
    { href: 'https://example.org/code', position: 'left', className: 'icon', 'aria-label': 'Code' },
    {
      href: 'https://example.org/lamps/',
      position: 'left',
      className: 'icon',
      'aria-label': 'example.org/lamps',
    },
    { href: '/lamp/play/', position: 'left', label: 'Play' },
    {
      type: 'html',
      position: 'left',
      value: '<a href="/lamp/x" class="icon" aria-label="Go to X"><b>X</b></a>',
    },
    { type: 'dropdown', position: 'left', label: 'More', items: [{ to: 'y', label: 'Y' }] },
  ]);
  expect(notes.map(({ key }) => key)).toEqual([
    'themeConfig.navbar.items[4].src',
    'themeConfig.navbar.items[4]',
    'themeConfig.navbar.items[9]',
  ]);
});

test('Docusaurus config: the footer can have columns, a row of links, HTML, and a logo size in px', async () => {
  const footerOf = async (footer: Loose) =>
    ((await map({ themeConfig: { footer } })).config.themeConfig as { footer: unknown }).footer;
  expect(
    await footerOf({
      style: 'dark',
      links: [{ title: 'T', items: [{ html: '<i>i</i>' }, { label: 'L', to: 'l' }] }],
    }),
  ).toEqual({
    links: [{ title: 'T', items: [{ html: '<i>i</i>' }, { label: 'L', to: 'l' }] }],
  });
  expect(
    await footerOf({
      links: [{ label: 'L', href: 'https://example.org' }],
      logo: { src: 'a.svg', width: '40px', height: 'auto' },
    }),
  ).toEqual({
    links: [{ title: '', items: [{ label: 'L', href: 'https://example.org' }] }],
    logo: { src: 'a.svg', width: 40 },
  });
});

test('Docusaurus config: scripts, style sheets, head tags, and analytics become elements in the head', async () => {
  const { config } = await map({
    headTags: [{ tagName: 'meta', attributes: { name: 'a', content: 'b' } }],
    scripts: ['/a.js', { src: '/b.js', async: true, 'data-x': 1 }],
    stylesheets: ['https://example.org/a.css'],
    presets: [
      ['classic', { docs: false, blog: false, pages: false, gtag: { trackingID: 'G-1', anonymizeIP: true } }],
    ],
  });
  const plugins = config.plugins as {
    name: string;
    headTags: { tagName: string; attributes?: object; innerHTML?: string }[];
  }[];
  const plugin = plugins.find(({ name }) => name === 'head-tags');
  expect(plugin?.headTags.slice(1).map(({ tagName, attributes }) => [tagName, attributes])).toEqual([
    ['meta', { name: 'a', content: 'b' }],
    ['link', { rel: 'stylesheet', href: 'https://example.org/a.css' }],
    ['script', { src: '/a.js', defer: true }],
    ['script', { src: '/b.js', async: true, 'data-x': '1' }],
    ['script', { async: true, src: 'https://www.googletagmanager.com/gtag/js?id=G-1' }],
    ['script', undefined],
  ]);
});

test('Docusaurus config: i18n keeps its known keys and locales, and a custom path causes a note', async () => {
  const { config, notes } = await map({
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'ar'],
      path: 'words',
      localeConfigs: { ar: { direction: 'rtl', path: 'ar' }, de: {} },
    },
  });
  expect(config.i18n).toEqual({
    defaultLocale: 'en',
    locales: ['en', 'ar'],
    localeConfigs: { ar: { direction: 'rtl' } },
  });
  expect(notes.map(({ key }) => key)).toEqual(['i18n.path']);
});

test('Docusaurus config: redocusaurus becomes an API reference for each OpenAPI document on disk', async () => {
  const specs = [
    { spec: './api/lamp.yaml', route: '/lamp-api/' },
    { spec: 'api/bulb.yaml', route: '/bulb/' },
    { spec: 'https://example.org/a.yaml', route: '/a/' },
    { spec: 'api/read-by-components.yaml' },
  ];
  const { config, notes } = await map({ onBrokenLinks: 'throw', presets: [['redocusaurus', { specs }]] });
  const names = (config.plugins as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['openapi', 'openapi-2']));
  expect(notes).toEqual([
    {
      key: 'presets[0].specs[2]',
      why: 'The OpenAPI document is on another server.',
      instead: 'Download it into the site folder, and set `spec` to its path.',
    },
    expect.objectContaining({ key: 'presets[0].specs[3]' }),
  ]);
  expect(config.onBrokenLinks).toBe('warn');
});

test('Docusaurus config: a plug-in for a discontinued service causes a note that names the replacement', async () => {
  const { notes } = await map({
    plugins: ['@docusaurus/plugin-google-analytics', 'docusaurus-theme-search-typesense'],
  });
  expect(notes.map(({ key, instead }) => [key, instead])).toEqual([
    ['plugins[0]', 'Use google-gtag or google-tag-manager, which Lectern supports.'],
  ]);
});
