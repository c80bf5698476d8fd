import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseAuthors } from '../../packages/blog/src/read/authors-file.js';
import { validateConfig } from '../../packages/lectern/src/config/validate.js';
import { parseCategory } from '../../packages/lectern/src/content/docs/categories.js';
import { resolveSidebars } from '../../packages/lectern/src/content/docs/resolve-sidebar.js';
import { readSidebarsFile } from '../../packages/lectern/src/content/docs/sidebars-file.js';
import { readText } from '../../packages/lectern/src/content/read-text.js';
import { parseTagsFile } from '../../packages/lectern/src/content/tags-file.js';
import type { Diagnostic } from '../../packages/lectern/src/diagnostics/diagnostic.js';
import type { Random } from './campaign.js';
import { randomFrom, rounds, seed } from './campaign.js';
import type { DataKind, DataMistake } from './positions/data-mistakes.js';
import { dataMistakes } from './positions/data-mistakes.js';
import { located } from './positions/surroundings.js';
import type { DataFormat } from './positions/write-data.js';
import { plainData, writeData } from './positions/write-data.js';

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-positions-')));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

const formats: Readonly<Record<DataKind, readonly DataFormat[]>> = {
  category: ['yaml', 'json'],
  tags: ['yaml', 'json'],
  authors: ['yaml', 'json'],
  sidebars: ['json', 'js'],
  config: ['js'],
};

const others: Readonly<Record<DataKind, Record<string, unknown>>> = {
  category: {
    label: 'Ümläute 😀',
    position: 1,
    description: 'Two\nlines: a',
    customProps: { a: [1, { b: 2 }] },
  },
  tags: { a: null, 'b c': { label: 'B 😀' }, d: { description: "It's", permalink: '/d' }, e: {} },
  authors: { a: { name: 'A 😀', socials: { x: 'a' } }, 'b-c': { name: "B's", page: true }, d: { name: 'D' } },
  sidebars: { a: ['a'], 'b c': [{ 'Ä 😀': ['a', { type: 'link', label: "It's", href: '/' }] }], d: [] },
  config: {
    title: 'Ümläute 😀',
    url: 'https://example.org',
    sources: [{ type: 'docs' }],
    tagline: 'Two\nlines',
    favicon: '/a.png',
  },
};

test(`errors in data files are reported at their exact locations (seed ${seed})`, async () => {
  const random = randomFrom(seed);
  const wrong: unknown[] = [];
  for (let round = 0; round < rounds(dataMistakes.length); round += 1) {
    const mistake = dataMistakes[round % dataMistakes.length];
    if (mistake === undefined) break;
    const { kind, code } = mistake;
    const format = random.pick(formats[kind].filter((each) => (mistake.formats ?? [each]).includes(each)));
    const value = around({ mistake, random });
    const { content, line, column } = located({
      text: wrapped({ text: writeData({ value, format, random }), format, kind, random }),
      newline: random.pick(['\n', '\r\n']),
      bom: random.below(4) === 0,
    });
    const folder = join(dir, String(round));
    mkdirSync(folder);
    const file = `file.${format}`;
    writeFileSync(join(folder, file), content);
    const diagnostics = await problemsIn({ kind, folder, file, value: plainData(value) });
    const expected = `${code} ${file}:${line}:${column}`;
    const found = diagnostics.map((each) => `${each.code} ${each.file}:${each.line}:${each.column}`).join();
    const messages = diagnostics.map(({ message }) => message);
    if (found !== expected) wrong.push({ round, mistake: mistake.value, expected, found, messages, content });
  }
  expect(wrong).toEqual([]);
});

function around({ mistake: { kind, value }, random }: { mistake: DataMistake; random: Random }): unknown {
  const names = Object.keys(value).map((key) => key.replace('‸', ''));
  const isNeeded = (key: string): boolean => kind === 'config' && ['title', 'url', 'sources'].includes(key);
  const rest = Object.entries(others[kind]).filter(
    ([key]) => !names.includes(key) && (isNeeded(key) || random.below(2) === 0),
  );
  const index = random.below(rest.length + 1);
  return Object.fromEntries([...rest.slice(0, index), ...Object.entries(value), ...rest.slice(index)]);
}

function wrapped({
  text,
  format,
  kind,
  random,
}: {
  text: string;
  format: DataFormat;
  kind: DataKind;
  random: Random;
}): string {
  if (format !== 'js') return text;
  const modules = [`export default ${text};\n`, `// 😀\nconst all = ${text};\nexport default all;\n`];
  const own =
    kind === 'config'
      ? [`const define = (value) => value;\nexport default define(${text});\n`]
      : [`module.exports = ${text};\n`];
  return random.pick([...modules, ...own]);
}

interface Input {
  kind: DataKind;
  folder: string;
  file: string;
  value: unknown;
}

function problemsIn({
  kind,
  folder,
  file,
  value,
}: Input): readonly Diagnostic[] | Promise<readonly Diagnostic[]> {
  const path = join(folder, file);
  const { text = '' } = readText({ path, file });
  switch (kind) {
    case 'category':
      return parseCategory({ file, text }).diagnostics;
    case 'tags':
      return parseTagsFile({ file, text }).diagnostics;
    case 'authors':
      return parseAuthors({ file, text, baseUrl: '/', authorsRoute: '/blog/authors' }).diagnostics;
    case 'config':
      return validateConfig({ file, source: text, value }).diagnostics;
    case 'sidebars':
      return sidebarProblems({ folder, path });
  }
}

async function sidebarProblems({
  folder,
  path,
}: {
  folder: string;
  path: string;
}): Promise<readonly Diagnostic[]> {
  const { sidebars, locate, diagnostics } = await readSidebarsFile({ siteDir: folder, path });
  const resolved = resolveSidebars({
    ...{ source: 'docs', version: 'current', versionRoute: '/docs', definitions: sidebars, locate },
    ...{ entries: [], knownIds: new Set(['a']), dirs: new Set(['']), categories: new Map() },
    ...{ collapsed: true, collapsible: true },
  });
  return [...diagnostics, ...resolved.diagnostics];
}
