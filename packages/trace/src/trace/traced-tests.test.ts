import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TestResult } from '../evidence/read/types.js';
import { readTracedTests } from './traced-tests.js';

async function stateOf({ title, titles }: { title: string; titles: readonly string[] }) {
  const siteDir = mkdtempSync(join(tmpdir(), 'lectern-trace-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'a.test.ts'), `test(${JSON.stringify(`${title} [UT-1]`)}, () => {});\n`);
  const results = titles.map((one): TestResult => {
    const shared = { suite: 'unit', file: 'a.test.ts', seconds: 0, ids: [] };
    return { ...shared, titles: [`${one} [UT-1]`], status: 'passed' };
  });
  const suite = { id: 'unit', label: 'Unit', files: ['a.test.ts'], results, axe: [] };
  const [found] = await readTracedTests({
    siteDir,
    evidence: { root: '.', suites: [suite], manual: [] },
    isId: () => true,
    ids: {},
  });
  return found?.state;
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
