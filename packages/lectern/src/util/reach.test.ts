import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { reachOf } from './reach.js';
import { isSecretFile } from './secret-files.js';

async function folders() {
  const site = await tempSite({ 'site/docs/a.md': 'a', 'site/.env': 'KEY=1', 'other/b.md': 'b' });
  return { ...site, in: (path: string) => join(site.dir, path) };
}

test('file access: a path outside the allowed folders is rejected, even if the file does not exist', async () => {
  await using at = await folders();
  const reach = reachOf({ roots: [at.in('site')] });
  expect(reach(at.in('site/docs/a.md'))).toBeUndefined();
  expect(reach(at.in('site/docs/missing.md'))).toBeUndefined();
  expect(reach(at.in('other/b.md'))?.reason).toBe('outside');
  expect(reach(at.in('site/docs/../../other/missing.md'))?.reason).toBe('outside');
  expect(reach(at.in('site-2/a.md'))?.reason, 'the name only begins alike').toBe('outside');
});

test('file access: a symlink is followed within the allowed folders, but rejected if it leads out of them', async () => {
  await using at = await folders();
  await symlink(at.in('site/docs/a.md'), at.in('site/inside.md'));
  await symlink(at.in('other/b.md'), at.in('site/outside.md'));
  await symlink(at.in('other'), at.in('site/folder'));
  const reach = reachOf({ roots: [at.in('site')] });
  expect(reach(at.in('site/inside.md'))).toBeUndefined();
  expect(reach(at.in('site/outside.md'))).toEqual({ reason: 'link', target: at.in('other/b.md') });
  expect(reach(at.in('site/folder/b.md'))?.reason).toBe('link');
  expect(reach(at.in('site/folder/missing.md'))?.reason, 'behind a link').toBe('link');
});

test('file access: an allowed folder may be reached through a symlink', async () => {
  await using at = await folders();
  await symlink(at.in('site'), at.in('linked-site'));
  const reach = reachOf({ roots: [at.in('linked-site')] });
  expect(reach(at.in('linked-site/docs/a.md'))).toBeUndefined();
  expect(reach(at.in('site/docs/a.md'))).toBeUndefined();
});

test('file access: a file that may contain secrets, such as .env, is rejected unless it is allowed by name', async () => {
  await using at = await folders();
  await mkdir(at.in('site/.git'));
  await writeFile(at.in('site/.git/config'), '');
  await symlink(at.in('site/.env'), at.in('site/harmless.txt'));
  const reach = reachOf({ roots: [at.in('site')] });
  expect(reach(at.in('site/.env'))?.reason).toBe('secret');
  expect(reach(at.in('site/.git/config'))?.reason).toBe('secret');
  expect(reach(at.in('site/harmless.txt'))?.reason, 'behind a link').toBe('secret');
  const named = reachOf({ roots: [at.in('site')], named: [at.in('site/.env'), at.in('other/b.md')] });
  expect(named(at.in('site/.env'))).toBeUndefined();
  expect(named(at.in('other/b.md'))).toBeUndefined();
  expect(named(at.in('site/.git/config'))?.reason).toBe('secret');
});

test('file access: a file that may contain secrets is recognized by its name, regardless of case', () => {
  const secret = [
    '.env',
    'a/.env.local',
    '.ENV',
    '.env.',
    'tls/server.pem',
    'a.key',
    '.git/HEAD',
    'a/.GIT/x',
  ];
  expect(secret.filter((path) => !isSecretFile(path))).toEqual([]);
  const plain = ['env.md', 'docs/environment.md', '.gitignore', 'keyboard.md', 'a.keys', '.well-known/x'];
  expect(plain.filter(isSecretFile)).toEqual([]);
});
