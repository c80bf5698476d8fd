import { expect, test } from 'vitest';
import { columnsBefore, readSample, sampleKey } from './sample.js';

function read(language: string, options: Record<string, string | true> = {}) {
  const { check, run, extension } = readSample({ code: 'a', language, options }) ?? {};
  return extension === undefined ? undefined : [extension, check, run];
}

test("code samples: a fence's language and meta string determine whether the sample is checked and run", () => {
  expect(read('ts')).toEqual(['ts', 'auto', false]);
  expect(read('typescript', { check: true })).toEqual(['ts', 'always', false]);
  expect(read('tsx', { run: true })).toEqual(['tsx', 'always', true]);
  expect(read('mjs', { 'no-check': true })).toEqual(['js', 'never', false]);
  expect(read('jsx', { 'no-check': true, run: true, check: true })).toEqual(['jsx', 'never', true]);
  expect(read('bash', { run: true })).toBeUndefined();
  expect(read('diff-ts')).toBeUndefined();
});

test('code samples: lines marked as removed are blanked out, so that other lines keep their line numbers', () => {
  const code = `// diff-remove-next-line
a();
// diff-add-next-line
b();
{/* diff-remove-start */}
c();
// highlight-next-line
d();
{/* diff-remove-end */}
e();`;
  const sample = readSample({ code, language: 'tsx', options: {} });
  expect(sample?.code.split('\n')).toEqual([
    '',
    '',
    '// diff-add-next-line',
    'b();',
    '',
    '',
    '',
    '',
    '',
    'e();',
  ]);
});

test("code samples: a sample's cache key depends on its code and language", () => {
  const keys = [
    sampleKey({ code: 'a', extension: 'ts' }),
    sampleKey({ code: 'a', extension: 'js' }),
    sampleKey({ code: 'b', extension: 'ts' }),
    sampleKey({ code: 'a', extension: 'ts' }),
  ];
  expect(new Set(keys).size).toBe(3);
  expect(keys[3]).toBe(keys[0]);
});

test('code samples: the column of a line in a list or quote includes the list and quote markers', () => {
  const lines = ['1. x', '   > a', '   >', '   >   b', '\tc'];
  expect(columnsBefore({ lines, line: 2, code: 'a\n\n  b\r\nc\nd' })).toEqual([5, 4, 5, 1, 0]);
});
