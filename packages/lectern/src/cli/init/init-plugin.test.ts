import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { initPlugin, pluginFiles } from './init-plugin.js';
import { namesOf } from './plugin-names.js';

const values = { engine: 'file:e.tgz', version: '1.0.0', year: '2001' };

test('lectern init --plugin replaces every placeholder in the template', () => {
  const files = pluginFiles({ names: namesOf('@acme/lectern-word-list'), values });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['.gitignore', 'LICENSE', 'README.md', 'package.json', 'src/index.test.ts']),
  );
  expect(Object.entries(files).filter(([, text]) => /__\w/.test(text))).toEqual([]);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: '@acme/lectern-word-list',
    peerDependencies: { lectern: '^1.0.0' },
    devDependencies: { lectern: 'file:e.tgz' },
    lectern: { starter: { plugins: [{ export: 'wordList' }] } },
  });
  expect(files['src/index.ts']).toContain('export const wordList = createPlugin(');
  expect(files.LICENSE).toContain('2001');
});

test('lectern init --plugin uses the same major versions of tools as this repository', async () => {
  const root = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../../../package.json'), 'utf8'),
  ) as {
    devDependencies: Record<string, string>;
  };
  const files = pluginFiles({ names: namesOf('glossary'), values });
  const { devDependencies } = JSON.parse(files['package.json'] ?? '') as typeof root;
  for (const name of ['typescript', 'vitest', '@types/node', '@types/react']) {
    // The template must use the same major versions as the repository, with the same range operator.
    expect([name, devDependencies[name]?.split('.')[0]]).toEqual([
      name,
      root.devDependencies[name]?.split('.')[0],
    ]);
  }
});

test('lectern init --plugin writes nothing if a file already exists', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lectern-plugin-'));
  await mkdir(join(dir, 'src'));
  await writeFile(join(dir, 'src/index.ts'), 'mine');
  await expect(initPlugin({ name: 'glossary', dir })).rejects.toThrow(
    'src/index.ts already exists and was not overwritten.',
  );
  await expect(readFile(join(dir, 'package.json'))).rejects.toThrow('ENOENT');
  await rm(dir, { recursive: true });
});

test('lectern init --plugin rejects a name that npm would reject', async () => {
  await expect(initPlugin({ name: 'No Name', dir: '/nowhere' })).rejects.toThrow('Example: --plugin no-name');
});
