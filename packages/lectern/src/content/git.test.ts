import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from './__fixtures__/temp-site.js';
import { lastUpdates, parseLog } from './git.js';

test("git: parseLog finds each file's newest commit, by path relative to the site's folder", () => {
  const log = [
    '\u00012024-02-02T00:00:00Z Ada King',
    '\nsite/docs/a.md',
    'docs/é "b".md',
    '\u00012024-01-01T00:00:00Z Bo',
    '\nsite/docs/a.md',
    '',
  ].join('\0');
  expect(parseLog({ log, prefix: 'site/' })).toEqual(
    new Map([
      ['docs/a.md', { date: '2024-02-02T00:00:00Z', author: 'Ada King' }],
      ['../docs/é "b".md', { date: '2024-02-02T00:00:00Z', author: 'Ada King' }],
    ]),
  );
});

function commit({ dir, date }: { dir: string; date: string }): void {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Ada', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: dir,
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      },
    );
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'Write');
}

const shown = { showLastUpdateTime: true, showLastUpdateAuthor: true };

test('git: lastUpdates reads dates and authors from a real repository', async () => {
  await using site = await tempSite({ 'site/docs/a b.md': 'x', 'other/c.md': 'y' });
  commit({ dir: site.dir, date: '2024-03-04T05:06:07+00:00' });
  const siteDir = join(site.dir, 'site');
  const dirs = [join(siteDir, 'docs')];
  expect(await lastUpdates({ source: shown, siteDir, dirs })).toEqual(
    new Map([['docs/a b.md', { lastUpdated: '2024-03-04T05:06:07+00:00', lastUpdatedBy: 'Ada' }]]),
  );
  const onlyAuthor = { showLastUpdateTime: false, showLastUpdateAuthor: true };
  expect(await lastUpdates({ source: onlyAuthor, siteDir, dirs })).toEqual(
    new Map([['docs/a b.md', { lastUpdatedBy: 'Ada' }]]),
  );
});

test('git: lastUpdates returns no dates for a shallow clone', async () => {
  await using site = await tempSite({ 'full/docs/a.md': 'x' });
  commit({ dir: join(site.dir, 'full'), date: '2024-03-04T05:06:07+00:00' });
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${site.dir}/full`, 'shallow'], {
    cwd: site.dir,
  });
  const siteDir = join(site.dir, 'shallow');
  expect(await lastUpdates({ source: shown, siteDir, dirs: [join(siteDir, 'docs')] })).toEqual(new Map());
});

test('git: lastUpdates returns no dates for a folder without a repository', async () => {
  await using site = await tempSite({ 'docs/a.md': 'x' });
  expect(await lastUpdates({ source: shown, siteDir: site.dir, dirs: [join(site.dir, 'docs')] })).toEqual(
    new Map(),
  );
});
