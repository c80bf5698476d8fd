import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { problem } from '../diagnostics/diagnostic.js';
import { applyUpdates } from './apply-updates.js';

test('file updates: one update can insert text before a line that another update deletes', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lectern-update-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'a.md'), 'one\ntwo\n');
  const found = { code: 'x', message: 'x', file: 'a.md' };
  const diagnostics = [
    problem({ ...found, update: { line: 2, count: 0, lines: ['before two'] } }),
    problem({ ...found, update: { line: 2, count: 1, lines: [] } }),
  ];
  applyUpdates({ siteDir, diagnostics });
  expect(readFileSync(join(siteDir, 'a.md'), 'utf8')).toBe('one\nbefore two\n');
});

test('file updates: several updates use the line numbers of the original file and keep its line endings', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lectern-update-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'a.md'), 'one\r\ntwo\r\nthree\r\n');
  const found = { code: 'x', message: 'x', file: 'a.md' };
  const updates = applyUpdates({
    siteDir,
    diagnostics: [
      problem({ ...found, update: { line: 1, count: 0, lines: ['zero'] } }),
      problem({ ...found, update: { line: 2, count: 1, lines: ['2a', '2b'] } }),
      problem(found),
    ],
  });
  expect(readFileSync(join(siteDir, 'a.md'), 'utf8')).toBe('zero\r\none\r\n2a\r\n2b\r\nthree\r\n');
  expect(updates).toEqual([
    { location: 'a.md:1', diff: ['+ zero'] },
    { location: 'a.md:2', diff: ['- two', '+ 2a', '+ 2b'] },
  ]);
});
