import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../sources/__fixtures__/temp-site.js';
import { listFiles, openOutput } from './output.js';

test('what is written is seen only when it is published, and then whole', async () => {
  await using site = await tempSite({
    'build/old.html': 'old',
    'static/img/a.svg': '<svg/>',
    'static/b.txt': 'b',
  });
  const outDir = join(site.dir, 'build');
  const output = await openOutput({ outDir });
  await output.write('docs/a/index.html', 'ä');
  await output.write('b.txt', 'from a page');
  await output.copy({ source: join(site.dir, 'static'), file: '.' });
  await output.copy({ source: join(site.dir, 'static/img/a.svg'), file: 'assets/a-1.svg' });
  expect(await listFiles(outDir)).toEqual(['old.html']);

  await output.publish();
  expect(await listFiles(site.dir)).toEqual([
    'build/assets/a-1.svg',
    'build/b.txt',
    'build/docs/a/index.html',
    'build/img/a.svg',
    'static/b.txt',
    'static/img/a.svg',
  ]);
  expect(await readFile(join(outDir, 'docs/a/index.html'), 'utf8')).toBe('ä');
});

test('what is thrown away leaves the old folder as it was', async () => {
  await using site = await tempSite({ 'build/old.html': 'old' });
  const output = await openOutput({ outDir: join(site.dir, 'build') });
  await output.write('new.html', 'new');
  await output.discard();
  expect(await listFiles(site.dir)).toEqual(['build/old.html']);
});

test('remains of a build that was stopped are in nobody’s way', async () => {
  await using site = await tempSite({
    'build.new/half.html': '',
    'build.old/older.html': '',
    'build/old.html': '',
  });
  const output = await openOutput({ outDir: join(site.dir, 'build') });
  await output.write('new.html', 'new');
  await output.publish();
  expect(await listFiles(site.dir)).toEqual(['build/new.html']);
});

test('where the new folder cannot take the place of the old one, the old one stays', async () => {
  await using site = await tempSite({ 'build/old.html': 'old' });
  const outDir = join(site.dir, 'build');
  const output = await openOutput({ outDir });
  // The folder that was filled is gone: somebody has cleaned up meanwhile.
  await output.discard();
  await expect(output.publish()).rejects.toThrow('ENOENT');
  expect(await listFiles(site.dir)).toEqual(['build/old.html']);
});

test('a build that was stopped while it published has left the old folder beside', async () => {
  await using site = await tempSite({ 'build.old/old.html': 'old', 'build.new/new.html': 'new' });
  const output = await openOutput({ outDir: join(site.dir, 'build') });
  await output.discard();
  expect(await listFiles(site.dir)).toEqual(['build/old.html']);
});

test('the first build has no old folder', async () => {
  await using site = await tempSite({});
  await mkdir(join(site.dir, 'deep'));
  await writeFile(join(site.dir, 'deep/x'), '');
  const output = await openOutput({ outDir: join(site.dir, 'deep/er/build') });
  await output.write('a.html', 'a');
  await output.publish();
  expect(await listFiles(site.dir)).toEqual(['deep/er/build/a.html', 'deep/x']);
});
