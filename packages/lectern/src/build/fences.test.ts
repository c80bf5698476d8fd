import { expect, test } from 'vitest';
import type { FenceUse } from '../markdown/types.js';
import type { FencesInput, Plugin } from '../plugins/plugin.js';
import { tempSite } from '../sources/__fixtures__/temp-site.js';
import { fileCache } from './cache.js';
import { resolveFences } from './fences.js';
import { openWorkspace, readProject } from './project.js';

const words = { component: '/words.tsx', props: { in: 'words' } };

/** Makes a chart of each table. */
const tables: Plugin = {
  name: 'tables',
  markdown: { fences: { table: '/table.tsx' } },
  resolveFences: ({ fences }) => ({
    fences: new Map(
      fences.map(({ key, code }) => [
        key,
        {
          language: 'chart',
          code: `chart of ${code}`,
          title: 'A chart',
          description: 'It rises.',
          alternative: words,
        },
      ]),
    ),
  }),
};

function fence({ plugin, language }: Pick<FenceUse, 'plugin' | 'language'>): FenceUse {
  return {
    plugin,
    language,
    key: `k:${language}`,
    code: 'rows',
    options: { wide: true },
    line: 3,
    column: 1,
  };
}

/** Resolves the fences of two documents, the second without any. */
async function resolve({ plugins, fences }: { plugins: readonly Plugin[]; fences: FenceUse[] }) {
  await using site = await tempSite({
    'lectern.config.js': `export default { title: 'A', url: 'https://example.org', sources: [{ type: 'docs' }] };`,
    'docs/a.md': '# A\n',
  });
  const workspace = await openWorkspace({ siteDir: site.dir, mode: 'production' });
  const project = await readProject({ workspace, locale: 'en' });
  return resolveFences({
    documents: [
      { file: 'docs/a.md', fences },
      { file: 'docs/b.md', fences: [] },
    ],
    project: { ...project, config: { ...project.config, plugins: [...plugins] } },
    cache: fileCache({ dir: workspace.cacheDir }),
    workers: { run: () => Promise.reject(new Error('No work is expected.')) },
  });
}

test('a fence that becomes one of another language is resolved again, with its title, description and words', async () => {
  const asked: Pick<FencesInput, 'file' | 'fences'>[] = [];
  const charts: Plugin = {
    name: 'charts',
    markdown: { fences: { chart: '/chart.tsx' } },
    resolveFences: ({ file, fences }) => {
      asked.push({ file, fences });
      return { fences: new Map(fences.map(({ key, code }) => [key, { props: { drawn: code } }])) };
    },
  };
  const found = await resolve({
    plugins: [charts, tables],
    fences: [fence({ plugin: 'tables', language: 'table' })],
  });
  expect(found.diagnostics).toEqual([]);
  expect(asked).toEqual([
    {
      file: 'docs/a.md',
      fences: [
        {
          plugin: 'charts',
          language: 'chart',
          key: 'k:table',
          code: 'chart of rows',
          title: 'A chart',
          description: 'It rises.',
          alternative: 'k:table:alternative',
          options: { wide: true },
          line: 3,
          column: 1,
        },
      ],
    },
  ]);
  expect([...found.fences]).toEqual([
    ['k:table:alternative', words],
    ['k:table', { component: '/chart.tsx', props: { drawn: 'chart of rows' } }],
  ]);
});

test('a fence whose next language no plug-in shows is an error', async () => {
  const { diagnostics, fences } = await resolve({
    plugins: [tables],
    fences: [fence({ plugin: 'tables', language: 'table' })],
  });
  expect(diagnostics).toMatchObject([
    { code: 'fence-without-plugin', file: 'docs/a.md', line: 3, column: 1 },
  ]);
  expect([...fences]).toEqual([]);
});
