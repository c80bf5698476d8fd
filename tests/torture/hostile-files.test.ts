import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HostileFile } from './constructs/hostile-files.js';
import { hostileFiles } from './constructs/hostile-files.js';
import { copySite, readTree } from './site-copy.js';

/* The dev server must show every other page, and explain the error in each hostile file. A build must report all
   errors in one run, and must not change the last output. */

const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');
const dir = copySite('broken-mdx-syntax');
const docs = join(dir, 'docs');
// Root can read every file, and Windows has no read permission, so the tests leave out unreadable files there.
const files = hostileFiles.filter(({ kind }) => kind !== 'no permission' || (process.getuid?.() ?? 0) !== 0);
const stop: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of stop.reverse()) await end();
  rmSync(dir, { recursive: true, force: true });
});

async function put({ file, content = '', kind, target }: HostileFile): Promise<void> {
  const path = join(docs, file);
  mkdirSync(dirname(path), { recursive: true });
  if (target !== undefined) symlinkSync(target, path);
  else if (kind === 'pipe') execFileSync('mkfifo', [path]);
  else if (kind === 'socket') {
    const server = createServer().listen(path);
    await once(server, 'listening');
    stop.push(() => server.close());
  } else writeFileSync(path, content);
  if (kind === 'no permission') chmodSync(path, 0);
}

interface Run {
  text: () => string;
  exit: Promise<number | null>;
  end: () => Promise<unknown>;
}

function start(...args: string[]): Run {
  const child = spawn(process.execPath, [program, ...args]);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    text: () => stripVTControlCharacters(text),
    exit,
    end: () => {
      child.kill();
      return exit;
    },
  };
}

beforeAll(async () => {
  rmSync(docs, { recursive: true });
  mkdirSync(docs);
  writeFileSync(join(docs, 'index.md'), '# Home\n');
  writeFileSync(join(docs, 'good.md'), '# Good\n\nNothing is wrong here.\n');
  expect(await start('build', dir).exit).toBe(0);
  for (const file of files) await put(file);
});

/** The location must end the line, so `:2:1` doesn't match `:2:13`. */
function shows({ text, file, error }: { text: string; file: string; error: string }): boolean {
  const start = `docs/${nameOf(file)}${error}`;
  return text.includes(error === '' || /:\d+$/.test(error) ? `${start}\n` : start);
}

function nameOf(file: string): string {
  return file.replace('\n', '\\x0a');
}

const noStack = /\n\s+at .*:\d+:\d+|node:internal|internal error/;

test('a build reports every error in hostile files at its location, and leaves the last output unchanged', async () => {
  const before = readTree(join(dir, 'build'));
  const build = start('build', dir);
  expect(await build.exit).toBe(1);
  const text = build.text();
  expect(text).not.toMatch(noStack);
  const silent = files.filter(({ file, error }) => error !== undefined && !shows({ text, file, error }));
  expect(silent.map(({ file }) => file)).toEqual([]);
  expect(readTree(join(dir, 'build'))).toEqual(before);
});

test('the dev server shows the error in each hostile file, and still shows other pages', async () => {
  const server = start('dev', dir, '--port', '0');
  stop.push(server.end);
  const address = (): string => /http:\/\/\S+?(?=\/?\s)/.exec(server.text())?.[0] ?? '';
  await expect.poll(address, { timeout: 60_000 }).not.toBe('');
  const get = async (path: string): Promise<{ status: number; html: string }> => {
    const response = await fetch(`${address()}${path}`);
    return { status: response.status, html: await response.text() };
  };
  const wrong: string[] = [];
  for (const { file, error, onlyInBuild } of files) {
    if (error === undefined || onlyInBuild || !/^[^/]+\.mdx?$/.test(file)) continue;
    const { status, html } = await get(`/${encodeURIComponent(file.replace(/\.mdx?$/, ''))}`);
    if (status === 200 || !html.includes(`docs/${nameOf(file)}`)) wrong.push(`${file}: ${status}`);
  }
  expect(wrong).toEqual([]);
  const good = await get('/good');
  expect([good.status, good.html.includes('Nothing is wrong here.')]).toEqual([200, true]);
  await put({ file: 'late.md', content: '---\ntitle: [\n---\n' });
  await expect.poll(async () => (await get('/late')).html, { timeout: 30_000 }).toContain('docs/late.md:2:8');
  expect((await get('/good')).status).toBe(200);
  expect(server.text()).not.toMatch(noStack);
});
