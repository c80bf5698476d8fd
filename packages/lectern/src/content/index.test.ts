import { expect, test } from 'vitest';
import { configSchema } from '../config/schema/index.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { contentReaders } from '../session/plugins/readers.js';
import { tempSite } from './__fixtures__/temp-site.js';
import { readSources } from './index.js';
import type { SourceContent } from './types.js';

async function read({
  files,
  sources,
}: {
  files: Record<string, string>;
  sources: unknown[];
}): Promise<SourceContent[]> {
  await using site = await tempSite(files);
  const config = configSchema.parse({ title: 'T', url: 'https://example.org', sources });
  const readers = contentReaders({ config: { sources: config.sources, plugins: [] }, siteDir: site.dir });
  return readSources({ readers, siteDir: site.dir, locale: 'en', defaultLocale: 'en', includeDrafts: false });
}

test('readSources returns sources in the order of the configuration', async () => {
  const contents = await read({
    files: { 'docs/a.md': '', 'tutorial/b.md': '', 'pages/index.tsx': '' },
    sources: [
      { type: 'pages' },
      { type: 'docs', id: 'tutorial', path: 'tutorial', routeBasePath: 'tutorial' },
      { type: 'docs' },
    ],
  });
  expect(contents.map(({ id, pages }) => [id, ...pages.map(({ route }) => route)])).toEqual([
    ['pages', '/'],
    ['tutorial', '/tutorial/b', '/tutorial'],
    ['docs', '/docs/a', '/docs'],
  ]);
});

test("readSources: a docs source at the site's root doesn't replace the home page of a pages source", async () => {
  const files = { 'docs/a.md': '', 'pages/index.tsx': '' };
  const docs = { type: 'docs', routeBasePath: '/' };
  const [alone] = await read({ files, sources: [docs] });
  expect(alone?.pages.map(({ route }) => route)).toEqual(['/a', '/']);
  const [beside] = await read({ files, sources: [docs, { type: 'pages' }] });
  expect(beside?.pages.map(({ route }) => route)).toEqual(['/a']);
});

test('readSources: two sources with the same ID are an error', async () => {
  const contents = await read({
    files: { 'docs/a.md': '', 'b/b.md': '' },
    sources: [{ type: 'docs' }, { type: 'docs', path: 'b' }],
  });
  expect(
    contents.flatMap(({ diagnostics }) => diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))),
  ).toMatchInlineSnapshot(`
    [
      "error [duplicate-source-id]
      sources[1]: another source already has the ID "docs".
      Give each source a unique ID: versions, translations, and links use it.",
    ]
  `);
});
