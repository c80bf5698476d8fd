import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devSite } from './__fixtures__/dev-site.js';

const site = devSite({
  files: {
    'lectern.config.ts': `export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }] };`,
    'docs/start.md': '# Start',
    'docs/deep/inner.md': '# First\n',
    'releases/one/page.md': '# One',
    'releases/two/page.md': '# Two',
  },
  prepare: (dir) => symlinkSync('../releases/one', join(dir, 'docs/release')),
});

const shows = async (path: string, text: string) => (await site.get(path)).text.includes(`>${text}<`);

test('dev: a folder that is deleted and immediately created again is still watched', async () => {
  const deep = site.pathOf('docs/deep');
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
  const path = site.pathOf('docs/place.md');
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
  symlinkSync('../releases/two', site.pathOf('docs/next'));
  renameSync(site.pathOf('docs/next'), site.pathOf('docs/release'));
  await expect.poll(() => shows('/docs/release/page', 'Two'), { timeout: 10_000 }).toBe(true);
  writeFileSync(site.pathOf('releases/two/page.md'), '# Two and a half');
  await expect.poll(() => shows('/docs/release/page', 'Two and a half'), { timeout: 10_000 }).toBe(true);
});
