import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, test, vi } from 'vitest';
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
