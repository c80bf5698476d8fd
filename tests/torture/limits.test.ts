import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCampaign } from './campaign.js';
import { copySite } from './site-copy.js';

/* The tests run whole commands, because site code that never ends or runs out of memory would block or end their own
   process. */

const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');
const dir = copySite('broken-mdx-syntax');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
}

function configure(hooks = '', before = ''): string {
  return `${before}\nexport default { title: 'A', url: 'https://example.org', hookTimeLimit: 1, sources: [{ type: 'docs' }], plugins: [${hooks}] };`;
}

const endless = '{(() => { const list = []; for (;;) list.push({}); })()}';
const replaced = `{(() => { Array.prototype.map = () => { throw new Error('No.'); }; })()}`;

beforeAll(() => {
  rmSync(join(dir, 'docs'), { recursive: true });
  write({ 'lectern.config.ts': configure(), 'docs/sound.md': '# Sound\n' });
});

function start(
  command: string,
  ...options: string[]
): { child: ReturnType<typeof spawn>; text: () => string } {
  const child = spawn(process.execPath, [program, command, dir, ...options]);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
  return { child, text: () => stripVTControlCharacters(text) };
}

async function check(): Promise<{ code: number | null; text: string }> {
  const { child, text } = start('check');
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text: text() };
}

const memory = (file: string): RegExp =>
  new RegExp(
    `error \\[page-memory-limit\\] ${file}[:\\d]*\\n {2}The page needed more than \\d+ MB of memory`,
  );

test('a page that uses too much memory or replaces a built-in method causes an error that names the page', async () => {
  write({
    'components/Growing.tsx':
      'export function Growing() {\n  const list = [];\n  for (;;) list.push({});\n  return null;\n}\n',
    'docs/component.mdx': "import { Growing } from '@site/components/Growing';\n\n# Page\n\n<Growing />\n",
    'docs/export.mdx': 'export const list = (() => { const all = []; for (;;) all.push(1); })();\n\n# Page\n',
  });
  // Once two pages have run out of memory, the check skips all further pages, so these two pages are checked
  // separately.
  const first = await check();
  for (const page of ['component', 'export']) expect(first.text).toMatch(memory(`docs/${page}.mdx`));
  for (const page of ['component', 'export']) rmSync(join(dir, `docs/${page}.mdx`));
  write({
    'docs/expression.mdx': `# Page\n\n${endless}\n`,
    'docs/replaced.mdx': `# Page\n\n${replaced}\n`,
    'components/polyfills.js':
      'Array.prototype.flat ||= () => [];\nArray.prototype.last ||= function () { return this[this.length - 1]; };\nString.prototype.shout ||= () => "A!";\n',
    'components/Modern.tsx':
      "import './polyfills.js';\nexport const Modern = () => <p>{[1, 2].flat().last()} {'a'.shout()}</p>;\n",
    'docs/polyfills.mdx':
      "import { Modern } from '@site/components/Modern';\n\nexport const first = (Array.prototype.first ||= function () { return this[0]; });\n\n# Page {[1].first()}\n\n<Modern />\n",
  });
  const { code, text } = await check();
  expect(text).toMatch(memory('docs/expression.mdx'));
  expect(text).toContain(
    'error [replaced-built-in] docs/replaced.mdx\n  The page, or a component that it uses, replaces or adds `Array.prototype.map`',
  );
  expect(text).toContain('2 errors');
  expect(text).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

test('the dev server shows an error for a page that uses too much memory, and keeps serving other pages', async () => {
  write({ 'docs/expression.mdx': `# Page\n\n${endless}\n`, 'docs/replaced.mdx': `# Page\n\n${replaced}\n` });
  const { child, text } = start('dev', '--port', '0');
  try {
    await expect.poll(text, { timeout: 60_000 }).toMatch(/http:\S+/);
    const [url = ''] = /http:\S+/.exec(text()) ?? [];
    const get = async (path: string): Promise<string> =>
      (await (await fetch(new URL(path, url))).text()).replace(/<[^>]*>/g, '');
    expect(await get('docs/expression')).toMatch(memory('docs/expression.mdx'));
    expect(await get('docs/replaced')).toContain('replaced-built-in');
    expect(await get('docs/sound')).toContain('Sound');
  } finally {
    child.kill();
  }
});

test.runIf(isCampaign)(
  'a page that uses up the memory of a worker thread causes an error that names the page',
  async () => {
    write({
      'docs/expression.mdx': `# Page\n\n${endless}\n`,
      'docs/numbers.mdx': '# Page\n\n{(() => { const all = []; for (;;) all.push(1); })()}\n',
    });
    for (let page = 0; page < 120; page += 1) write({ [`docs/many/page-${page}.md`]: '# Page\n' });
    const { code, text } = await check();
    rmSync(join(dir, 'docs/many'), { recursive: true });
    for (const page of ['expression', 'numbers']) expect(text).toMatch(memory(`docs/${page}.mdx`));
    expect(code).toBe(1);
  },
);

const inThread = 'The function "work" of plugins/work.mjs, which the plug-in "team" runs in a worker thread,';
const limited = `${inThread} took more than 1 s.`;

describe('event loop limit', () => {
  beforeAll(() => {
    rmSync(join(dir, 'docs'), { recursive: true });
    write({ 'docs/sound.md': '# Sound\n' });
  });
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 10));';
  test.each([
    ['a hook', 'The hook "read" of the plug-in "team"', 'for (;;);'],
    ['a hook after an await', 'The hook "read" of the plug-in "team"', `${wait} for (;;);`],
    [
      'the promises of a hook',
      'The hook "read" of the plug-in "team"',
      'const loop = { then: (resolve) => resolve(loop) }; await loop;',
    ],
  ])('an infinite loop in %s causes an error that names the hook', async (_, name, code) => {
    write({ 'lectern.config.ts': configure(`{ name: 'team', async read() { ${code} } }`) });
    const outcome = await check();
    expect(outcome.text).toContain(`${name} blocked the event loop for more than 1 s.`);
    expect(outcome.text).not.toContain('debugger');
    expect(outcome.code).toBe(1);
  });

  test.each([
    ['never returns', '() => { for (;;); }', 'lectern.config.ts:2:115', limited],
    ['never settles', '() => new Promise(() => {})', 'lectern.config.ts:2:115', limited],
    ['exits', '() => process.exit(0)', 'plugins/work.mjs:1:35', 'process.exit() was called'],
    [
      'kills its process',
      "() => process.kill(process.pid, 'SIGKILL')",
      'plugins/work.mjs:1:35',
      'process.kill() was called',
    ],
    [
      'throws text',
      "() => { throw 'No.'; }",
      'plugins/work.mjs:1:29',
      'The hook "postBuild" of the plug-in "team" failed: No.',
    ],
    [
      'returns a function',
      '() => () => 1',
      'lectern.config.ts:2:115',
      `${inThread} returned or threw a value that can’t be copied`,
    ],
    ['does not exist', '1', 'lectern.config.ts:2:115', 'exports no function "work".'],
    [
      'exits later',
      '() => new Promise(() => setTimeout(() => process.exit(0), 20))',
      'plugins/work.mjs:1:70',
      'process.exit() was called',
    ],
  ])(
    'a function in a worker thread that %s causes an error that names its plug-in',
    async (_, code, location, message) => {
      write({
        'plugins/work.mjs': `export const work = ${code};\n`,
        'lectern.config.ts': configure(
          "{ name: 'team', async postBuild({ workers }) { await workers.run({ module: new URL('plugins/work.mjs', import.meta.url).href, name: 'work', data: 1 }); } }",
        ),
      });
      const outcome = await check();
      expect(outcome.text).toContain(location);
      expect(outcome.text).toContain(message);
      expect(outcome.text).not.toMatch(/\n\s+at |tinypool/);
      expect(outcome.code).toBe(1);
    },
  );

  test('a hook can wait for another program for longer than the limit', async () => {
    const code = `(await import('node:child_process')).execFileSync(process.execPath, ['-e', 'setTimeout(() => {}, 2500)']); return {};`;
    write({ 'lectern.config.ts': configure(`{ name: 'team', async read() { ${code} } }`) });
    const { code: status, text } = await check();
    expect({ status, text }).toMatchObject({ status: 0, text: expect.stringContaining('✓') });
  });

  test('the time that a hook waits for the CPU does not count', async () => {
    const code =
      'for (let step = 0; step < 30; step += 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100); return {};';
    write({ 'lectern.config.ts': configure(`{ name: 'team', async read() { ${code} } }`) });
    const { code: status, text } = await check();
    expect({ status, text }).toMatchObject({ status: 0, text: expect.stringContaining('✓') });
  });

  test.each([
    ['never returns', 'for (;;);', 'blocked the event loop for more than 1 s.'],
    ['calls process.kill', "process.kill(process.pid, 'SIGKILL');", 'process.kill() was called'],
    [
      'kills its process through another program',
      "process.getBuiltinModule('node:child_process').execFileSync('kill', ['-9', String(process.pid)]);",
      'The process of the dev server ended (SIGKILL).',
    ],
  ])(
    'the dev server shows an error for a hook that %s, until the hook is removed',
    async (_, code, message) => {
      write({ 'lectern.config.ts': configure(), 'docs/sound.md': '# Sound\n' });
      const { child, text } = start('dev', '--port', '0');
      try {
        await expect.poll(text, { timeout: 60_000 }).toMatch(/http:\S+/);
        const [url = ''] = /http:\S+/.exec(text()) ?? [];
        const get = async (): Promise<string> => {
          const response = await fetch(new URL('docs/sound', url)).catch(() => undefined);
          return `${response?.status} ${(await response?.text().catch(() => ''))?.replace(/<[^>]*>/g, '')}`;
        };
        await expect.poll(get, { timeout: 60_000 }).toMatch(/^200 .*Sound/s);
        for (let round = 0; round < 2; round += 1) {
          write({ 'lectern.config.ts': configure(`{ name: 'team', read() { ${code} } }`) });
          await expect.poll(get, { timeout: 60_000 }).toContain(message);
          write({ 'lectern.config.ts': configure() });
          await expect.poll(get, { timeout: 60_000 }).toMatch(/^200 .*Sound/s);
        }
      } finally {
        child.kill();
      }
    },
  );

  test.runIf(isCampaign)(
    'an infinite loop in the configuration causes an error in every run of the command',
    async () => {
      write({ 'lectern.config.ts': configure('', 'for (;;);') });
      for (let round = 0; round < 2; round += 1) {
        const { code, text } = await check();
        expect(text).toContain(
          'lectern.config.ts\n  The configuration blocked the event loop for more than 30 s.',
        );
        expect(code).toBe(1);
      }
    },
  );
});
