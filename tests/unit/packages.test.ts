import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportTarget, Manifest, PackedPackage } from '../../scripts/packages.mjs';
import { findPackages, packPackages } from '../../scripts/packages.mjs';

// The tests check each package as npm would publish it. The packages must be built.

const ROOT = path.resolve(import.meta.dirname, '../..');
const packages = findPackages({ root: ROOT });
const packed = new Map<string, PackedPackage>();
let folder = '';

beforeAll(async () => {
  const unbuilt = packages.find(({ dir }) => !existsSync(path.join(ROOT, dir, 'dist')));
  if (unbuilt) throw new Error(`${unbuilt.name} is not built: run "npx tsc -b" first.`);
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-packages-'));
  for (const found of packPackages({ root: ROOT, packages, into: folder })) packed.set(found.name, found);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function packedOf(name: string): PackedPackage {
  const found = packed.get(name);
  if (found === undefined) throw new Error(`${name} was not packed.`);
  return found;
}

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(packedOf(name).tarball));
}

/** These packages don't support CommonJS. */
function isOld(resolution: string): boolean {
  return resolution === 'node10' || resolution === 'node16-cjs';
}

function targetsOf(target: ExportTarget | undefined): string[] {
  if (target === undefined || target === null) return [];
  if (typeof target === 'string') return [target.replace(/^\.\//, '')];
  return Object.values(target).flatMap(targetsOf);
}

test("the package tests find the engine's package in packages/", () => {
  expect(packages.map(({ name }) => name)).toContain('lectern');
});

test("the library's package can be published publicly", () => {
  const library = packages.find(({ dir }) => dir === 'packages/aac-voice-api');
  expect(library?.manifest.private).toBeUndefined();
  expect(library?.manifest.publishConfig).toEqual({ access: 'public' });
});

test("rolldown has the same version range as in Vite's package.json, so that npm installs it only once", () => {
  const vite = JSON.parse(
    readFileSync(path.join(ROOT, 'node_modules/vite/package.json'), 'utf8'),
  ) as Manifest;
  const engine = packages.find(({ name }) => name === 'lectern');
  expect(engine?.manifest.dependencies?.rolldown).toBe(vite.dependencies?.rolldown);
});

describe.each(packages)('the package $name', ({ name, dir, manifest }) => {
  test('passes publint', async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: (await bytesOf(name)).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('has types that TypeScript resolves in every ESM mode', async () => {
    // The command-line tool does the same check, but loads another copy of TypeScript for each package.
    const analysis = await checkPackage(createPackageFromTarballData(await bytesOf(name)));
    expect(analysis.types).toEqual({ kind: 'included' });
    const problems = 'problems' in analysis ? analysis.problems : [];
    expect(problems.filter((found) => !('resolutionKind' in found && isOld(found.resolutionKind)))).toEqual(
      [],
    );
  });

  test('contains its README, its license, and every file in its manifest', () => {
    const { files } = packedOf(name);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    const targets = [...targetsOf(manifest.exports), ...targetsOf(manifest.bin as ExportTarget | undefined)];
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !target.includes('*') && !files.includes(target))).toEqual([]);
  });

  test('compiles its browser code before npm packs the package from a fresh clone', () => {
    if (!existsSync(path.join(ROOT, dir, 'tsconfig.browser.json'))) return;
    // `tsc -b ../..` builds the root project, and with it every package.
    expect(manifest.scripts?.prepack).toMatch(/\btsc -b \.\.\/\.\.$/);
  });

  test('contains no tests, fixtures, or recordings', () => {
    const unwanted = /\.test\.|\.spec\.|__fixtures__|__snapshots__|(?:^|\/)testing\/|^recordings\//;
    expect(packedOf(name).files.filter((file) => unwanted.test(file))).toEqual([]);
  });

  test('has complete metadata in its manifest', () => {
    expect(manifest).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      description: expect.stringMatching(/^[A-Z].{20,}\.$/),
      license: 'MIT',
      type: 'module',
      homepage: expect.stringMatching(/^https:/),
      repository: { type: 'git', directory: dir },
      keywords: expect.arrayContaining([expect.any(String)]),
      files: expect.arrayContaining([expect.any(String)]),
    });
    expect(readFileSync(path.join(ROOT, dir, 'LICENSE'), 'utf8')).toBe(
      readFileSync(path.join(ROOT, 'LICENSE'), 'utf8'),
    );
    expect(readFileSync(path.join(ROOT, dir, 'README.md'), 'utf8')).toMatch(/^# \S/);
  });
});
