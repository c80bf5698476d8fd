import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realFiles } from './real-files.js';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'real-files-')));
mkdirSync(join(root, 'docs'));
writeFileSync(join(root, 'docs/a.md'), '');
symlinkSync('a.md', join(root, 'docs/link.md'));
symlinkSync('docs', join(root, 'linked'));

test.each([
  ['a file', 'docs/a.md', true],
  ['a symbolic link to a file', 'docs/link.md', false],
  ['a file behind a symbolic link to its folder', 'linked/a.md', false],
  ['a file that does not exist', 'docs/none.md', false],
  ['a file in a folder that does not exist', 'none/a.md', false],
  ['a folder', 'docs', false],
])('realFiles accepts only regular files whose path contains no symlink: %s', (_, path, expected) => {
  expect(realFiles()(join(root, path))).toBe(expected);
});
