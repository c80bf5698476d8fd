import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as source from '../../packages/lectern/src/index.js';

// The tests change and delete modules of the compiled engine, so they use a copy in a separate folder.

const root = resolve(import.meta.dirname, '../..');
let folder = '';
let engine = '';

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lectern-engine-')));
  engine = join(folder, 'packages/lectern');
  await mkdir(engine, { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const original = join(root, 'packages/lectern');
  for (const name of ['bin', 'dist', 'package.json', 'scripts', 'src', 'tsconfig.site.json'])
    await cp(join(original, name), join(engine, name), {
      recursive: true,
      filter: (file) => !/\.d\.ts$|\.test\.tsx?$|dist\/types$|__fixtures__$/.test(file),
    });
  run('scripts/bundle.mjs');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(script: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(engine, script), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

const config = `import { defineConfig } from 'lectern';
export default defineConfig({
  title: 'A site',
  url: 'https://example.org',
  baseUrl: '/',
  sources: [{ type: 'docs', id: 'docs', path: 'docs', routeBasePath: 'docs' }],
});
`;

async function startSite(name: string): Promise<string> {
  const site = join(folder, name);
  await rm(site, { recursive: true, force: true });
  await mkdir(join(site, 'docs'), { recursive: true });
  await mkdir(join(site, 'node_modules'));
  await symlink(engine, join(site, 'node_modules/lectern'));
  await writeFile(join(site, 'lectern.config.ts'), config);
  return site;
}

/** The site has enough pages for the build to start threads. */
async function writeSite(): Promise<string> {
  const site = await startSite('site');
  for (let page = 0; page < 100; page += 1)
    await writeFile(join(site, `docs/page-${page}.md`), `# Page ${page}\n\nWords.\n`);
  await writeFile(join(site, 'docs/live.md'), '# Live\n\n```jsx live\n<b>{1 + 1} sheep</b>\n```\n');
  return site;
}

test("the engine bundle builds a site even if the engine's source modules are missing", async () => {
  for (const name of await readdir(join(engine, 'dist')))
    if (name !== 'tsconfig.tsbuildinfo') await rm(join(engine, 'dist', name), { recursive: true });
  const site = await writeSite();
  expect(JSON.parse(run('bin/lectern.js', 'build', site, '--json'))).toMatchObject({
    ok: true,
    warnings: [],
  });
  const html = (page: string) => readFile(join(site, 'build/docs', page, 'index.html'), 'utf8');
  expect(await html('live')).toContain('<b>2 sheep</b>');
});

test('the engine bundle: the prebuilt theme does not change the output of a site without custom code', async () => {
  const site = await startSite('plain');
  await writeFile(
    join(site, 'docs/tabs.mdx'),
    "import Tabs from '@theme/Tabs';\nimport Link from '@docusaurus/Link';\n\n# Tabs\n\n<Link to=\"/docs/words\">Words</Link>\n",
  );
  await writeFile(join(site, 'docs/words.md'), '# Words\n\n```js\nsay("words");\n```\n');
  const chunks = join(site, '.lectern/cache/bundle/server/chunks');
  const build = async (): Promise<Record<string, string>> => {
    await rm(join(site, '.lectern'), { recursive: true, force: true });
    await rm(join(site, 'build'), { recursive: true, force: true });
    run('bin/lectern.js', 'build', site);
    const files = (await glob('**/*', { cwd: join(site, 'build'), dot: true })).sort();
    const texts = await Promise.all(files.map((file) => readFile(join(site, 'build', file), 'latin1')));
    return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? '']));
  };
  const files = await build();
  expect((await readdir(chunks)).some((name) => name.startsWith('theme-'))).toBe(true);
  await rename(join(engine, 'prebuilt'), join(folder, 'away'));
  expect(await build()).toEqual(files);
  expect((await readdir(chunks)).some((name) => name.startsWith('theme-'))).toBe(false);
  await rename(join(folder, 'away'), join(engine, 'prebuilt'));
});

test('the engine bundle reports the page that never finishes when several threads render pages', async () => {
  const site = await writeSite();
  await writeFile(
    join(site, 'lectern.config.ts'),
    config.replace("baseUrl: '/'", "baseUrl: '/', pageTimeLimit: 2"),
  );
  await writeFile(join(site, 'docs/endless.mdx'), '# Endless\n\n{(() => { while (true) {} })()}\n');
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(engine, 'bin/lectern.js'), 'build', site, '--json'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    diagnostics: [{ code: 'page-time-limit', file: 'docs/endless.mdx', line: 3 }],
  });
});

test('the engine bundle writes all output to a pipe, and a closed pipe causes no error', async () => {
  const site = await startSite('broken');
  const links = Array.from({ length: 1500 }, (_, line) => `[words](./gone-${line}.md)\n`);
  await writeFile(join(site, 'docs/links.md'), `# Links\n\n${links.join('\n')}`);
  const check = (rest: string) =>
    spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${join(engine, 'bin/lectern.js')}" check "${site}" ${rest}`],
      {
        encoding: 'utf8',
      },
    );
  const { stdout: said } = check('2>&1 | cat');
  expect(said.match(/gone-\d+/g)).toHaveLength(1500);
  expect(said).toMatch(/✗ 1500 errors\.\n$/);
  expect(check('--json | head -c 1')).toMatchObject({ stdout: '{', stderr: '' });
});

test('the engine bundle rejects a base path with invalid percent-encoding', async () => {
  const site = await startSite('base');
  await writeFile(join(site, 'docs/a.md'), '# A\n');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(engine, 'bin/lectern.js'), 'check', site, '--base', '/%zz/'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('found "/%zz/", expected a path');
});

test("the engine bundle has the same exports as the engine's source modules", async () => {
  const script = join(engine, 'names.mjs');
  await writeFile(
    script,
    "import * as lectern from 'lectern';\nconsole.log(Object.keys(lectern).join(' '));\n",
  );
  expect(run('names.mjs').trim().split(' ')).toEqual(Object.keys(source).sort());
});

test('the engine bundle contains the entry files of all threads and processes that the source starts', async () => {
  const files = await glob('**/*.ts', { cwd: join(engine, 'src'), ignore: ['theme/**', 'client/**'] });
  const started = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(engine, 'src', file), 'utf8');
      const names = text.matchAll(/new URL\('([^']+\.js)', import\.meta\.url\)/g);
      return [...names].map(([, name = '']) => join(dirname(file), name));
    }),
  );
  expect(started.flat()).not.toEqual([]);
  expect(started.flat().filter((file) => !existsSync(join(engine, 'bundled', file)))).toEqual([]);
});

test.each(['dist/tsconfig.tsbuildinfo', 'scripts/bundle.mjs'])(
  'the engine bundle is not used if %s has changed',
  async (name) => {
    const file = join(engine, name);
    const before = await readFile(file, 'utf8');
    await mkdir(join(engine, 'dist'), { recursive: true });
    await writeFile(join(engine, 'dist/cli.js'), "export const run = () => console.log('a module');\n");
    expect(run('bin/lectern.js', '--help')).toContain('Usage: lectern <command>');
    await writeFile(file, `${before} `);
    expect(run('bin/lectern.js', '--help')).toBe('a module\n');
    await writeFile(file, before);
    expect(run('bin/lectern.js', '--help')).toContain('Usage: lectern <command>');
  },
);

test('an installed engine runs its bundle, regardless of the packages installed next to it', async () => {
  const installed = 'site/node_modules/installed';
  for (const name of ['bin', 'bundled', 'package.json', 'dist/tsconfig.tsbuildinfo'])
    await cp(join(engine, name), join(folder, installed, name), { recursive: true });
  expect(run(`../../${installed}/bin/lectern.js`, '--help')).toContain('Usage: lectern <command>');
});

test('the engine imports the YAML library lazily', async () => {
  const sources = await glob('packages/lectern/src/**/*.ts', { cwd: root, ignore: ['**/*.test.ts'] });
  const texts = await Promise.all(
    sources.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
  const eager = texts
    .filter(([, text]) => /^import (?!type\b).*from 'yaml'/m.test(text))
    .map(([file]) => file);
  expect(eager, 'use util/yaml-library.ts: an import by value costs every build 60 ms').toEqual([]);
});
