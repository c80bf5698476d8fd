import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const core = path.join(root, 'packages/lectern/src');
const guide = readFileSync(path.join(root, 'contributing/where-to-change.md'), 'utf8');

function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, found = '']) => found);
  return code.filter(
    (found) => /^[\w./-]+$/.test(found) && (/\.(?:tsx?|mdx?|css|txt)$/.test(found) || found.endsWith('/')),
  );
}

function exists(file: string): boolean {
  const folder = /^(?:packages|site|tests|contributing)\//.test(file) ? root : core;
  return existsSync(path.join(folder, file));
}

function missingPaths(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => pathsIn(line).filter((file) => !exists(file)));
}

test('the "Where to change what" guide names existing files and folders', () => {
  expect(missingPaths(guide)).toEqual([]);
  expect(pathsIn(guide).length).toBeGreaterThan(40);
});

test('a missing path in the "Where to change what" guide is reported', () => {
  expect(
    missingPaths('| x | `sources/docs.ts`, `cli/commands.ts` | `theme/shell/`, `npm run size` |'),
  ).toEqual(['sources/docs.ts']);
});
