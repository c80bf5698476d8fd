import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedPackages } from '../../scripts/installed-packages.mjs';

const lock = {
  packages: {
    '': {},
    'packages/core': {
      dependencies: { a: '^1.0.0', native: '^1.0.0' },
      optionalDependencies: { native: '^1.0.0' },
      peerDependencies: { peer: '*', luxury: '*' },
      peerDependenciesMeta: { luxury: { optional: true } },
      devDependencies: { tool: '^1.0.0' },
    },
    'packages/plugin': { dependencies: { core: '^1.0.0' } },
    'node_modules/core': { link: true, resolved: 'packages/core' },
    'node_modules/a': { dependencies: { b: '^1.0.0' } },
    'node_modules/a/node_modules/b': { dependencies: { a: '^1.0.0' } },
    'node_modules/b': {},
    'node_modules/native': {},
    'node_modules/peer': {},
    'node_modules/luxury': {},
    'node_modules/tool': {},
  },
};
const core = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/native', 'node_modules/peer'];

describe('installedPackages', () => {
  test('follows dependencies and required peers to the version that Node would load', () => {
    expect(installedPackages({ lock, folder: 'packages/core' })).toEqual(core);
  });

  test('includes a workspace package and all of its dependencies', () => {
    expect(installedPackages({ lock, folder: 'packages/plugin' })).toEqual([...core, 'packages/core']);
  });

  test("leaves out optional packages that aren't installed", () => {
    const isInstalled = (folder: string): boolean => folder !== 'node_modules/native';
    expect(installedPackages({ lock, folder: 'packages/core', isInstalled })).toEqual(
      core.filter((folder) => folder !== 'node_modules/native'),
    );
  });
});

test('the core has at most 20 direct dependencies, and rarely used packages are optional peers', () => {
  const file = path.join(import.meta.dirname, '../../packages/lectern/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
    peerDependenciesMeta: Record<string, { optional?: boolean }>;
  };
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(20);
  const required = Object.keys(manifest.peerDependencies).filter(
    (name) => manifest.peerDependenciesMeta[name]?.optional !== true,
  );
  expect(required).toEqual([]);
});
