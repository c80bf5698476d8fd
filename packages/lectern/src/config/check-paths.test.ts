import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { checkPaths } from './check-paths.js';
import { loadConfig } from './load.js';
import { validateConfig } from './validate.js';

const wrong = {
  title: 'T',
  url: 'https://example.org',
  sources: [
    { type: 'docs', path: 'a.txt', sidebarPath: 'missing.ts' },
    { type: 'pages', path: '..' },
    { type: 'pages', id: 'none', path: 'missing' },
  ],
  customCss: ['folder', 'missing.css', 'a.txt', 'a.txt/below'],
  feed: { changelog: 'folder' },
  samples: { tsconfig: 'missing.json' },
};

test("paths in the configuration: a missing or unsuitable file or folder is an error with its key's location", async () => {
  await using site = await tempSite({ 'a.txt': 'A' });
  await mkdir(join(site.dir, 'folder'));
  const { config } = validateConfig({ file: 'lectern.config.ts', source: '', value: wrong });
  if (config === undefined) throw new Error('The configuration is valid.');
  const found = checkPaths({
    siteDir: site.dir,
    config,
    locationInConfig: (key) => ({ file: `config#${key.join('.')}` }),
  });
  expect(found.map((each) => formatDiagnostic(each).split('\n').slice(0, 2).join('\n'))).toEqual([
    'error [wrong-path] config#sources.0.path\n  sources[0].path names "a.txt", which is not a folder.',
    `error [wrong-path] config#sources.1.path\n  sources[1].path names "..", which is the site folder or contains it. Each file in it would become a page, even the configuration.`,
    'error [wrong-path] config#sources.0.sidebarPath\n  sources[0].sidebarPath names "missing.ts", which does not exist.',
    'error [wrong-path] config#customCss.0\n  customCss[0] names "folder", which is a folder.',
    'error [wrong-path] config#customCss.1\n  customCss[1] names "missing.css", which does not exist.',
    'error [wrong-path] config#customCss.3\n  customCss[3] names "a.txt/below", which does not exist.',
    'error [wrong-path] config#feed.changelog\n  feed.changelog names "folder", which is a folder.',
  ]);
});

test.each([
  { name: 'a NUL character', path: 'a\0b' },
  { name: 'a name of 256 bytes', path: `a/${'x'.repeat(256)}` },
  { name: 'a path of 5,000 bytes', path: 'abcd/'.repeat(1000) },
])('paths in the configuration: $name is an error with a location', ({ path }) => {
  const value = {
    ...{ title: 'T', url: 'https://example.org', sources: [{ type: 'docs', path, sidebarPath: path }] },
    ...{ staticDirectories: ['static', path], customCss: [path], allowedPaths: [path], favicon: path },
    ...{ feed: { changelog: path }, samples: { tsconfig: path, packages: { a: path } } },
  };
  const source = `export default ${JSON.stringify(value, null, 1)};`;
  const { diagnostics } = validateConfig({ file: 'lectern.config.ts', source, value });
  expect(diagnostics.map(({ message, line }) => [message.split(':')[0], line !== undefined])).toEqual(
    [
      'sources[0].path',
      'sources[0].sidebarPath',
      'staticDirectories[1]',
      'customCss[0]',
      'allowedPaths[0]',
      'favicon',
      'feed.changelog',
      'samples.tsconfig',
      'samples.packages.a',
    ].map((key) => [key, true]),
  );
});

test.each([
  { files: ['lectern.config.ts', 'lectern.config.mjs'] },
  { files: ['docusaurus.config.ts', 'docusaurus.config.js'] },
])('two configuration files of the same engine are an error: $files', async ({ files }) => {
  await using site = await tempSite(Object.fromEntries(files.map((name) => [name, 'export default {};'])));
  await expect(loadConfig({ siteDir: site.dir, mode: 'production' })).rejects.toThrow(
    `error [several-configs] ${files[1]}\n  The site folder contains several configuration files: ${files.join(', ')}.\n  Keep one of these files, and delete the others. Otherwise, Lectern would use only ${files[0]}.`,
  );
});
