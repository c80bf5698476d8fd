import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { engineSource } from '../../util/engine-paths.js';
import { pluginBundling } from './plugin-bundling.js';
import { loadPostcssPlugins } from './postcss-file.js';
import { sharedViteConfig } from './vite-config.js';

const mark = `Object.assign((options = {}) => ({
  postcssPlugin: 'mark',
  Once: (root) => root.append('/* ' + (options.text ?? 'plain') + ' */'),
}), { postcss: true })`;

const marks = (text: string) =>
  `({ plugins: [{ postcssPlugin: 'mark', Once: (root) => root.append('/* ${text} */') }] })`;

async function styleOf({ siteDir, file }: { siteDir: string; file: string }): Promise<string> {
  const shared = sharedViteConfig({
    siteDir,
    base: '/',
    autoIslands: true,
    bundling: pluginBundling({ plugins: [], staticDirectories: [] }),
    mode: 'production',
    onIsland: () => undefined,
  });
  const config = await resolveConfig({ ...shared, plugins: [] }, 'build');
  return (await preprocessCSS('p { color: red }', file, config)).code;
}

test("PostCSS: a site's configuration applies to the site's style sheets, but not to the theme's", async () => {
  await using site = await tempSite({ 'postcss.config.cjs': `module.exports = ${marks('site')};` });
  expect(await styleOf({ siteDir: site.dir, file: join(site.dir, 'a.css') })).toContain('/* site */');
  const theme = await styleOf({ siteDir: site.dir, file: join(engineSource(), 'theme/styles/a.css') });
  expect(theme).not.toContain('/* site */');
});

test('PostCSS: a configuration can be a function, and list its plug-ins by name', async () => {
  await using site = await tempSite({
    'postcss.config.cjs':
      "module.exports = ({ cwd }) => ({ plugins: { mark: {}, 'mark-more': { text: typeof cwd }, off: false } });",
  });
  for (const name of ['mark', 'mark-more']) {
    const dir = join(site.dir, 'node_modules', name);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'index.js'), `module.exports = ${mark};`);
  }
  const css = await styleOf({ siteDir: site.dir, file: join(site.dir, 'a.css') });
  expect(css).toMatch(/\/\* plain \*\/\s*\/\* string \*\//);
});

test('PostCSS: the error for a configuration that can’t be loaded names the file', async () => {
  await using site = await tempSite({ 'postcss.config.cjs': 'module.exports = { plugins: { lost: {} } };' });
  const file = join(site.dir, 'postcss.config.cjs');
  await expect(loadPostcssPlugins(file)).rejects.toThrow(
    `Failed to load PostCSS config (searchPath: ${file}): [Error] Cannot find module 'lost'`,
  );
});
