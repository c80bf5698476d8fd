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

test('lectern serve: a site that was never built is an error', async () => {
  expect(await failure(['serve', siteDir])).toEqual({
    code: 1,
    said: [
      '',
      'error [not-built]',
      '  There is no built site in <site>/build.',
      '  Build it first: lectern build <siteDir>.',
      '',
      '  To look up a code: lectern explain not-built',
      '',
      '✗ 1 error.',
    ].join('\n'),
  });
});

test('lectern CLI: an unknown option is an error, followed by the help for the command', async () => {
  const { code, said } = await failure(['serve', siteDir, '--prot', '3']);
  expect(code).toBe(1);
  expect(said).toMatch(/^There is no option "--prot"\. Did you mean "--port"\?\n\nServe the built site\.\n/);
});

test('lectern --version prints the version of the package', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect([await run(['--version']), await run(['-v'])]).toEqual([0, 0]);
  expect(log.mock.calls).toEqual([[manifest.version], [manifest.version]]);
});

test("lectern migrate rejects a folder without another engine's configuration, and overwrites no files", async () => {
  expect((await failure(['migrate', siteDir])).said).toBe(
    [
      '',
      'error [config-exists] lectern.config.ts',
      '  The site already has a lectern.config.ts, and "lectern migrate" never overwrites a file.',
      '  Rename or delete that file, and migrate again.',
      '',
      '  To look up a code: lectern explain config-exists',
      '',
      '✗ 1 error.',
    ].join('\n'),
  );
  rmSync(join(siteDir, 'lectern.config.ts'));
  expect((await failure(['migrate', siteDir])).said).toMatch(
    /error \[nothing-to-migrate\]\n {2}There is no configuration of another site generator in <site>\.\n {2}Pass a folder that contains one of these files: docusaurus\.config\.ts, /,
  );
});

test("an error in another engine's configuration is reported as an error in that file, not as a bug", async () => {
  rmSync(join(siteDir, 'lectern.config.ts'));
  writeFileSync(join(siteDir, 'docusaurus.config.js'), "throw new Error('no lamp');");
  for (const command of ['build', 'migrate', 'doctor']) {
    const { code, said } = await failure([command, siteDir]);
    expect(code).toBe(1);
    expect(said).toContain(
      'error [config-not-loaded] docusaurus.config.js:1:1\n  The configuration failed to load: no lamp',
    );
  }
});

test('lectern CLI: running a command in a deleted folder is an error', async () => {
  vi.spyOn(process, 'cwd').mockImplementation(() => {
    throw new Error('ENOENT: no such file or directory, uv_cwd');
  });
  const { code, said } = await failure(['build']);
  expect(code).toBe(1);
  expect(said).toContain('error [system-error]\n  The current folder no longer exists.');
});
