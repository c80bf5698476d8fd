import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeHash } from './code-hash.js';

test('codeHash changes only if a module changes, not if a test or a type declaration changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'code-hash-'));
  const write = (name: string, text: string): string => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
    return codeHash([folder]);
  };
  const first = write('read/a.js', '1');
  expect(write('read/a.test.ts', '2')).toBe(first);
  expect(write('read/a.d.ts', '2')).toBe(first);
  expect(write('notes.txt', '2')).toBe(first);
  const second = write('read/a.js', '2');
  expect(second).not.toBe(first);
  const third = write('read/b.js', '');
  expect(third).not.toBe(second);
  expect(write('read/a.js', '1')).not.toBe(third);
});
