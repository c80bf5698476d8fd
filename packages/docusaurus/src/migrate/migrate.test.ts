import { expect, test } from 'vitest';
import { tempSite } from '../__fixtures__/temp-site.js';
import { migrateConfig } from './index.js';

async function migrated(files: Readonly<Record<string, string>>) {
  await using site = await tempSite({ 'docs/a.md': '', ...files });
  return await migrateConfig({ siteDir: site.dir, file: 'docusaurus.config.js', mode: 'production' });
}

const classic = `title: "The writer's lamp", url: 'https://example.org', baseUrl: '/lamp/', future: { v4: true }`;
const lampPackage = {
  'node_modules/remark-lamp/package.json':
    '{ "name": "remark-lamp", "type": "module", "exports": "./index.js" }',
  'node_modules/remark-lamp/index.js': 'export default function lamp() {}; export function bulb() {}',
};

test('migrate: functions become imports or copies, except functions that use outer variables', async () => {
  const { text, notes, packages } = await migrated({
    ...lampPackage,
    'plugins/local.js': 'module.exports = function local() {};',
    'docusaurus.config.js': `import lamp, { bulb } from 'remark-lamp';
const repository = 'https://code.example';
export default { ${classic}, presets: [['classic', { blog: false, pages: {
  editUrl: () => repository,
}, docs: {
  editUrl({ docPath = '' }) { const [first] = docPath.split('/'); return new URL(first, 'https://code.example').href; },
  remarkPlugins: [[lamp, { watts: 40 }], bulb, require('./plugins/local.js')],
  rehypePlugins: [[() => repository, { a: 1 }]],
} }]] };`,
    'src/pages/a.md': '',
  });
  expect(text).toMatchInlineSnapshot(`
    "// Generated from docusaurus.config.js by "lectern migrate".
    import local from './plugins/local.js';
    import { colorThemeTag, infimaStyles, stableClassNames, themeMessages } from '@lectern/docusaurus';
    import { defineConfig, definePlugin } from 'lectern';
    import remarkLamp, { bulb } from 'remark-lamp';

    export default defineConfig({
      onBrokenAnchors: 'warn',
      linkedFiles: 'docusaurus',
      frontMatterDates: true,
      title: 'The writer\\'s lamp',
      url: 'https://example.org',
      baseUrl: '/lamp/',
      checks: {
        'missing-alt': 'warn',
        'missing-image': 'warn',
        'unknown-language': 'warn',
        'unknown-theme-module': 'warn',
        'missing-export': 'warn',
        'invalid-style': 'warn',
        'code-block': 'warn',
        'broken-anchor': 'warn',
        'broken-component-link': 'warn',
        'broken-html-link': 'warn',
        'invalid-post-date': 'warn',
        'unknown-admonition': 'warn',
        'fence-without-plugin': 'warn',
        'duplicate-heading-id': 'warn',
        'duplicate-doc-id': 'warn',
        'duplicate-route': 'warn',
        'invalid-front-matter': 'warn',
        'invalid-category': 'warn',
        'unknown-version': 'warn',
        'island-property': 'warn',
        'live-example': 'warn',
        'low-contrast': 'warn',
        'missing-folder': 'warn',
        'mermaid-syntax': 'warn',
        'unknown-sidebar-dir': 'warn',
        'replaced-static-file': 'warn',
      },
      sources: [
        {
          type: 'docs',
          id: 'docs',
          excerpt: 'line',
          path: 'docs',
          editUrl: function editUrl({ docPath = '' }) {const [first] = docPath.split('/');return new URL(first, 'https://code.example').href;},
          remarkPlugins: [[remarkLamp, { watts: 40 }], bulb, local],
          rehypePlugins: [
            // a function that uses repository; copy it from docusaurus.config.js
          ],
        },
        {
          type: 'pages',
          id: 'pages',
          path: 'src/pages',
          showTitle: false,
          // editUrl: a function that uses repository; copy it from docusaurus.config.js
        },
      ],
      themeConfig: { navbar: { title: '', items: [] } },
      customCss: [...infimaStyles({ siteDir: import.meta.dirname })],
      plugins: [
        themeMessages({ siteDir: import.meta.dirname, title: 'The writer\\'s lamp' }),
        stableClassNames({ blogs: [] }),
        definePlugin({ name: 'head-tags', headTags: [colorThemeTag] }),
      ],
    });
    "
  `);
  expect(packages).toMatchInlineSnapshot(`
    [
      "@lectern/docusaurus",
      "lectern",
      "remark-lamp",
    ]
  `);
  expect(notes).toMatchInlineSnapshot(`
    [
      {
        "column": 93,
        "instead": "No action needed.",
        "key": "future",
        "line": 3,
        "why": "These flags change how Docusaurus itself works.",
      },
      {
        "instead": "Copy it from docusaurus.config.js by hand, with everything it uses.",
        "key": "sources[0].rehypePlugins[0][0]",
        "why": "The value is a function that uses repository, which can't be copied automatically.",
      },
      {
        "instead": "Copy it from docusaurus.config.js by hand, with everything it uses.",
        "key": "sources[1].editUrl",
        "why": "The value is a function that uses repository, which can't be copied automatically.",
      },
    ]
  `);
});

test('migrate: values of every type are unchanged in the migrated configuration', async () => {
  await using site = await tempSite({
    'docs/a.md': '',
    'docusaurus.config.js': `module.exports = { ${classic}, tagline: 'Line\\nand "quotes" \\\\',
      customFields: { 'a-b': [1, null, true], nested: { deep: [{ list: [] }] } } };`,
  });
  const { text } = await migrateConfig({
    siteDir: site.dir,
    file: 'docusaurus.config.js',
    mode: 'production',
  });
  const names = 'defineConfig, definePlugin, infimaStyles, themeMessages, colorThemeTag, stableClassNames';
  const body = text.slice(text.indexOf('export default')).replace('export default', 'return');
  const evaluate = new Function(names, body.replaceAll('import.meta.dirname', "''"));
  const same = (value: unknown) => value;
  const config = evaluate(
    same,
    same,
    () => [],
    () => ({}),
    { tagName: 'script' },
    () => ({}),
  ) as Record<string, unknown>;
  expect(config.customFields).toEqual({ 'a-b': [1, null, true], nested: { deep: [{ list: [] }] } });
  expect([config.title, config.tagline]).toEqual(["The writer's lamp", 'Line\nand "quotes" \\']);
  expect(text).toContain(String.raw`tagline: 'Line\nand "quotes" \\',`);
});
