import { link, mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drop, dropped, lectern, listing, mark, smallSites } from './support.js';

const sites = await smallSites();
const { smallSite } = sites;
afterAll(() => sites[Symbol.asyncDispose]());

test('output folder: a later build keeps files and links that other programs have added', async () => {
  await using temp = await smallSite();
  expect((await temp.build()).code).toBe(0);
  await drop(temp.out, dropped);
  await symlink('../site/docs', join(temp.out, 'link'));
  await rm(join(temp.site, 'docs/page.md'));
  expect(await temp.build()).toMatchObject({ code: 0 });
  const after = listing(temp.out);
  expect(after).toMatchObject({ ...dropped, link: '-> ../site/docs' });
  expect(after).not.toHaveProperty(['page/index.html']);
  expect(Object.keys(listing(join(temp.site, '.lectern'))).filter((name) => /^publish/.test(name))).toEqual(
    [],
  );
});

test('output folder: a file, folder, or link from another program at the path of a page fails the build', async () => {
  await using temp = await smallSite();
  expect((await temp.build()).code).toBe(0);
  await drop(temp.out, { 'new/index.html': 'theirs', 'file/index.html/diary.txt': 'theirs', flat: 'theirs' });
  await symlink('../site/docs', join(temp.out, 'linked'));
  for (const name of ['new', 'file', 'flat', 'linked'])
    await writeFile(join(temp.site, `docs/${name}.md`), `# ${name}\n`);
  const [before, sources] = [listing(temp.out), listing(join(temp.site, 'docs'))];
  for (const args of [[], ['--force']]) {
    const { code, said } = await temp.build(...args);
    for (const path of ['new/index.html', 'file/index.html/diary.txt', 'flat', 'linked'])
      expect(said).toContain(
        `The build would overwrite ${join(temp.out, path)}, which Lectern did not create.`,
      );
    expect(code).toBe(1);
    expect(listing(temp.out)).toEqual(before);
    expect(listing(join(temp.site, 'docs'))).toEqual(sources);
  }
});

test('output folder: with --force, a build adds files to another program’s folder, and deletes nothing', async () => {
  await using temp = await smallSite();
  await drop(temp.out, dropped);
  expect((await temp.build()).code).toBe(1);
  expect(listing(temp.out)).toMatchObject(dropped);
  expect((await temp.build('--force')).code).toBe(0);
  expect(listing(temp.out)).toMatchObject({ ...dropped, 'index.html': expect.stringContaining('Start') });
  await rm(join(temp.site, 'docs/page.md'));
  expect((await temp.build()).code, 'from now on it is the output of this site').toBe(0);
  expect(listing(temp.out)).toMatchObject(dropped);
  expect(listing(temp.out)).not.toHaveProperty(['page/index.html']);
});

test("output folder: two sites can't build into the same folder; with --force, the second site replaces the first", async () => {
  await using first = await smallSite();
  await using second = await smallSite();
  await writeFile(join(second.site, 'docs/second.md'), '# Second\n');
  await rm(join(second.site, 'docs/page.md'));
  expect((await first.build()).code).toBe(0);
  await drop(first.out, dropped);
  const before = listing(first.out);
  const refused = await lectern('build', second.site, '--out', first.out);
  expect(refused.said).toContain('contains the build of another site');
  expect(refused.code).toBe(1);
  expect(listing(first.out)).toEqual(before);

  expect((await lectern('build', second.site, '--out', first.out, '--force')).code).toBe(0);
  const after = listing(first.out);
  expect(after).toMatchObject({ ...dropped, 'second/index.html': expect.stringContaining('Second') });
  expect(after).not.toHaveProperty(['page/index.html']);
  expect((await first.build()).code).toBe(1);
});

test('output folder: after a site is moved together with its output folder, it can still build into the folder', async () => {
  await using temp = await smallSite();
  expect((await lectern('build', temp.site)).code).toBe(0);
  await rename(temp.site, join(temp.dir, 'moved'));
  expect((await lectern('build', join(temp.dir, 'moved'))).code).toBe(0);
});

test('output folder: a build by an old version, without a build marker, causes an error and stays unchanged', async () => {
  await using temp = await smallSite();
  expect((await temp.build()).code).toBe(0);
  await rm(join(temp.out, mark));
  const before = listing(temp.out);
  const { code, said } = await temp.build();
  expect(said).toContain(
    'The folder looks like a build by an earlier version of Lectern. Delete it, and build again. You need to do this only once.',
  );
  expect(code).toBe(1);
  expect(listing(temp.out)).toEqual(before);
});

test('output folder: a build writes through a symbolic link, and leaves hard links to old files unchanged', async () => {
  await using temp = await smallSite();
  await mkdir(join(temp.dir, 'real'));
  await symlink('real', temp.out);
  expect((await temp.build()).code).toBe(0);
  expect(await realpath(temp.out)).toBe(join(temp.dir, 'real'));
  await link(join(temp.out, 'index.html'), join(temp.dir, 'backup.html'));
  const backup = await readFile(join(temp.dir, 'backup.html'), 'utf8');
  await writeFile(join(temp.site, 'docs/index.md'), '---\nslug: /\n---\n\n# Changed\n');
  expect((await temp.build()).code).toBe(0);
  expect(await readFile(join(temp.dir, 'backup.html'), 'utf8')).toBe(backup);
  expect(await readFile(join(temp.dir, 'real/index.html'), 'utf8')).toContain('Changed');
});

test('output folder: a file that another program edited is kept, with a warning, after its page is deleted', async () => {
  await using temp = await smallSite();
  expect((await temp.build()).code).toBe(0);
  await writeFile(join(temp.out, 'page/index.html'), 'my own words');
  await rm(join(temp.site, 'docs/page.md'));
  const { code, said } = await temp.build();
  expect(code).toBe(0);
  expect(said).toContain(`${join(temp.out, 'page/index.html')} was edited after a build wrote it.`);
  expect(listing(temp.out)).toMatchObject({ 'page/index.html': 'my own words' });
});
