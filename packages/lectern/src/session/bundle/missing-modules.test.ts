import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingModules } from './missing-modules.js';

type ResolveId = (source: string, importer: string, options: object) => Promise<unknown>;

test('an import that does not resolve is reported, unless a declaration file has its types', async () => {
  const siteDir = await realpath(await mkdtemp(join(tmpdir(), 'lectern-missing-')));
  try {
    await writeFile(join(siteDir, 'wick.d.ts'), 'export interface Wick { size: number }');
    const reported: string[] = [];
    const plugin = missingModules({
      siteDir,
      mode: 'production',
      onMissing: ({ specifier }) => reported.push(specifier),
    });
    const resolveId = plugin.resolveId as unknown as ResolveId;
    const bundler = { resolve: () => Promise.resolve(null) };
    for (const source of ['./wick', './lamp'])
      expect(await resolveId.call(bundler, source, join(siteDir, 'Lamp.tsx'), {})).toMatch(/missing/);
    expect(reported).toEqual(['./lamp']);
  } finally {
    await rm(siteDir, { recursive: true });
  }
});
