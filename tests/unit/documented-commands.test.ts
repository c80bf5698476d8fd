import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEVELOPMENT = 'site/docs/system-architecture/development-environment.md';
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** npm runs `pre` scripts automatically, so they are left out. */
function scripts(): string[] {
  const { scripts: all } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  return Object.keys(all).filter((name) => !name.startsWith('pre') || !(name.slice(3) in all));
}

function stages(): string[] {
  return [...read('scripts/test.mjs').matchAll(/\{\s*name: '(\w+)',\s*tool: /gu)].map(
    ([, name = '']) => name,
  );
}

function commandsIn(file: string): string[] {
  return [...read(file).matchAll(/^\| `npm (?:run )?([\w:]+)[^`]*` \|/gmu)].map(([, name = '']) => name);
}

function listedIn(text: string): string[] {
  return [...text.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name);
}

describe('the stages of npm test', () => {
  test('match the list and the number of stages in README.md', () => {
    const [, count, list = ''] = /runs (\w+) stages: ([^.]+)\./u.exec(read('README.md')) ?? [];
    expect(listedIn(list)).toEqual(stages());
    expect(count).toBe(NUMBERS[stages().length]);
  });

  test('are inserted from scripts/test.mjs into the Development Environment page', () => {
    expect(read(DEVELOPMENT)).toContain('runs one of the :value[testStages]: :value[testStageNames].');
    expect(read('site/document-checks.ts')).toContain(
      "testStageNames: { file: '../scripts/test.mjs', constant: 'STAGES' }",
    );
  });
});

test.each(['README.md', DEVELOPMENT])('the commands in the table in %s exist', (file) => {
  const commands = commandsIn(file);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !scripts().includes(name))).toEqual([]);
});

test('README.md lists each npm script', () => {
  const text = read('README.md');
  const isNamed = (name: string): boolean => new RegExp(`npm (?:run )?${name}(?![\\w:])`, 'u').test(text);
  expect(scripts().filter((name) => !isNamed(name))).toEqual([]);
});

test('README.md lists each package in its folder tree', () => {
  const [, tree = ''] = /```text\n([\s\S]*?)```/u.exec(read('README.md')) ?? [];
  const packages = readdirSync(path.join(ROOT, 'packages'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(packages.map(({ name }) => name).filter((name) => !tree.includes(`${name}/`))).toEqual([]);
});
