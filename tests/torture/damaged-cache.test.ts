import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, readTree } from './site-copy.js';

/* A build reads every damaged cache entry, because rebuilding a page reads all of its inputs. */

const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');
const dir = copySite('ok-mermaid');
const cache = join(dir, '.lectern/cache');
const right = join(dir, 'right');
/** In milliseconds. Each build is a separate process, possibly on a busy machine. */
const enough = 300_000;

const plugins = `mermaid(), socialCards(), openapi({ path: 'api.json' })`;
const api = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1' },
  paths: { '/lamps': { get: { summary: 'List lamps', responses: { 200: { description: 'All lamps.' } } } } },
};

beforeAll(async () => {
  writeFileSync(join(dir, 'api.json'), JSON.stringify(api));
  const config = readFileSync(join(dir, 'lectern.config.ts'), 'utf8');
  writeFileSync(
    join(dir, 'lectern.config.ts'),
    `import { openapi } from '@lectern/openapi';\nimport { socialCards } from '@lectern/social-cards';\n${config.replace('mermaid()]', `${plugins}]`)}`,
  );
  await build();
  cpSync(join(dir, 'build'), right, { recursive: true });
}, enough);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function build(): Promise<void> {
  rmSync(join(dir, 'build'), { recursive: true, force: true });
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, 'build', dir]);
  expect(stdout + stderr).toContain('✓');
}

function entries(): string[] {
  return readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function changeDigit(file: string): void {
  const text = readFileSync(file, 'latin1');
  const middle = Math.floor(text.length / 2);
  const at = text.slice(middle).search(/\d/);
  const index = at < 0 ? text.search(/\d/) : middle + at;
  if (index < 0) return;
  const digit = text[index] === '1' ? '2' : '1';
  writeFileSync(file, text.slice(0, index) + digit + text.slice(index + 1), 'latin1');
}

test('damaged cache: before the damage, the cache has an entry of each type', () => {
  const kinds = new Set(
    entries().map((file) => dirname(file).slice(cache.length + 1) || file.slice(cache.length + 1)),
  );
  for (const kind of [
    ...['bundle.kept', 'bundle/files/assets', 'bundle/server', 'clock', 'modules', 'store'],
    ...['card-fonts', 'mermaid', 'openapi-words', 'openapi-valid'],
  ])
    expect([...kinds]).toContain(kind);
});

test.each([
  ['one digit of each entry is changed', changeDigit],
  [
    'each entry is cut in half',
    (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  ],
  [
    'each entry is replaced with a folder',
    (file: string) => {
      rmSync(file);
      mkdirSync(join(file, 'inner'), { recursive: true });
    },
  ],
])('damaged cache: a build writes the expected output if %s', { timeout: enough }, async (_, damage) => {
  for (const file of entries()) damage(file);
  await expectRight();
});

test('damaged cache: a build writes the expected output if each cache folder is replaced with a file', {
  timeout: enough,
}, async () => {
  const folders = readdirSync(cache, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    rmSync(join(cache, name), { recursive: true });
    writeFileSync(join(cache, name), 'A file.');
  }
  await expectRight();
});

async function expectRight(): Promise<void> {
  await build();
  const [expected, found] = [readTree(right), readTree(join(dir, 'build'))];
  expect(Object.keys(found)).toEqual(Object.keys(expected));
  expect(Object.keys(expected).filter((file) => found[file] !== expected[file])).toEqual([]);
}
