import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { mdx1Call } from './mdx1.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test.each([
  { wanted: '^2.4.3', isMdx1: true },
  { wanted: '2', isMdx1: true },
  { wanted: '2.0.0-beta.14', isMdx1: true },
  { wanted: '^3.1.0', isMdx1: false },
  { wanted: '^3.2.0', isMdx1: false },
  { wanted: 'latest', isMdx1: false },
  { wanted: 'latest', installed: '2.4.3', isMdx1: true },
  { wanted: '>=2', installed: '3.9.2', isMdx1: false },
  { isMdx1: false },
])(
  'documents are MDX 1 with Docusaurus $wanted in package.json and $installed installed: $isMdx1',
  ({ wanted, installed, isMdx1 }) => {
    const siteDir = mkdtempSync(join(tmpdir(), 'mdx-1-'));
    folders.push(siteDir);
    if (wanted !== undefined)
      writeFileSync(
        join(siteDir, 'package.json'),
        JSON.stringify({ dependencies: { '@docusaurus/core': wanted } }),
      );
    if (installed !== undefined) {
      const core = join(siteDir, 'node_modules/@docusaurus/core');
      mkdirSync(core, { recursive: true });
      writeFileSync(join(core, 'package.json'), JSON.stringify({ version: installed }));
    }
    expect(mdx1Call(siteDir).map(({ name }) => name)).toEqual(isMdx1 ? ['mdx1'] : []);
  },
);
