import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeModuleNames } from '../../packages/lectern/src/session/bundle/aliases.js';

// The fixture tests show that the build prints these messages and accepts these imports. This test checks that the
// migration page lists them all.

const root = join(import.meta.dirname, '../..');
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
const page = await read('site/tutorial/tutorial-extras/migrate-from-docusaurus.md');

test('the migration page quotes error messages that the build prints', async () => {
  const rows = page
    .slice(page.indexOf("## What isn't supported"))
    .split('\n')
    .filter((line) => /^\| (?!What you have|---)/.test(line));
  const said = rows.map((row) => /\| `([^|]*)` \|$/.exec(row)?.[1] ?? row);
  const errors = await Promise.all(
    ['config', 'texts'].map((part) => read(`tests/fixtures/broken-docusaurus-${part}/expected-errors.txt`)),
  );
  const all = errors.join('\n');
  expect(said.length).toBeGreaterThan(8);
  expect(said.filter((words) => !all.includes(words))).toEqual([]);
});

test('the migration page lists every Docusaurus module that documents can import', () => {
  const lines = page.split('\n').filter((text) => text.startsWith('- **Imports from'));
  const own = ['CodeGroup', 'TraceMatrix', 'TraceRow', 'ReactLiveScope'];
  const names = themeModuleNames()
    .map((name) => name.replace(/^@(?:theme|docusaurus)\//, ''))
    // The page lists the blog components separately.
    .filter((name) => !own.includes(name) && !name.startsWith('Blog'));
  const named = [...lines.join().matchAll(/`(?:@(?:theme|docusaurus)\/)?([\w/-]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.sort()).toEqual(names.sort());
});
