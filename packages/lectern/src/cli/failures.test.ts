import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../cli.js';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'lectern-cli-'));
  writeFileSync(
    join(siteDir, 'lectern.config.ts'),
    `export default { title: 'A', url: 'https://example.com', sources: [{ type: 'docs', path: 'docs' }] };`,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(siteDir, { recursive: true });
});

async function failure(args: string[]): Promise<{ code: number | undefined; said: string }> {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => {
    lines.push(stripVTControlCharacters(String(line)));
  });
  const code = await run(args);
  return { code, said: lines.join('\n').replaceAll(siteDir, '<site>') };
}

test('a site that was not built cannot be served', async () => {
  expect(await failure(['serve', siteDir])).toEqual({
    code: 1,
    said: [
      '',
      'error [not-built]',
      '  There is no built site in <site>/build.',
      '  Build it first: lectern build <siteDir>.',
      '',
      '✗ 1 error.',
    ].join('\n'),
  });
});

test('an option that there is not is said, with those that there are', async () => {
  const { code, said } = await failure(['serve', siteDir, '--prot', '3']);
  expect(code).toBe(1);
  expect(said).toMatch(/^Unknown option '--prot'\.\n\nServe the built site\.\n/);
});

test('the version is that of the package', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect([await run(['--version']), await run(['-v'])]).toEqual([0, 0]);
  expect(log.mock.calls).toEqual([[manifest.version], [manifest.version]]);
});
