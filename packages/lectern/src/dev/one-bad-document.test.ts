import { rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { devSite } from './__fixtures__/dev-site.js';

const site = devSite({
  files: {
    'lectern.config.ts': `import { broken } from './plugins/broken.js';
export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }, { type: 'pages' }], plugins: [broken] };`,
    'plugins/broken.js': `const fail = (what) => { throw new Error('There is no ' + what); };
export const broken = {
  name: 'broken',
  read: () => fail('shelf'),
  transformHtml: ({ html, page }) => (page.route === '/docs/hook' ? fail('lamp') : html),
};`,
    'docs/hook.md': '# Hook',
    'docs/good.md': '# Good\n\nSee [the other page](./other.md).',
    'docs/other.md': '# Other',
    'pages/index.md': '# Home',
    'docs/front-matter.md': '---\ntitle: [open\n---\n\n# Broken',
    'docs/alias.md': '---\ntitle: *missing\n---\n\n# Alias',
    'docs/unknown-key.md': '---\nsidebar_position: first\n---\n\n# Unknown',
    'docs/percent.md': '# Percent\n\n[One](./%E0%A4%A.md), [two](/docs/%), [three](%zz#x), ![four](./%.png)',
    'docs/syntax.mdx': '# Syntax\n\n<Open',
    'docs/throws.mdx': '# Throws\n\n{(() => { throw new Error("No."); })()}',
    'docs/tabs.mdx': `# Tabs\n\n${'<Tabs>\n<TabItem value="a">\n\n'.repeat(80)}Text.\n\n${'</TabItem>\n</Tabs>\n\n'.repeat(80)}`,
    'docs/cycle.mdx': "import { Around } from '@site/components/Around';\n\n# Cycle\n\nText, and <Around />",
    'components/Around.jsx':
      "import Cycle from '../docs/cycle.mdx';\n\nexport function Around() {\n  return <Cycle />;\n}\n",
    'docs/folder/_category_.yml': 'label: [open',
    'docs/folder/inside.md': '# Inside',
    'docs/aliases/_category_.yml': 'label: *missing',
    'docs/aliases/inside.md': '# Inside too',
  },
});

test('dev: pages without errors are shown, even if other files have errors', async () => {
  const pages = [
    '/',
    '/docs/good',
    '/docs/other',
    '/docs/folder/inside',
    '/docs/aliases/inside',
    '/docs/good.md',
  ];
  for (const path of pages) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
});

test('dev: a page shows errors in other files as a notice', async () => {
  const { text } = await site.get('/docs/good');
  expect(text).toMatch(/<summary[^>]*>\d+ problems in other files<\/summary>/);
  expect(text).toContain('docs/front-matter.md:2:');
  expect(text).toContain('docs/folder/_category_.yml:1:');
  expect(text).toContain('plugins/broken.js:1:32');
  expect(text).toContain(
    'The hook &quot;read&quot; of the plug-in &quot;broken&quot; failed: There is no shelf',
  );
});

test('dev: a page with an error shows only its own error', async () => {
  for (const [page, place] of [
    ['front-matter', 'docs/front-matter.md:2:'],
    ['alias', 'docs/alias.md:2:'],
    ['unknown-key', 'docs/unknown-key.md:2:'],
    ['percent', 'docs/percent.md:3:1'],
    ['syntax', 'docs/syntax.mdx:3:'],
    ['throws', 'docs/throws.mdx'],
    ['hook', 'plugins/broken.js:1:32'],
  ]) {
    const { status, text } = await site.get(`/docs/${page}`);
    const files = [...text.matchAll(/\] ((?:docs|pages|plugins)\/[\w./-]+)/g)].map(([, file]) => file);
    expect([page, status, new Set(files).size, text.includes(String(place))]).toEqual([page, 500, 1, true]);
  }
});

test('dev: islands that are nested 80 levels deep are an error', async () => {
  const { status, text } = await site.get('/docs/tabs');
  expect(status).toBe(500);
  expect(text).toContain('Interactive components, such as tabs, are nested more than 50 levels deep.');
});

test('dev: a document that imports itself through a component is an error that names the cycle', async () => {
  const { status, text } = await site.get('/docs/cycle');
  expect(status).toBe(500);
  expect(text).toContain('docs/cycle.mdx:5:11');
  expect(text).toMatch(/endlessly or too deeply: docs\/cycle\.mdx → .*Around.* → docs\/cycle\.mdx/);
});

test('dev: a URL without a page shows all errors', async () => {
  const { status, text } = await site.get('/docs/nowhere');
  expect(status).toBe(500);
  expect(text).toContain('docs/front-matter.md:2:');
});

test('dev: the notice about errors in other files disappears once they are fixed', async () => {
  for (const file of ['front-matter', 'alias', 'unknown-key', 'percent'])
    await writeFile(site.pathOf(`docs/${file}.md`), '# Fixed');
  for (const name of ['folder', 'aliases'])
    await writeFile(site.pathOf(`docs/${name}/_category_.yml`), 'label: Fixed');
  await writeFile(site.pathOf('plugins/broken.js'), "export const broken = { name: 'broken' };");
  await expect.poll(async () => (await site.get('/docs/good')).text).not.toContain('in other files');
  expect((await site.get('/docs/alias')).status).toBe(200);
});

test('dev: a second configuration file is an error until it is deleted', async () => {
  const second = site.pathOf('lectern.config.js');
  await writeFile(second, 'export default {};');
  const text = async (): Promise<string> => (await site.get('/docs/good')).text;
  await expect.poll(text, { timeout: 20_000 }).toContain('several configuration files');
  await rm(second);
  await expect.poll(text, { timeout: 20_000 }).toContain('the other page');
});
