import { expect, test } from 'vitest';
import { tempSite } from './__fixtures__/temp-site.js';
import { readConfig } from './index.js';

async function read(file: string, files: Readonly<Record<string, string>>) {
  await using site = await tempSite(files);
  const result = await readConfig({ siteDir: site.dir, file, mode: 'production' });
  return { ...result, dependencies: result.dependencies.map((path) => path.slice(site.dir.length + 1)) };
}

const classic = `title: 'Lamp', url: 'https://example.org', baseUrl: '/'`;

test.each([
  ['docusaurus.config.js', `module.exports = { ${classic}, tagline: require.resolve('./sidebars.js') };`],
  ['docusaurus.config.js', `export default { ${classic}, tagline: require.resolve('./sidebars.js') };`],
  [
    'docusaurus.config.mjs',
    `import { resolve } from 'node:path'; export default { ${classic}, tagline: resolve('sidebars.js') };`,
  ],
  [
    'docusaurus.config.cjs',
    `module.exports = async () => ({ ${classic}, tagline: __dirname + '/sidebars.js' });`,
  ],
  [
    'docusaurus.config.ts',
    `const config: { title: string } = { ${classic}, tagline: __filename + 'sidebars.js' } as never;\nexport default config;`,
  ],
  [
    'docusaurus.config.ts',
    `export default async function make() { return { ${classic}, tagline: 'sidebars.js' }; }`,
  ],
])('the configuration file %s is read without changes: %s', async (file, text) => {
  const { config, dependencies } = await read(file, { [file]: text, 'sidebars.js': 'module.exports = {};' });
  expect(config.title).toBe('Lamp');
  expect(config.tagline).toMatch(/sidebars\.js$/);
  expect(dependencies).toContain(file);
});

test('editing a file that a docusaurus.config imports reloads the configuration', async () => {
  await using site = await tempSite({
    'docusaurus.config.js': `module.exports = { ${classic}, tagline: require('./words.js') };`,
    'words.js': "module.exports = 'before';",
  });
  const options = { siteDir: site.dir, file: 'docusaurus.config.js', mode: 'development' } as const;
  const before = await readConfig(options);
  const { writeFile } = await import('node:fs/promises');
  await writeFile(`${site.dir}/words.js`, "module.exports = 'after';");
  const after = await readConfig(options);
  expect([before.config.tagline, after.config.tagline]).toEqual(['before', 'after']);
  expect(after.dependencies).toContain(`${site.dir}/words.js`);
});

test('a docusaurus.config that imports a missing package is still read, and the package causes a note', async () => {
  const { config, notes } = await read('docusaurus.config.js', {
    'docusaurus.config.js': `import { themes } from 'no-such-highlighter';
      import plugin from 'no-such-plugin';
      export default { ${classic}, presets: [['classic', { blog: false }]], plugins: [[plugin, { a: 1 }]], themeConfig: { prism: { theme: themes.github } } };`,
  });
  expect(config.title).toBe('Lamp');
  expect(notes.map(({ key }) => key)).toEqual([
    'import of "no-such-highlighter"',
    'import of "no-such-plugin"',
  ]);
});

test('an exception that a docusaurus.config throws is rethrown', async () => {
  await expect(
    read('docusaurus.config.js', { 'docusaurus.config.js': "throw new Error('no lamp');" }),
  ).rejects.toThrow('no lamp');
});
