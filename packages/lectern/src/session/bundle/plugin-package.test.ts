import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isPluginModule } from './plugin-package.js';

const root = mkdtempSync(join(tmpdir(), 'lectern-plugin-package-'));
afterAll(() => rmSync(root, { recursive: true }));

function packageWith(manifest: object): string {
  const dir = mkdtempSync(join(root, 'package-'));
  mkdirSync(join(dir, 'src/theme'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest));
  // This file only sets the module type of its folder for Node. It does not mark the root of a package.
  writeFileSync(join(dir, 'src/package.json'), '{"type":"module"}');
  return join(dir, 'src/theme/Button.tsx');
}

test.each([
  ['the engine', { name: 'lectern' }, true],
  ['a package with the engine as a peer', { name: 'a', peerDependencies: { lectern: '^1' } }, true],
  ['a package with the engine as a dependency', { name: 'a', dependencies: { lectern: '^1' } }, true],
  ['a package for another framework', { name: 'a', peerDependencies: { react: '^19' } }, false],
])('the package.json determines whether a module belongs to a plug-in: %s', (_, manifest, expected) => {
  expect(isPluginModule(packageWith(manifest))).toBe(expected);
});
