import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { copySite } from './site-copy.js';

/* Errors for which Node would end a process with a stack trace, or silently with code 13, are reported as errors of
   the site. */

const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');
const dir = copySite('broken-mdx-syntax');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function check(page: string): Promise<{ code: number | null; text: string }> {
  rmSync(join(dir, 'docs'), { recursive: true });
  mkdirSync(join(dir, 'docs'));
  writeFileSync(join(dir, 'docs/page.mdx'), page);
  const child = spawn(process.execPath, [program, 'check', dir]);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(readdirSync(dir)).not.toContain('build');
  return { code, text: stripVTControlCharacters(text) };
}

test.each([
  ['a promise that nobody handles', '1:21', 'export const late = Promise.reject(new Error("No.")) && 1;'],
  [
    'a timer that throws',
    '1:42',
    'export const late = setImmediate(() => { throw new Error("No."); }) && 1;',
  ],
])('%s is an error of its document', async (_, place, code) => {
  const outcome = await check(`${code}\n\n# Page\n`);
  expect(outcome.text).toContain(
    `error [late-error] docs/page.mdx:${place}\n  Code of the site failed outside of any build step: No.`,
  );
  expect(outcome.text).not.toMatch(/\n\s+at /);
  expect(outcome.code).toBe(1);
});

test('a build whose event loop runs empty reports it', async () => {
  writeFileSync(
    join(dir, 'lectern.config.ts'),
    `export default { title: 'A', url: 'https://example.org', sources: [{ type: 'docs' }], plugins: [{ name: 'waits', read: () => new Promise(() => {}) }] };`,
  );
  const { code, text } = await check('# Page\n');
  expect(text).toContain('the event loop is empty, but the result is missing, please report');
  expect(code).toBe(2);
});
