import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const script = `
import { readOptions } from ${JSON.stringify(join(root, 'scripts/options.mjs'))};
const { values } = readOptions({
  options: { seed: { type: 'string', default: '21' }, only: { type: 'string' }, write: { type: 'boolean' } },
});
console.log(JSON.stringify(values));
`;

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', ...args],
    { encoding: 'utf8' },
  );
  return `${status} ${stdout}${stderr}`.trim();
}

const usage = 'Options: --seed N, --only VALUE, --write, --help';

test('script options: --help prints the options, and a wrong argument ends the script with a one-line error', () => {
  expect([
    run('--help'),
    run('--nope'),
    run('--seed'),
    run('--seed', 'abc'),
    run('--write=1'),
    run('file'),
  ]).toEqual([
    `0 ${usage}`,
    `1 Unknown option '--nope'. ${usage}`,
    `1 Option '--seed <value>' argument missing. ${usage}`,
    `1 --seed is "abc". Expected a number. ${usage}`,
    `1 Option '--write' does not take an argument. ${usage}`,
    `1 Unexpected argument 'file'. ${usage}`,
  ]);
  expect(JSON.parse(run('--seed', '7').slice(2))).toEqual({ seed: '7' });
});

test('script options: every script reads its options through scripts/options.mjs', () => {
  const scripts = ['bench', 'scripts', 'tests/torture']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name, parentPath }) => name.endsWith('.mjs') && !parentPath.includes('node_modules'))
    .map(({ name, parentPath }) => join(parentPath, name));
  const direct = scripts.filter((file) => readFileSync(file, 'utf8').includes('parseArgs'));
  expect(direct).toEqual([join(root, 'scripts/options.mjs')]);
});
