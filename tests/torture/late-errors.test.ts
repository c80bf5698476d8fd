import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { copySite } from './site-copy.js';

/* By default, these errors make Node end the process with a stack trace, or silently with code 13. */

const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');
const dir = copySite('broken-mdx-syntax');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function check(page: string): Promise<{ code: number | null; text: string }> {
  rmSync(join(dir, 'docs'), { recursive: true });
  mkdirSync(join(dir, 'docs'));
  writeFileSync(join(dir, 'docs/page.mdx'), page);
  const outcome = await lectern('check', dir);
  expect(readdirSync(dir)).not.toContain('build');
  return outcome;
}

async function lectern(...args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [program, ...args]);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text: stripVTControlCharacters(text) };
}

test.each([
  ['an unhandled rejection', '1:21', 'export const late = Promise.reject(new Error("No.")) && 1;'],
  [
    'a timer that throws',
    '1:42',
    'export const late = setImmediate(() => { throw new Error("No."); }) && 1;',
  ],
])('late errors: %s is reported at its location in the document', async (_, location, code) => {
  const outcome = await check(`${code}\n\n# Page\n`);
  expect(outcome.text).toContain(
    `error [late-error] docs/page.mdx:${location}\n  The site's code failed outside of any build step: No.`,
  );
  expect(outcome.text).not.toMatch(/\n\s+at /);
  expect(outcome.code).toBe(1);
});

const started = {
  timer: `setImmediate(() => { throw new Error('No.'); });`,
  'rejected promise': `Promise.reject(new Error('No.'));`,
  // Errors from the file system have no stack.
  'file system error': `import('node:fs').then(({ promises }) => promises.readFile('/missing/file'));`,
  'process.exit': `setImmediate(() => process.exit(0));`,
  'object without toString': `Promise.reject({ toString: null });`,
};
const failure =
  /failed outside of any build step: (?:No\.|ENOENT: no such file|process\.exit\(\) was called|\[object Object\])/;
/** Matches an error that is located at the plug-in in the configuration. */
const ofPlugin = (code: string): RegExp =>
  new RegExp(`error \\[${code}\\] lectern\\.config\\.ts:\\d+:\\d+\\n`);
const wait = `await new Promise((resolve) => setTimeout(resolve, 500));`;

function configure({ before = '', source = '', plugin = '' }): string {
  const text = `${before}\nexport default { title: 'A', url: 'https://example.org', sources: [{ type: 'docs'${source} }], plugins: [${plugin}] };`;
  writeFileSync(join(dir, 'lectern.config.ts'), text);
  return text;
}

function locationIn(text: string): string | undefined {
  const at = text.search(/new Error|exit\(/);
  if (at === -1) return undefined;
  const lines = text.slice(0, at).split('\n');
  return `lectern.config.ts:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

describe.each(Object.entries(started))(
  'late errors: an error in code that is not awaited (%s)',
  (_, code) => {
    test.each([
      ['the configuration', 'lectern.config.ts', { before: `${code} ${wait}` }],
      [
        'the plug-in remarkBad',
        'docs/page.mdx',
        {
          before: `const remarkBad = () => async () => { ${code} ${wait} };`,
          source: ', remarkPlugins: [remarkBad]',
        },
      ],
      [
        'the hook "read" of the plug-in "bad"',
        '',
        { plugin: `{ name: 'bad', read: async () => { ${code} ${wait} return {}; } }` },
      ],
      [
        'the hook "postBuild" of the plug-in "bad"',
        '',
        { plugin: `{ name: 'bad', postBuild: async () => { ${code} ${wait} } }` },
      ],
    ])('is traced to %s', async (what, file, config) => {
      const location = locationIn(configure(config)) ?? file;
      const { code: status, text } = await check('# Page\n');
      if (location === '') expect(text).toMatch(ofPlugin('late-error'));
      else expect(text).toContain(`error [late-error] ${location}\n`);
      expect(text).toMatch(failure);
      expect(text).toContain(`The code was started by ${what}.`);
      expect(text).not.toMatch(/\n\s+at |node:internal/);
      expect(status).toBe(1);
    });
  },
);

test('late errors: an unhandled rejection in the last hook is reported before files are published', async () => {
  configure({ plugin: `{ name: 'bad', postBuild: () => { Promise.reject(new Error('No.')); } }` });
  const { code, text } = await check('# Page\n');
  expect(text).toContain('The code was started by the hook "postBuild" of the plug-in "bad".');
  expect(code).toBe(1);
});

test.each([
  ['the configuration', 'process.exit(0);', ''],
  ['a hook of a plug-in', '', `{ name: 'bad', read: () => process.exit(0) }`],
])('late errors: a call of process.exit in %s makes the command fail', async (_, before, plugin) => {
  configure({ before, plugin });
  const { code, text } = await check('# Page\n');
  expect(text).toContain('process.exit() was called, which would end the build.');
  expect(code).toBe(1);
});

test.each([
  ['the configuration', 'lectern.config.ts', `await new Promise(() => {});`, ''],
  ['the hook "read" of the plug-in "waits"', '', '', `{ name: 'waits', read: () => new Promise(() => {}) }`],
])('late errors: a promise that never settles is traced to %s', async (what, file, before, plugin) => {
  configure({ before, plugin });
  const { code, text } = await check('# Page\n');
  if (file === '') expect(text).toMatch(ofPlugin('never-settled'));
  else expect(text).toContain(`error [never-settled] ${file}\n`);
  expect(text).toContain(`${what} returned a promise that will never settle.`);
  expect(code).toBe(1);
});

test.each([
  ['doctor', 'lectern.config.ts', []],
  ['serve', 'lectern.config.ts', ['--port', '0']],
  ['explain', 'lectern.config.ts', []],
  ['migrate', 'docusaurus.config.mjs', []],
])('late errors: `lectern %s` reports a configuration that never settles', async (command, file, options) => {
  const own = copySite('broken-mdx-syntax');
  onTestFinished(() => rmSync(own, { recursive: true }));
  rmSync(join(own, 'lectern.config.ts'));
  writeFileSync(join(own, file), 'await new Promise(() => {});\nexport default {};\n');
  const positions = command === 'explain' ? ['unknown', own] : [own];
  const { code, text } = await lectern(command, ...positions, ...options);
  expect(text).toContain(`error [never-settled] ${file}\n`);
  expect(text).toContain('the configuration returned a promise that will never settle.');
  expect(code).toBe(1);
});
