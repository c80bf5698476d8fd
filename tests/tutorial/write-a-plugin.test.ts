import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../packages/lectern/src/build/build.js';
import { starterFiles } from '../../packages/lectern/src/cli/init/starter.js';
import { writeFiles } from '../../packages/lectern/src/cli/init/write-files.js';
import type { NameColumns } from '../../packages/lectern/src/util/search-names.js';
import { fromColumns } from '../../packages/lectern/src/util/search-names.js';
import { edit } from './edit.js';
import type { Step } from './fences.js';
import { fencesOf, stepOf } from './fences.js';
import { tutorialDir } from './pages.js';

// After each section of the "Write a plug-in" page, the site must show what the section promises. tutorial.test.ts runs
// the commands.

const repository = path.resolve(import.meta.dirname, '../..');
const fixture = path.join(repository, 'tests/fixtures/third-party-plugin/glossary.tsx');
const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-write-a-plugin-')));
afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

beforeAll(async () => {
  delete process.env.BASE_URL;
  await writeFiles({ dir: siteDir, files: starterFiles({ folder: 'my-docs', starters: [] }) });
  mkdirSync(path.join(siteDir, 'node_modules/@types'), { recursive: true });
  for (const name of ['lectern', 'react', 'vite', '@types/node', '@types/react']) {
    symlinkSync(path.join(repository, 'node_modules', name), path.join(siteDir, 'node_modules', name));
  }
});

const text = readFileSync(path.join(tutorialDir, 'tutorial-extras/write-a-plugin.md'), 'utf8');

const sections = new Map(
  text.split(/^(?=## )/m).map((section) => [/\{#([\w-]+)\}$/m.exec(section)?.[1] ?? '', fencesOf(section)]),
);

function follow(id: string): void {
  const fences = sections.get(id);
  if (fences === undefined) throw new Error(`The page has no section {#${id}}.`);
  for (const fence of fences) apply(stepOf(fence));
}

function apply(step: Step): void {
  if (step.does === 'write') write(step.file, step.fence.code);
  if (step.does === 'edit')
    write(step.file, edit({ text: read(step.file), where: step.where, code: step.fence.code }));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}

const build = () => buildSite({ siteDir });

test('Write a plug-in: an empty plug-in changes no page', async () => {
  await build();
  const before = read('build/docs/intro/index.html');
  follow('start');
  await build();
  expect(read('build/docs/intro/index.html')).toBe(before);
});

test('Write a plug-in: the `read` hook adds a plain HTML page, which updates when its file changes', async () => {
  follow('page');
  await build();
  const page = read('build/glossary/index.html');
  expect(page).toContain('<h1>Glossary</h1>');
  expect(page).toContain('<h2 id="slug">Slug</h2>');
  expect(page).not.toContain('data-export="GlossaryPage"');
  const terms = read('glossary.txt');
  write('glossary.txt', terms.replace('The part of a URL', 'A part of a URL'));
  await build();
  expect(read('build/glossary/index.html')).toContain('A part of a URL');
  write('glossary.txt', terms);
});

test('Write a plug-in: the plug-in’s page is in the sidebar and in search, and has a table of contents', async () => {
  follow('connect');
  await build();
  expect(read('build/docs/intro/index.html')).toMatch(
    /<nav class="sidebar"[\s\S]*href="\/glossary"[\s\S]*<\/nav>/,
  );
  const page = read('build/glossary/index.html');
  expect(page).toContain('<li class="toc-2"><a href="#hydration">Hydration</a>');
  expect(page).toMatch(/<nav class="sidebar"[\s\S]*href="\/docs\/intro"[\s\S]*<\/nav>/);
  expect(read('build/_headers')).toContain("img-src 'self' data: https://images.example.org;");
  const { names } = JSON.parse(read('build/search-index.json')) as { names: string };
  const columns = JSON.parse(read(path.join('build', names))) as NameColumns;
  expect(fromColumns(columns)).toContainEqual(['Hydration', '/glossary#hydration', 'Glossary', 2]);
});

test('Write a plug-in: the plug-in’s page becomes an island', async () => {
  follow('island');
  await build();
  expect(read('build/glossary/index.html')).toMatch(
    /<lectern-island data-module="[^"]+" data-export="GlossaryPage"/,
  );
  const [, typed = '?', left] = /Type "(\w+)" in that field, and only "(\w+)" is left/.exec(text) ?? [];
  const names = [...read('glossary.txt').matchAll(/^(\w+): /gm)].map(([, name]) => name);
  expect(names.filter((name) => name?.toLowerCase().includes(typed))).toEqual([left]);
});

test('Write a plug-in: a fence shows a term, and an unknown term causes the error that the tutorial shows', async () => {
  follow('fence');
  await build();
  expect(read('build/words/index.html')).toContain('<b>Island</b>');
  const document = read('pages/words.md');
  write('pages/words.md', document.replace('```term\nIsland', '```term\nIsle'));
  const shown =
    sections
      .get('fence')
      ?.find(({ lang }) => lang === 'text')
      ?.code.trimEnd() ?? '';
  expect(shown).toContain('unknown-term');
  const error: unknown = await build().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: shown });
  write('pages/words.md', document);
});

test('Write a plug-in: the finished plug-in type-checks, and equals the third-party plug-in fixture', async () => {
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
  const config = path.join(siteDir, 'tsconfig.json');
  const output = (() => {
    try {
      return execFileSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  })();
  expect(output).toBe('');
  // To regenerate the fixture from the page: npx vitest run tests/tutorial/write-a-plugin.test.ts -u
  await expect(read('glossary.tsx')).toMatchFileSnapshot(fixture);
});
