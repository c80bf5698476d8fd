import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { initSite } from './init-site.js';

// These tests don't pack packages, because packing takes seconds. The tests in tests/tutorial check that new sites and
// plug-ins work.

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-init-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function folder(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const dir = join(root, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(dir, file, '..'), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  return dir;
}

async function diagnosticsOf(run: Promise<unknown>): Promise<(string | undefined)[][]> {
  const error: unknown = await run.catch((thrown: unknown) => thrown);
  if (!(error instanceof LecternError)) throw new Error('No error was reported.', { cause: error });
  return error.diagnostics.map(({ code, message, hint }) => [code, message, hint]);
}

test.runIf(process.platform === 'linux')('lectern init reports a folder that cannot be created', async () => {
  expect(await diagnosticsOf(initSite({ siteDir: '/proc/site', plugins: [] }))).toEqual([
    [
      'output-not-writable',
      "The folder /proc/site can't be created: ENOENT: no such file or directory, mkdir '/proc/site'.",
      'Choose another folder: lectern init <dir>.',
    ],
  ]);
});

test('lectern init reports each file that already exists, and writes nothing', async () => {
  const siteDir = await folder('taken', { 'docs/intro.md': 'Mine.', 'package.json': '{}' });
  const hint = 'Choose an empty or new folder: lectern init <dir>.';
  expect(await diagnosticsOf(initSite({ siteDir, plugins: [] }))).toEqual([
    ['file-exists', 'package.json already exists and was not overwritten.', hint],
    ['file-exists', 'docs/intro.md already exists and was not overwritten.', hint],
  ]);
  expect((await readdir(siteDir)).sort()).toEqual(['docs', 'package.json']);
  expect(await readFile(join(siteDir, 'docs/intro.md'), 'utf8')).toBe('Mine.');
});

test('lectern init adds scripts to a package.json that depends on Lectern, without changing existing keys', async () => {
  const before = {
    name: 'mine',
    scripts: { dev: 'vite' },
    dependencies: { lectern: '^0.1.0', '@types/node': '^24.0.0' },
  };
  const siteDir = await folder('installed', { 'package.json': JSON.stringify(before, undefined, '\t') });
  const result = await initSite({ siteDir, plugins: [] });
  expect(result).toEqual({
    files: ['tsconfig.json', '.gitignore', 'lectern.config.ts', 'docs/intro.md', 'pages/index.md'],
    extended: ['package.json'],
    // `npm run dev` isn't suggested, because the site's `dev` script doesn't start Lectern.
    next: ['npm install', 'npx lectern dev'],
  });
  const text = await readFile(join(siteDir, 'package.json'), 'utf8');
  expect(text).toContain('\n\t"name": "mine"');
  expect(JSON.parse(text)).toEqual({
    ...before,
    scripts: { dev: 'vite', build: 'lectern build', serve: 'lectern serve', check: 'lectern check' },
    devDependencies: { '@types/react': '^19.0.0', typescript: '^6.0.3' },
  });
});

test('lectern init reports a package.json whose dependencies are invalid', async () => {
  const siteDir = await folder('broken', { 'package.json': '{ "dependencies": { "lectern": 1 } }' });
  expect(await diagnosticsOf(initSite({ siteDir, plugins: [] }))).toEqual([
    [
      'invalid-package-json',
      "package.json can't be read: scripts and dependencies must be objects whose values are strings.",
      'Fix package.json, or choose another folder: lectern init <dir>.',
    ],
  ]);
});

test('lectern init suggests the correct name of a misspelled plug-in', async () => {
  const siteDir = join(root, 'misspelled');
  expect(await diagnosticsOf(initSite({ siteDir, plugins: ['mermiad'] }))).toEqual([
    [
      'plugin-not-installed',
      '--with names the plug-in "mermiad", but @lectern/mermiad isn\'t installed. Did you mean "mermaid"?',
      expect.stringMatching(/^Installed here: .*mermaid.*openapi.*\.$/),
    ],
  ]);
});

test('lectern init says how to install a missing plug-in', async () => {
  const siteDir = join(root, 'not-installed');
  const [found] = await diagnosticsOf(initSite({ siteDir, plugins: ['@acme/lectern-glossary'] }));
  expect(found).toEqual([
    'plugin-not-installed',
    '--with names the plug-in "@acme/lectern-glossary", but @acme/lectern-glossary isn\'t installed.',
    expect.stringMatching(/^Install it first: npm install @acme\/lectern-glossary\./),
  ]);
});

test('lectern init --with rejects a package without a valid "lectern.starter" key in its package.json', async () => {
  const siteDir = join(root, 'no-starter');
  expect(await diagnosticsOf(initSite({ siteDir, plugins: ['vitest'] }))).toEqual([
    [
      'plugin-without-starter',
      '--with names the plug-in "vitest", whose package.json has no valid "lectern.starter".',
      'Create the site without this plug-in, then add the plug-in to lectern.config.ts as its README describes.',
    ],
  ]);
});
