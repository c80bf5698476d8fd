import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCacheFolder } from './cache-folder.js';

const newSite = (): string => mkdtempSync(join(tmpdir(), 'lectern-cache-folder-'));
const check = (siteDir: string) => () => checkCacheFolder({ siteDir });

test("cache folder: a file at the folder's path is an error", () => {
  const siteDir = newSite();
  writeFileSync(join(siteDir, '.lectern'), '');
  expect(check(siteDir)).toThrow(
    expect.objectContaining({ code: 'ENOTDIR', path: join(siteDir, '.lectern') }),
  );
});

test.each(['.lectern', 'missing/folder'])('cache folder: a symbolic link to %s is an error', (target) => {
  const siteDir = newSite();
  symlinkSync(target, join(siteDir, '.lectern'));
  expect(check(siteDir)).toThrow('is a symbolic link that leads to no folder');
});

test('cache folder: a writable site folder is accepted, whether or not it contains a cache folder', () => {
  const siteDir = newSite();
  expect(check(siteDir)).not.toThrow();
  mkdirSync(join(siteDir, '.lectern'));
  expect(check(siteDir)).not.toThrow();
});

// Root may write to any folder.
test.skipIf(process.getuid?.() === 0)(
  'cache folder: a site folder without write permission is an error',
  () => {
    const siteDir = newSite();
    chmodSync(siteDir, 0o500);
    expect(check(siteDir)).toThrow(expect.objectContaining({ code: 'EACCES', path: siteDir }));
  },
);
