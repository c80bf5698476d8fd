import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const tests = join(import.meta.dirname, '..');

export function copySite(fixture: string): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-torture-')));
  cpSync(join(tests, 'fixtures', fixture), dir, { recursive: true });
  mkdirSync(join(dir, 'node_modules'), { recursive: true });
  for (const name of ['lectern', '@lectern'])
    symlinkSync(join(tests, '../node_modules', name), join(dir, 'node_modules', name));
  return dir;
}

export function readTree(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(dir.length + 1), readFileSync(path, 'latin1')];
    }),
  );
}
