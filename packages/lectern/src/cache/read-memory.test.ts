import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReadMemory } from './read-memory.js';

let dir = '';
let path = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lectern-memory-'));
  path = join(dir, 'a.md');
  writeFileSync(path, 'one');
});
afterEach(() => rmSync(dir, { recursive: true }));

function counter(options: Parameters<typeof createReadMemory>[0] = { isSettled: () => true }) {
  const memory = createReadMemory(options);
  const calls: string[] = [];
  return (key: string): number =>
    memory.recall({
      path,
      key,
      make: () => {
        calls.push(key);
        return calls.length;
      },
    });
}

test('remembered file reads: if the file and the key are unchanged, the last result is reused', () => {
  const read = counter();
  expect([read('a'), read('a'), read('b'), read('b'), read('a')]).toEqual([1, 1, 2, 2, 3]);
});

test('remembered file reads: a new size, timestamp, or inode of a file counts as a change', () => {
  const read = counter();
  expect(read('a')).toBe(1);
  writeFileSync(path, 'three');
  expect(read('a')).toBe(2);
  utimesSync(path, new Date(1000), new Date(1000));
  expect(read('a')).toBe(3);
  rmSync(path);
  expect([read('a'), read('a')], 'nothing is kept of a file that is not there').toEqual([4, 5]);
  writeFileSync(path, 'three');
  expect(read('a')).toBe(6);
});

test('remembered file reads: a file that was changed a moment ago is always read again', () => {
  const read = counter({});
  expect([read('a'), read('a')]).toEqual([1, 2]);
});
