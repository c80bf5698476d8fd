import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TestResult } from '../evidence/read/types.js';
import { readTracedTests } from './traced-tests.js';

const options = { isId: () => true, ids: {} };

async function stateOf({ title, titles }: { title: string; titles: readonly string[] }) {
  const siteDir = mkdtempSync(join(tmpdir(), 'lectern-trace-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'a.test.ts'), `test(${JSON.stringify(`${title} [UT-1]`)}, () => {});\n`);
  const results = titles.map((one): TestResult => {
    const shared = { suite: 'unit', file: 'a.test.ts', seconds: 0, ids: [] };
    return { ...shared, titles: [`${one} [UT-1]`], status: 'passed' };
  });
  const suite = { id: 'unit', label: 'Unit', files: ['a.test.ts'], results, axe: [] };
  const { tests } = await readTracedTests({
    siteDir,
    evidence: { root: '.', suites: [suite], manual: [] },
    ...options,
  });
  return tests[0]?.state;
}

test.each([
  ['adds %s to %s', 'adds 1 to 2', 'passed'],
  ['%s', 'anything', 'passed'],
  ['a.b (c)', 'a.b (c)', 'passed'],
  ['a.b', 'axb', 'not-run'],
  ['$name is $age.years', 'Ada is 36', 'passed'],
  ['%s and %s', 'this or that', 'not-run'],
  ['aba%saba', 'ababa', 'not-run'],
  ['aba%saba', 'abaaba', 'passed'],
])(
  'trace: the state of a test titled "%s" with a result titled "%s" is %s',
  async (title, result, expected) => {
    expect(await stateOf({ title, titles: [result] })).toBe(expected);
  },
);

test('trace: a test title with many placeholders is matched in linear time', async () => {
  const start = performance.now();
  expect(await stateOf({ title: '%s'.repeat(30).concat('!'), titles: ['x'.repeat(5000)] })).toBe('not-run');
  expect(performance.now() - start).toBeLessThan(2000);
});

test('trace: a test file with a syntax error is reported with its location', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lectern-trace-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'a.test.ts'), "test('works [UT-1]', () => {\n  const = 1;\n});\n");
  const suite = { id: 'unit', label: 'Unit', files: ['a.test.ts'], results: [], axe: [] };
  const evidence = { root: '.', suites: [suite], manual: [] };
  expect(await readTracedTests({ siteDir, evidence, ...options })).toEqual({
    tests: [],
    diagnostics: [
      {
        code: 'trace-unreadable-test',
        severity: 'warning',
        message: "The test file can't be read: Unexpected token. What its tests verify counts as untested.",
        hint: 'Correct the syntax of the file.',
        file: 'a.test.ts',
        line: 2,
        column: 9,
      },
    ],
  });
});
