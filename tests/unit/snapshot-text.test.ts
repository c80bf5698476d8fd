import { expect, test } from 'vitest';
import { snapshotText } from '../../scripts/snapshot-text.mjs';

test('evidence snapshot: each test is on one line, regardless of what its title contains', () => {
  const tests = [
    { titles: ['reads `{`', 'and "}"'], status: 'passed' },
    { titles: ['a'], status: 'failed' },
  ];
  const value = { stamp: { commit: 'abc' }, files: [{ file: 'a.ts', tests }] };
  const text = snapshotText(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text.split('\n').filter((line) => line.includes('titles'))).toEqual([
    String.raw`    {"titles":["reads ${'`{`'}","and \"}\""],"status":"passed"},`,
    '    {"titles":["a"],"status":"failed"}',
  ]);
});
