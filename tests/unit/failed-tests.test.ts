import { expect, test } from 'vitest';
import type { TestOutcome } from '../../packages/trace/src/evidence/read/types.js';
import { failedTests } from '../../scripts/failed-tests.mjs';

function outcome(title: string, status: 'passed' | 'failed', message?: string): TestOutcome {
  const plain = { file: 'lamp.test.ts', titles: ['Lamp', title], status, seconds: 1, ids: [] };
  return { ...plain, ...(message === undefined ? {} : { message }) };
}

test('npm run evidence lists each failed test with the reason, and each error outside of tests', () => {
  const outcomes = [
    outcome('turns on', 'passed'),
    outcome('turns off', 'failed', 'Expected false\n  at lamp.ts'),
    outcome('dims', 'failed'),
  ];
  expect(failedTests({ outcomes, errors: ['The worker stopped.\n  at pool'] })).toEqual([
    '  2 failed:',
    '  ✗ lamp.test.ts: Lamp › turns off\n      Expected false',
    '  ✗ lamp.test.ts: Lamp › dims',
    '  ✗ outside of any test: The worker stopped.',
  ]);
  expect(failedTests({ outcomes: outcomes.slice(0, 1), errors: [] })).toEqual([]);
});
