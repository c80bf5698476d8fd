import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { convertPackage } from './convert-package.js';

const packageDir = join(import.meta.dirname, '__fixtures__/pkg');
const entry = join(packageDir, 'src/index.ts');

afterEach(() => {
  vi.restoreAllMocks();
});

test('TypeDoc and the doc comment checks use the same TypeScript program, so each file is parsed once', async () => {
  const read = vi.spyOn(ts.sys, 'readFile');
  const tsconfig = join(packageDir, 'tsconfig.json');
  const { errors, project } = await convertPackage({ packageDir, entryPoints: [entry], tsconfig });
  expect(errors).toEqual([]);
  expect(project).toBeDefined();
  expect(read.mock.calls.filter(([path]) => path === entry)).toHaveLength(1);
});

test('a module with `@mergeModuleWith <project>` keeps its page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-typedoc-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tsconfig = join(folder, 'tsconfig.json');
  writeFileSync(tsconfig, '{ "compilerOptions": { "types": [] }, "files": ["index.ts"] }');
  const comment = '/**\n * All lamps.\n * @module\n * @mergeModuleWith <project>\n */\n';
  writeFileSync(join(folder, 'index.ts'), `${comment}/** One. */\nexport const one = 1;\n`);
  const { errors, project } = await convertPackage({
    packageDir: folder,
    entryPoints: [join(folder, 'index.ts')],
    tsconfig,
  });
  expect(errors).toEqual([]);
  expect(
    project?.children?.map(({ name, children }) => [name, children?.map((child) => child.name)]),
  ).toEqual([['index', ['one']]]);
});

test('modules whose paths look like glob patterns have pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-typedoc-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tsconfig = join(folder, 'tsconfig.json');
  const files = ['(lamps)/[id].ts', '{a,b}/!on.ts', '{a,b}/[...all].ts'];
  for (const dir of ['(lamps)', '{a,b}']) mkdirSync(join(folder, dir));
  for (const file of files) writeFileSync(join(folder, file), '/** One. */\nexport const one = 1;\n');
  writeFileSync(join(folder, 'package.json'), '{ "name": "lamps" }');
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { types: [] }, files }));
  const { errors, warnings, project } = await convertPackage({
    packageDir: folder,
    entryPoints: files.map((file) => join(folder, file)),
    tsconfig,
  });
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
  expect(project?.children?.map(({ name }) => name)).toEqual(['(lamps)/[id]', '{a,b}/!on', '{a,b}/[...all]']);
});
