import type { CodeBlockPart } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { exampleResultProblems } from './example-results.js';

const heading = { kind: 'heading' as const, markdown: '## AT-01: Say a word', line: 1, column: 1 };
const whole = [
  'id: AT-01',
  'date: 2026-11-21',
  'by: A tester',
  'commit: "4aada7c29e3d"',
  'steps:',
  '  - result: passed',
].join('\n');

function problems(
  code: string,
  title = 'site/evidence/manual/at-01.yaml',
  options: CodeBlockPart['options'] = {},
) {
  const block = { language: 'yaml', code, title, options, columns: [], line: 10, column: 1 };
  const parts = { codeBlocks: [block], prose: [heading] };
  const found = exampleResultProblems({
    file: 'a.md',
    parts,
    evidence: undefined,
    folder: 'evidence/manual',
  });
  return found.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test('An example of a manual test result is checked like a real result', () => {
  expect(problems(whole)).toEqual([]);
  expect(problems(whole.replace('by:', 'tester:').replace('passed', 'fine'))).toEqual([
    '11:1 The manual test result is invalid: by: found nothing, expected a string.',
    '13:1 The manual test result is invalid: unknown key "tester". Known keys: id, date, by, commit, conditions, steps, note.',
    '16:13 The manual test result is invalid: steps[0].result: found "fine", expected "passed", "failed", or "skipped".',
  ]);
  expect(problems(whole.replace('AT-01', 'AT-11'))).toEqual([
    '11:5 No heading in this document, no test, and no result has the ID "AT-11". Did you mean "AT-01"?',
  ]);
});

test('An incomplete example of a manual test result may omit keys', () => {
  expect(problems('steps:\n  - result: failed', 'evidence/manual/at-01.yaml (part)')).toEqual([]);
  expect(problems('steps:\n  - results: failed', 'evidence/manual/at-01.yaml (part)')).not.toEqual([]);
  expect(problems('steps:\n  - result: failed')).not.toEqual([]);
  expect(problems('a: 1', 'other/manual/at-01.yaml')).toEqual([]);
  expect(problems('a: 1', undefined, { 'no-check': true })).toEqual([]);
});
