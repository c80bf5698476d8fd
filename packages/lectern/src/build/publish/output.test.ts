import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { filesIn, openTempOutput, publishFiles } from './__fixtures__/temp-output.js';
import { markFile } from './mark.js';
import { openOutput } from './output.js';

const memoryDisk = '/dev/shm';

function isOtherDisk(path: string): boolean {
  return existsSync(path) && statSync(path).dev !== statSync(tmpdir()).dev;
}

test('output: files become visible all at once, when they are published', async () => {
  await using site = await tempSite({ 'static/img/a.svg': '<svg/>', 'static/b.txt': 'b' });
  await publishFiles(site.dir, { 'old.html': 'old' });
  const outDir = join(site.dir, 'build');
  const output = openTempOutput({ dir: site.dir });
  await output.write('docs/a/index.html', 'ä');
  await output.write('b.txt', 'from a page');
  await output.copy({ source: join(site.dir, 'static'), file: '.' });
  await output.copy({ source: join(site.dir, 'static/img/a.svg'), file: 'assets/a-1.svg' });
  expect(filesIn(outDir)).toEqual(['old.html']);

  await output.publish();
  expect(filesIn(site.dir)).toEqual([
    'build/assets/a-1.svg',
    'build/b.txt',
    'build/docs/a/index.html',
    'build/img/a.svg',
    'static/b.txt',
    'static/img/a.svg',
  ]);
  expect(await readFile(join(outDir, 'docs/a/index.html'), 'utf8')).toBe('ä');
});

test('output: discarding a build leaves the old output folder unchanged', async () => {
  await using site = await tempSite({});
  await publishFiles(site.dir, { 'old.html': 'old' });
  const output = openTempOutput({ dir: site.dir });
  await output.write('new.html', 'new');
  await output.discard();
  expect(filesIn(site.dir)).toEqual(['build/old.html']);
});

test('output: files that an interrupted build left in the staging folder are not published', async () => {
  await using site = await tempSite({ 'stage/files/half.html': '' });
  await publishFiles(site.dir, { 'old.html': '' });
  const output = openTempOutput({ dir: site.dir });
  await output.write('new.html', 'new');
  await output.publish();
  expect(filesIn(site.dir)).toEqual(['build/new.html']);
});

test('output: only changed files are written', async () => {
  await using site = await tempSite({});
  await publishFiles(site.dir, {
    'a/same.html': 'same',
    'changed.html': 'old',
    'gone/below/gone.html': 'gone',
    'taken.html': 'taken',
  });
  const outDir = join(site.dir, 'build');
  const past = new Date(2020, 1, 1);
  const files = ['a/same.html', 'changed.html', 'taken.html'];
  for (const file of files) await utimes(join(outDir, file), past, past);
  const output = openTempOutput({ dir: site.dir });
  await output.write('a/same.html', 'same');
  await output.write('changed.html', 'new');
  const taken = { size: 5, mtimeMs: past.getTime() };
  const other = { ...taken, size: 6 };
  expect([output.reuse('taken.html', other), output.stateOf('taken.html')]).toEqual([false, undefined]);
  expect(['taken.html', 'gone.html'].map((file) => output.isPublished(file, other))).toEqual([false, false]);
  expect([output.reuse('taken.html', taken), output.stateOf('taken.html')]).toEqual([true, taken]);
  expect(output.isPublished('taken.html', taken)).toBe(true);
  expect(files.map((file) => output.read(file))).toEqual(['same', 'new', 'taken']);
  expect(await readFile(join(outDir, 'changed.html'), 'utf8')).toBe('old');
  await output.publish();

  expect(await readdir(outDir)).toEqual([markFile, 'a', 'changed.html', 'taken.html']);
  const times = await Promise.all(files.map(async (file) => (await stat(join(outDir, file))).mtimeMs));
  expect(times.map((time) => time === past.getTime())).toEqual([true, false, true]);
});

test.runIf(isOtherDisk(memoryDisk))(
  'output: an output folder on another disk is filled by copying',
  async () => {
    await using site = await tempSite({});
    const outDir = join(await mkdtemp(join(memoryDisk, 'lectern-')), 'build');
    try {
      for (const text of ['one', 'two']) {
        const output = openOutput({ outDir, dir: join(site.dir, 'stage'), site: '0123456789abcdef0123' });
        await output.write('a.html', text);
        await output.write(`${text}/deep/b.html`, text);
        await output.publish();
        expect(filesIn(outDir)).toEqual(['a.html', `${text}/deep/b.html`]);
        expect(await readFile(join(outDir, 'a.html'), 'utf8')).toBe(text);
      }
    } finally {
      await rm(dirname(outDir), { recursive: true });
    }
  },
);

test('output: if a build writes a path twice, the last content is published', async () => {
  await using site = await tempSite({});
  await publishFiles(site.dir, { 'a.html': 'published' });
  const outDir = join(site.dir, 'build');
  const output = openTempOutput({ dir: site.dir });
  for (const text of ['one', 'published', 'two', 'published']) await output.write('a.html', text);
  for (const text of ['published', 'two']) await output.write('./b.html', text);
  await output.publish();
  expect(await readFile(join(outDir, 'a.html'), 'utf8')).toBe('published');
  expect(await readFile(join(outDir, 'b.html'), 'utf8')).toBe('two');
});

test('output: the files in a scratch folder are published only after the build adopts the folder', async () => {
  await using site = await tempSite({});
  await publishFiles(site.dir, { 'a.html': 'a' });
  const output = openTempOutput({ dir: site.dir });
  const [taken, left] = [output.scratch(), output.scratch()];
  for (const path of [taken, left]) await mkdir(join(path, 'deep'), { recursive: true });
  await writeFile(join(taken, 'deep/x'), 'four');
  await writeFile(join(left, 'deep/y'), '');
  const path = join(site.dir, 'stage/files/b/c/deep/x');
  expect(output.adopt({ folder: 'b/c/', path: taken })).toMatchObject([
    { file: 'b/c/deep/x', path, state: { size: 4 } },
  ]);
  expect(output.stateOf('b/c/deep/x')?.size).toBe(4);
  await output.write('b/c/z', '');
  await output.publish();
  expect(filesIn(site.dir)).toEqual(['build/b/c/deep/x', 'build/b/c/z']);
});

test('output: a file can replace a folder, and a folder can replace a file', async () => {
  await using site = await tempSite({});
  await publishFiles(site.dir, { 'a/index.html': '', 'a/b/index.html': '', c: '' });
  const output = openTempOutput({ dir: site.dir });
  await output.write('a', 'file');
  await output.write('c/d/index.html', 'folder');
  await output.publish();
  expect(filesIn(site.dir)).toEqual(['build/a', 'build/c/d/index.html']);
});

test('output: if a published file disappears during the build, the build fails and publishes nothing', async () => {
  await using site = await tempSite({});
  await publishFiles(site.dir, { 'a.html': 'a', 'b.html': 'b' });
  const outDir = join(site.dir, 'build');
  const output = openTempOutput({ dir: site.dir });
  await output.write('a.html', 'a');
  await output.write('b.html', 'new');
  await rm(join(outDir, 'a.html'));
  await expect(output.publish()).rejects.toThrow(
    `The file a.html was deleted from ${outDir} during the build.`,
  );
  expect(await readFile(join(outDir, 'b.html'), 'utf8')).toBe('b');
  await rm(outDir, { recursive: true });
  await expect(output.publish()).rejects.toThrow('The file a.html was deleted');
});

test('output: the first build creates the output folder', async () => {
  await using site = await tempSite({});
  await mkdir(join(site.dir, 'deep'));
  await writeFile(join(site.dir, 'deep/x'), '');
  const output = openOutput({
    outDir: join(site.dir, 'deep/er/build'),
    dir: join(site.dir, 'stage'),
    site: '0123456789abcdef0123',
  });
  await output.write('a.html', 'a');
  await output.publish();
  expect(filesIn(site.dir)).toEqual(['deep/er/build/a.html', 'deep/x']);
});

test.each([
  [['assets/a.js', 'assets'], 'assets'],
  [['docs', 'docs/a/index.html'], 'docs'],
])('output: a file and a folder with the same name are an error: %j', async (names, taken) => {
  await using site = await tempSite({});
  const output = openTempOutput({ dir: site.dir });
  const write = async (): Promise<void> => {
    for (const name of names) await output.write(name, name);
  };
  await expect(write).rejects.toThrow(
    `The site would publish both a file "${taken}" and a folder with the same name.`,
  );
});

test('output: a file larger than 64 MB is copied, and reused by the next build', async () => {
  await using site = await tempSite({ 'static/a.bin': 'start' });
  const [source, outDir] = [join(site.dir, 'static/a.bin'), join(site.dir, 'build')];
  await truncate(source, 100_000_000);
  for (let round = 0; round < 2; round += 1) {
    const output = openTempOutput({ dir: site.dir });
    await output.copy({ source, file: 'a.bin' });
    await output.publish();
    expect(statSync(join(outDir, 'a.bin')).size).toBe(100_000_000);
  }
  expect((await readFile(join(outDir, 'a.bin'))).subarray(0, 5).toString()).toBe('start');
});
