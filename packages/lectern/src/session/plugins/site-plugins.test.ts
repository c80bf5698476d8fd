import { expect, test } from 'vitest';
import { configSchema } from '../../config/schema/index.js';
import { sitePlugins } from './site-plugins.js';

const remark = () => undefined;
const config = configSchema.parse({
  title: 'T',
  url: 'https://example.org',
  sources: [{ type: 'docs', sidebarPath: 'sidebars.ts', remarkPlugins: [remark] }, { type: 'pages' }],
  plugins: [{ name: 'team' }],
});

test('sitePlugins lists sources, plug-ins, and search, each with its configuration key', () => {
  expect(sitePlugins(config).map(({ plugin, key }) => [plugin.name, ...key])).toEqual([
    ['docs', 'sources', 0],
    ['pages', 'sources', 1],
    ['team', 'plugins', 0],
    ['search', 'search'],
  ]);
  expect(sitePlugins({ ...config, search: false }).map(({ plugin }) => plugin.name)).not.toContain('search');
});

test('a docs source acts as a plug-in that lists inputs and provides remark plug-ins', () => {
  const [docs] = sitePlugins(config);
  expect(docs?.plugin.inputs).toEqual([
    { path: 'docs', kind: 'folder', what: 'the folder of the docs source "docs"' },
    { path: 'sidebars.ts', kind: 'file', what: 'the sidebars file of the docs source "docs"' },
  ]);
  expect(docs?.plugin.markdown?.unified).toMatchObject({ sources: ['docs'], remarkPlugins: [remark] });
});
