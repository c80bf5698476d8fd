import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReviews } from './claims/reviews.js';
import { isMatch } from './files.js';
import { checksOptions } from './options.js';
import { findStatements } from './pins/find-statements.js';
import { readLists } from './tables/read-lists.js';
import { readValues } from './values/read-values.js';

function folder(files: Readonly<Record<string, string>> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-checks-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'folder'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  return dir;
}

function problemsOf(value: object, files: Readonly<Record<string, string>> = {}): string[] {
  const settings = checksOptions.parse({
    values: { a: value },
    tables: { a: { ...value, documents: ['**'], column: 'A' } },
  });
  const siteDir = folder(files);
  const { problems } = readValues({ siteDir, settings: settings.values });
  const lists = readLists({ siteDir, settings: settings.tables });
  return [...problems, ...lists.problems].map(({ message }) => message);
}

test('values and tables: a folder instead of a file, or an invalid pattern, is an error with a reason', () => {
  expect(problemsOf({ file: 'folder', field: 'a' })).toEqual([
    '"folder" can\'t be read: it is a folder.',
    '"folder" can\'t be read: it is a folder.',
  ]);
  const invalid = 'Invalid regular expression: /(/u: Unterminated group.';
  expect(problemsOf({ file: 'a.ts', pattern: '(' }, { 'a.ts': '' })).toEqual([invalid, invalid]);
});

test.each([
  ['depends on itself', 'const b = a; export const a = b;'],
  ['is part of an import cycle', "import { a } from './a.js'; export { a };"],
  ['is imported from a missing file', "export { a } from './missing.js';"],
  ['is imported from a folder', "export { a } from './folder';"],
  ['has thousands of operators', `export const a = ${'1+'.repeat(9000)}1;`],
  ['would crash the parser', `export const a = ${'['.repeat(50_000)}`],
])('values: a constant that %s has no value', (_, code) => {
  const [message] = problemsOf({ file: 'a.ts', constant: 'a' }, { 'a.ts': code });
  expect(message).toBe(
    '"a" in "a.ts" does not exist, or its value is computed when the code runs. Name a constant or field with a literal value, or use `pattern`.',
  );
});

test('values: a constant that several other constants use is evaluated only once', () => {
  const lines = Array.from({ length: 40 }, (_, level) => `const a${level + 1} = [a${level}, a${level}];`);
  const code = ['const a0 = 1;', ...lines].join('\n');
  const siteDir = folder({ 'a.ts': code });
  const { values } = checksOptions.parse({ values: { a: { file: 'a.ts', constant: 'a40', length: true } } });
  expect(readValues({ siteDir, settings: values }).values.get('a')?.value).toBe(2);
});

test('tables: if the name of a list entry is not a string, the entry gets an empty name', () => {
  const text = '{"a": [{"name": {"toString": 1, "valueOf": 1}}, [], null, "b"]}';
  const siteDir = folder({ 'a.json': text });
  const { tables } = checksOptions.parse({
    tables: { a: { file: 'a.json', field: 'a', documents: ['**'], column: 'A' } },
  });
  expect(readLists({ siteDir, settings: tables }).lists[0]?.names).toEqual(['', '', '', 'b']);
});

test.each([
  ['docs/{a(b,c}.md', 'docs/c.md', true],
  ['{docs,b/**}', 'b/c/d.md', true],
  ['{', 'docs/a.md', false],
  ['[(', '[(', true],
  ['{}', 'docs/a.md', false],
])('file patterns: regular expression syntax in %s has no effect', (pattern, file, expected) => {
  expect(isMatch({ file, patterns: [pattern] })).toBe(expected);
});

test('pins: regular expression syntax in a configured word is matched literally', () => {
  const prose = [{ kind: 'paragraph' as const, markdown: 'It is c++ code.', line: 1, column: 1 }];
  const find = (words: string[]) =>
    findStatements({ prose, codeBlocks: [], source: '', units: [], words, isDocumented: () => false });
  expect(find(['*', '('])).toEqual([]);
  expect(find(['c++'])).toHaveLength(1);
});

test.each([
  ['["a"', '1:1', 'bracket'],
  ['{"a": [\n  {"sentence": "A."}\n]}', '2:3', 'a[0].because: found nothing, expected a reason.'],
  ['{\n "a": {}}', '2:7', 'a: found {}, expected a list of reviews.'],
])('reviews: an error in the reviews file has a location: %j', (text, location, message) => {
  const { diagnostics } = readReviews({ siteDir: folder({ 'reviews.json': text }), file: 'reviews.json' });
  const [{ file, line, column, message: found } = { message: '' }] = diagnostics;
  expect(`${file}:${line}:${column}`).toBe(`reviews.json:${location}`);
  expect(found).toContain(message);
});

test('reviews: the reviews file may be empty, but must not be a folder', () => {
  const siteDir = folder({ 'reviews.json': '' });
  expect(readReviews({ siteDir, file: 'folder' }).diagnostics[0]?.message).toBe(
    '"folder" can\'t be read: it is a folder.',
  );
  expect(readReviews({ siteDir, file: 'reviews.json' })).toEqual({ reviews: {}, diagnostics: [] });
});
