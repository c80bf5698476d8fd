import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const command = pathToFileURL(join(root, 'packages/lectern/bin/lectern.js')).href;

function allocatorOptions(env: Readonly<Record<string, string>> = {}): string {
  const program = `
    const exit = process.exit;
    process.exit = () => undefined;
    process.argv = [process.argv[0], 'lectern', '--version'];
    await import(${JSON.stringify(command)});
    await import('rolldown');
    exit(0);`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    env: { PATH: process.env.PATH, MIMALLOC_VERBOSE: '1', ...env },
    encoding: 'utf8',
  });
  return stderr;
}

test('the lectern command makes the bundler return freed memory immediately, and turns off huge pages', () => {
  const options = allocatorOptions();
  expect(options).toMatch(/option 'purge_delay': 0\b/);
  expect(options).toMatch(/option 'allow_thp': 0\b/);
});

test("the lectern command keeps the user's memory settings for the bundler", () => {
  const options = allocatorOptions({ MIMALLOC_PURGE_DELAY: '70', MIMALLOC_ALLOW_THP: '1' });
  expect(options).toMatch(/option 'purge_delay': 70\b/);
  expect(options).toMatch(/option 'allow_thp': 1\b/);
});
