import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './import-rules.js';

const root = path.resolve(import.meta.dirname, '../..');
const src = path.join(root, 'packages/lectern/src');

async function namedFiles(): Promise<string[]> {
  const text = await readFile(path.join(root, 'contributing/architecture.md'), 'utf8');
  const section = text.split('\n## ')[1] ?? '';
  return [...section.matchAll(/^\| \d+ \| `([^`]+)` \|/gm)].map(([, file = '']) => file);
}

async function importedFrom(file: string): Promise<string[]> {
  const text = await readFile(path.join(src, file), 'utf8');
  const folder = path.dirname(path.join(src, file));
  return importsOf({ file, text }).map(({ specifier }) => path.join(folder, specifier.replace(/\.js$/, '')));
}

test('architecture notes: the path of a page through the engine lists at most 15 files, which all exist', async () => {
  const files = await namedFiles();
  expect(files[0]).toBe('cli.ts');
  expect(files.at(-1)).toBe('build/publish/output.ts');
  expect(files.length).toBeGreaterThan(5);
  expect(files.length).toBeLessThanOrEqual(15);
  expect(files.filter((file) => !existsSync(path.join(src, file)))).toEqual([]);
});

test('architecture notes: each file on the path of a page is imported by an earlier file on the path', async () => {
  const [first = '', ...others] = await namedFiles();
  const reachable = new Set(await importedFrom(first));
  const lost: string[] = [];
  for (const file of others) {
    if (!reachable.has(path.join(src, file.replace(/\.tsx?$/, '')))) lost.push(file);
    for (const imported of await importedFrom(file)) reachable.add(imported);
  }
  expect(lost).toEqual([]);
});
