import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutate } from '../../scripts/mutate/apply.mjs';
import { DOCUMENT_MUTATIONS } from '../../scripts/mutate/documents.mjs';
import type { Mutation } from '../../scripts/mutate/library.mjs';
import { LIBRARY_MUTATIONS, SHORT_LIST } from '../../scripts/mutate/library.mjs';
import { reportOf } from '../../scripts/mutate/report.mjs';
import { runLibrary } from '../../scripts/mutate/run-library.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('mutation testing: the library’s tests catch a mutation in each module that has fast tests', () => {
  const results = runLibrary({ root: ROOT, mutations: SHORT_LIST });
  const unseen = results.filter(({ seenBy }) => seenBy === undefined);
  expect(unseen.map(({ file, to }) => `${file}: ${to}`)).toEqual([]);
});

test.each([
  ['packages/aac-voice-api/src', LIBRARY_MUTATIONS],
  ['site', DOCUMENT_MUTATIONS],
] as [string, readonly Mutation[]][])(
  'mutation testing: each mutation in %s matches exactly one location',
  (folder, list) => {
    for (const one of list) {
      const text = readFileSync(path.join(ROOT, folder, one.file), 'utf8');
      expect(mutate({ ...one, text }).text).not.toBe(text);
    }
    expect(list.length).toBeGreaterThan(20);
  },
);

test('mutation testing: a mutation is an error if its original text is missing or occurs twice', () => {
  const one = { file: 'a.ts', from: 'b', to: 'c' };
  expect(() => mutate({ ...one, text: 'a' })).toThrow('A mutation of a.ts changes "b", which was not found.');
  expect(() => mutate({ ...one, text: 'b b' })).toThrow(
    'A mutation of a.ts changes "b", which was found twice.',
  );
});

test('mutation testing: the report counts mutations by type and lists uncaught mutations', () => {
  const one = { kind: 'numbers', file: 'a.ts', from: '1', to: '2' };
  const results = [
    { ...one, seenBy: 'a test' },
    { ...one, to: '3', seenBy: undefined },
  ];
  expect(reportOf({ title: 'library', results })).toMatchInlineSnapshot(`
    "library: seen
      numbers          1 of 2
      all              1 of 2

    library: not seen
      a.ts: "1" → "3"
    "
  `);
});
