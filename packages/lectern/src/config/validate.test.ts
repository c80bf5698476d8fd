import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { validateConfig } from './validate.js';

function errorsOf(source: string): string {
  const text = source.replace(/^import .*$/m, '').replace('export default ', 'return ');
  const value: unknown = new Function('defineConfig', text)((config: unknown) => config);
  return validateConfig({ file: 'lectern.config.ts', source, value })
    .diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}

test('a valid configuration is returned with defaults for the missing keys', () => {
  const value = {
    title: 'A',
    url: 'https://example.org',
    baseUrl: 'a//b',
    sources: [{ type: 'pages' }],
    themeConfig: { navbar: { items: [{ to: '/x' }, { items: [{ href: 'https://example.org' }] }] } },
  };
  const { config } = validateConfig({ file: 'lectern.config.ts', source: '', value });
  expect({
    base: config?.baseUrl,
    items: config?.themeConfig.navbar.items,
    islands: config?.islands,
  }).toEqual({
    base: '/a/b/',
    items: [
      { type: 'link', to: '/x', position: 'right' },
      { type: 'dropdown', position: 'right', items: [{ type: 'link', href: 'https://example.org' }] },
    ],
    islands: 'auto',
  });
});

test('an unknown key in a configuration is an error that names the location and the nearest key', () => {
  expect(
    errorsOf(`import { defineConfig } from 'lectern';

const navbar = { hideOnScrol: true };

export default defineConfig({
  tilte: 'A',
  url: 'https://example.org', urls: [],
  title: 'A',
  sources: [{ type: 'pages' }],
  themeConfig: { navbar },
});
`),
  ).toMatchInlineSnapshot(`
    "error [unknown-config-key] lectern.config.ts:3:18
      themeConfig.navbar: Unknown key "hideOnScrol". Did you mean "hideOnScroll"?

    error [unknown-config-key] lectern.config.ts:6:3
      Unknown key "tilte". Did you mean "title"?

    error [unknown-config-key] lectern.config.ts:7:31
      Unknown key "urls". Did you mean "url"?"
  `);
});

test.each(['/%zz/', '/a\\0b/', 'https://example.org/a/', '/a?b', '/../a/', 'a\\\\b'])(
  'a base path that cannot be part of a URL is an error: %s',
  (path) => {
    expect(
      errorsOf(
        `export default {\n  title: 'a',\n  url: 'https://example.org',\n  sources: [{ type: 'docs' }],\n  baseUrl: '${path}',\n};\n`,
      ),
    ).toMatch(
      /^error \[invalid-config\] lectern\.config\.ts:5:3\n {2}baseUrl: found ".*", expected a path such as/,
    );
  },
);

test('a wrong value in a configuration is an error with its path, the found value, and the expected type', () => {
  expect(
    errorsOf(`export default {
  title: '',
  url: 'example.org',
  baseUrl: 3,
  trailingSlash: null,
  onBrokenLinks: 'explode',
  staticDirectories: ['static', 1],
  customFields: [],
  sources: [],
  themeConfig: {
    tableOfContents: { minHeadingLevel: 1, maxHeadingLevel: 2.5 },
    navbar: { logo: { src: 'x.svg', width: -1 } },
  },
};
`),
  ).toMatchInlineSnapshot(`
    "error [invalid-config] lectern.config.ts:2:3
      title: found "", expected a non-empty string.

    error [invalid-config] lectern.config.ts:3:3
      url: found "example.org", expected a URL such as "https://example.org".

    error [invalid-config] lectern.config.ts:4:3
      baseUrl: found 3, expected a string.

    error [invalid-config] lectern.config.ts:5:3
      trailingSlash: found null, expected true or false.

    error [invalid-config] lectern.config.ts:6:3
      onBrokenLinks: found "explode", expected "throw", "warn", or "ignore".

    error [invalid-config] lectern.config.ts:7:33
      staticDirectories[1]: found 1, expected a string.

    error [invalid-config] lectern.config.ts:8:3
      customFields: found [], expected an object.

    error [invalid-config] lectern.config.ts:9:3
      sources: found [], expected a non-empty list.

    error [invalid-config] lectern.config.ts:11:24
      themeConfig.tableOfContents.minHeadingLevel: found 1, expected at least 2.

    error [invalid-config] lectern.config.ts:11:44
      themeConfig.tableOfContents.maxHeadingLevel: found 2.5, expected a whole number.

    error [invalid-config] lectern.config.ts:12:37
      themeConfig.navbar.logo.width: found -1, expected more than 0."
  `);
});

test('a missing key in a configuration is located at its parent object', () => {
  expect(
    errorsOf(`export default {
  title: 'A',
  sources: [{ path: 'docs' }, { type: 'blog' }],
};
`),
  ).toMatchInlineSnapshot(`
    "error [invalid-config] lectern.config.ts:1:16
      url: found nothing, expected a string.

    error [invalid-config] lectern.config.ts:3:13
      sources[0].type: found nothing, expected "docs" or "pages".

    error [invalid-config] lectern.config.ts:3:33
      sources[1].type: found "blog", expected "docs" or "pages".
      Use the blog plug-in: import { blog } from '@lectern/blog', and add blog() to plugins."
  `);
});

test('navbar items in the configuration are validated, including items in drop-down menus', () => {
  expect(
    errorsOf(`export default {
  title: 'A',
  url: 'https://example.org',
  sources: [{ type: 'pages' }],
  themeConfig: {
    navbar: {
      items: [
        { type: 'docSidbar', sidebarId: 'x' },
        { type: 'doc', docID: 'x' },
        { label: 'More', items: [{ to: '/x', lable: 'X' }, { type: 'dropdown', items: [] }] },
        'text',
      ],
    },
  },
};
`),
  ).toMatchInlineSnapshot(`
    "error [invalid-config] lectern.config.ts:8:11
      themeConfig.navbar.items[0].type: Unknown navbar item type "docSidbar". Did you mean "docSidebar"? Known types: link, doc, docSidebar, docsVersion, html, dropdown, search, docsVersionDropdown, localeDropdown, custom.

    error [invalid-config] lectern.config.ts:9:9
      themeConfig.navbar.items[1].docId: found nothing, expected a string.

    error [unknown-config-key] lectern.config.ts:9:24
      themeConfig.navbar.items[1]: Unknown key "docID". Did you mean "docId"?

    error [unknown-config-key] lectern.config.ts:10:46
      themeConfig.navbar.items[2].items[0]: Unknown key "lable". Did you mean "label"?

    error [invalid-config] lectern.config.ts:10:62
      themeConfig.navbar.items[2].items[1].type: Unknown navbar item type "dropdown". Known types: link, doc, docSidebar, docsVersion, html.

    error [invalid-config] lectern.config.ts:11:9
      themeConfig.navbar.items[3]: found "text", expected an object."
  `);
});

test('a navbar or footer link in the configuration is an error if it has no target', () => {
  expect(
    errorsOf(`export default {
  title: 'A',
  url: 'https://example.org',
  sources: [{ type: 'pages' }],
  themeConfig: {
    navbar: {
      items: [
        { label: 'Source' },
        { label: 'More', items: [{ to: '/x' }, { type: 'link', label: 'Y' }] },
      ],
    },
    footer: { links: [{ title: 'Links', items: [{ label: 'Z' }] }] },
  },
};
`),
  ).toMatchInlineSnapshot(`
    "error [invalid-config] lectern.config.ts:8:9
      themeConfig.navbar.items[0]: found {"label":"Source"}, expected \`to\` (a route of this site) or \`href\` (any other URL).

    error [invalid-config] lectern.config.ts:9:48
      themeConfig.navbar.items[1].items[1]: found {"type":"link","label":"Y"}, expected \`to\` (a route of this site) or \`href\` (any other URL).

    error [invalid-config] lectern.config.ts:12:49
      themeConfig.footer.links[0].items[0]: found {"label":"Z"}, expected \`to\` (a route of this site) or \`href\` (any other URL)."
  `);
});

test("a configuration file that doesn't export an object is an error", () => {
  expect(errorsOf('export default undefined;')).toMatchInlineSnapshot(`
    "error [invalid-config] lectern.config.ts:1:16
      The configuration: found nothing, expected an object."
  `);
});

test('a site with plug-ins needs no source; a site with neither plug-ins nor sources is an error', () => {
  const rest = "title: 'A', url: 'https://example.org'";
  expect(errorsOf(`export default { ${rest}, plugins: [{ name: 'lamps' }] };`)).toBe('');
  expect(errorsOf(`export default { ${rest} };`)).toContain(
    'sources: found nothing, expected a non-empty list.',
  );
});

test('an invalid calendar in the configuration is an error that says what is expected', () => {
  const { diagnostics } = validateConfig({
    file: 'lectern.config.ts',
    source: '',
    value: {
      title: 'T',
      url: 'https://example.org',
      sources: [{ type: 'docs' }],
      i18n: { localeConfigs: { en: { calendar: 'a calendar' } } },
    },
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'i18n.localeConfigs.en.calendar: found "a calendar", expected the name of a calendar such as "gregory".',
  ]);
});

test('the error for an invalid base path names the command-line option or the environment variable', () => {
  const { diagnostics } = validateConfig({
    file: 'lectern.config.ts',
    source: "export default { baseUrl: '/docs/' };",
    value: { title: 'T', url: 'https://example.org', sources: [{ type: 'docs' }], baseUrl: '/docs/' },
    baseUrl: 'https://example.org/',
  });
  expect(diagnostics.map((found) => formatDiagnostic(found))).toEqual([
    `error [invalid-config]
  --base, or the variable BASE_URL: found "https://example.org/", expected a path such as "/" or "/project/".`,
  ]);
});
