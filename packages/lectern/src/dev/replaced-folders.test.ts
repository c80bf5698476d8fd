import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TempSite } from '../content/__fixtures__/temp-site.js';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { getPage } from './__fixtures__/get-page.js';
import { startDevServer } from './server.js';

let folder: TempSite;
let server: Awaited<ReturnType<typeof startDevServer>>;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  delete process.env.BASE_URL;
  folder = await tempSite({
    'lectern.config.ts': `export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }] };`,
    'docs/start.md': '# Start',
    'docs/deep/inner.md': '# First\n',
    'releases/one/page.md': '# One',
    'releases/two/page.md': '# Two',
  });
  symlinkSync('../releases/one', join(folder.dir, 'docs/release'));
  server = await startDevServer({ siteDir: folder.dir, port: { number: 0 } });
});

afterAll(async () => {
  await server.close();
  await folder[Symbol.asyncDispose]();
  vi.restoreAllMocks();
});

const shows = async (path: string, text: string) =>
  (await getPage({ server, path })).text.includes(`>${text}<`);

test('dev: a folder that is deleted and immediately created again is still watched', async () => {
  const deep = join(folder.dir, 'docs/deep');
  await expect.poll(() => shows('/docs/deep/inner', 'First')).toBe(true);
  rmSync(deep, { recursive: true });
  mkdirSync(deep);
  await expect.poll(() => shows('/docs/deep/inner', 'First')).toBe(false);
  for (const text of ['Second', 'Third']) {
    writeFileSync(join(deep, 'inner.md'), `# ${text}\n`);
    await expect.poll(() => shows('/docs/deep/inner', text), { timeout: 10_000 }).toBe(true);
  }
});

test('dev: a file that replaces a folder is watched', async () => {
  const path = join(folder.dir, 'docs/place.md');
  mkdirSync(path);
  writeFileSync(join(path, 'within.md'), '# Within\n');
  await expect.poll(() => shows('/docs/place.md/within', 'Within'), { timeout: 10_000 }).toBe(true);
  rmSync(path, { recursive: true });
  for (const text of ['File', 'Edited file']) {
    writeFileSync(path, `# ${text}\n`);
    await expect.poll(() => shows('/docs/place', text), { timeout: 10_000 }).toBe(true);
  }
});

test('dev: after a symbolic link is changed to another folder, pages show the files in that folder', async () => {
  await expect.poll(() => shows('/docs/release/page', 'One')).toBe(true);
  symlinkSync('../releases/two', join(folder.dir, 'docs/next'));
  renameSync(join(folder.dir, 'docs/next'), join(folder.dir, 'docs/release'));
  await expect.poll(() => shows('/docs/release/page', 'Two'), { timeout: 10_000 }).toBe(true);
  writeFileSync(join(folder.dir, 'releases/two/page.md'), '# Two and a half');
  await expect.poll(() => shows('/docs/release/page', 'Two and a half'), { timeout: 10_000 }).toBe(true);
});
