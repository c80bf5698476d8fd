import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Cache } from 'lectern/plugin';
import { afterAll, expect, test } from 'vitest';
import { readPackage } from './read-package.js';

const packageDir = mkdtempSync(join(tmpdir(), 'lectern-typedoc-'));
afterAll(() => rmSync(packageDir, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(join(packageDir, dirname(file)), { recursive: true });
  writeFileSync(join(packageDir, file), content);
}

/** Returns the cache key, without running TypeDoc. */
function keyOf(entryPoint: string): Promise<unknown> {
  const cache = { get: ({ key }: { key: unknown }) => Promise.resolve(key) } as unknown as Cache;
  const entryPoints = [join(packageDir, entryPoint)];
  return readPackage({
    packageDir,
    entryPoints,
    tsconfig: join(packageDir, 'tsconfig.json'),
    seconds: 1,
    cache,
  });
}

test.each(['src/index.js', 'src/index.mjs', 'src/data.json', 'dist/index.d.ts'])(
  'typedoc: after a change to %s, a cached reference with this entry point is not reused',
  async (file) => {
    write(file, 'one');
    const first = await keyOf(file);
    expect(await keyOf(file)).toEqual(first);
    write(file, 'two');
    expect(await keyOf(file)).not.toEqual(first);
  },
);

test('typedoc: a change to generated files that no entry point belongs to keeps the cached reference', async () => {
  write('src/index.ts', 'one');
  write('coverage/a.ts', 'one');
  const first = await keyOf('src/index.ts');
  write('coverage/a.ts', 'two');
  expect(await keyOf('src/index.ts')).toEqual(first);
});

test('typedoc: a folder named like a configuration is ignored in the cache key', async () => {
  mkdirSync(join(packageDir, 'tsconfig.json'));
  await expect(keyOf('src/index.ts')).resolves.toBeDefined();
});
