import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TempSite } from '../../packages/lectern/src/content/__fixtures__/temp-site.js';
import { tempSite } from '../../packages/lectern/src/content/__fixtures__/temp-site.js';
import { config, lectern, listing, mark } from './support.js';

const files = {
  'repo/.git/HEAD': 'ref: refs/heads/main\n',
  'repo/notes.txt': 'a stranger’s\n',
  'repo/package/src/index.ts': 'export const a = 1;\n',
  'repo/package/tsconfig.json': '{}\n',
  'repo/reports/unit.json': '{}\n',
  'repo/site/lectern.config.ts': `import { team } from './plugins/team.ts';
export default {
  title: 'A',
  url: 'https://example.org',
  sources: [
    { type: 'docs' },
    { type: 'docs', id: 'more', path: '../more', routeBasePath: 'more' },
  ],
  staticDirectories: ['static', 'assets'],
  customCss: ['css/site.css'],
  plugins: [
    team,
    {
      name: 'inputs',
      inputs: [
        { path: '../package', kind: 'folder', what: 'the folder of a package' },
        { path: '../reports/unit.json', kind: 'file', what: 'a test report' },
        { path: '../tests/**/*.test.ts', kind: 'folder', what: 'a folder with tests' },
        { path: 'results', kind: 'folder', what: 'the folder of manual test results' },
      ],
    },
  ],
};
`,
  'repo/site/plugins/team.ts': `export const team = {
  name: 'team',
  inputs: [
    { path: 'teams/v1/all.yaml', kind: 'file', what: 'the list of teams' },
    { path: 'teams/v1', kind: 'folder', what: 'the folder of teams' },
  ],
};
`,
  'repo/site/docs/intro.md': '# Intro\n',
  'repo/site/static/a.txt': 'a',
  'repo/site/components/A.tsx': 'export function A() { return null; }\n',
  'repo/site/css/site.css': 'p {}\n',
  'repo/site/teams/v1/all.yaml': 'a: 1\n',
  'other/lectern.config.ts': config,
  'other/docs/intro.md': '# Intro\n',
  'strangers/diary.txt': 'dear diary\n',
  'strangers/deep/er/photo.jpg': 'jpg',
  'home/me/.profile': 'umask 022\n',
};

describe('the check of the output folder', () => {
  let temp: TempSite;
  let siteDir = '';
  const home = process.env.HOME;
  beforeAll(async () => {
    temp = await tempSite(files);
    siteDir = join(temp.dir, 'repo/site');
    process.env.HOME = join(temp.dir, 'home/me');
    await symlink('repo/site/docs', join(temp.dir, 'link-to-docs'));
    await symlink('repo', join(temp.dir, 'link-to-repo'));
    await symlink('nowhere', join(temp.dir, 'dead'));
    await symlink('loop', join(temp.dir, 'loop'));
    await symlink('diary.txt', join(temp.dir, 'strangers/link'));
    await mkdir(join(temp.dir, 'marked'));
    await writeFile(join(temp.dir, `marked/${mark}`), '{"version": 1, "si');
    await writeFile(join(temp.dir, 'marked/precious.txt'), 'precious');
    await mkdir(join(temp.dir, `linked`));
    await symlink('../strangers/diary.txt', join(temp.dir, `linked/${mark}`));
  });
  afterAll(async () => {
    process.env.HOME = home;
    await temp[Symbol.asyncDispose]();
  });

  test.each<[out: string, why: string]>([
    ['repo/site', 'is the site folder'],
    ['repo/site/', 'is the site folder'],
    ['repo/site/docs/..', 'is the site folder'],
    ['link-to-repo/site', 'is the site folder'],
    ['repo', 'contains <temp>/repo/site, the site folder'],
    ['', 'contains <temp>/repo/site, the site folder'],
    ['link-to-repo', 'contains <temp>/repo/site, the site folder'],
    ['../../../../../../..', 'is the root of the file system'],
    ['repo/site/docs', 'is the folder of the docs source "docs"'],
    ['repo/site/docs/', 'is the folder of the docs source "docs"'],
    ['repo/site/./static/../docs', 'is the folder of the docs source "docs"'],
    ['link-to-docs', 'is the folder of the docs source "docs"'],
    ['link-to-docs/new/deep', 'is inside <temp>/repo/site/docs, the folder of the docs source "docs"'],
    ['link-to-repo/site/docs/new', 'is inside <temp>/repo/site/docs, the folder of the docs source "docs"'],
    ['repo/site/docs/new', 'is inside <temp>/repo/site/docs, the folder of the docs source "docs"'],
    ['repo/more', 'is the folder of the docs source "more"'],
    ['repo/More/new', 'is inside <temp>/repo/more, the folder of the docs source "more"'],
    ['repo/site/static', 'is the static folder'],
    ['repo/site/static/new', 'is inside <temp>/repo/site/static, the static folder'],
    ['repo/site/assets', 'is a folder of static files'],
    ['repo/site/components', "is the site's components folder"],
    ['repo/site/components/new', 'is inside <temp>/repo/site/components'],
    ['repo/site/.lectern', "is Lectern's cache"],
    ['repo/site/.lectern/out', "is inside <temp>/repo/site/.lectern, Lectern's cache"],
    ['repo/site/i18n/de', 'is inside <temp>/repo/site/i18n'],
    ['repo/site/teams', 'contains <temp>/repo/site/teams/v1/all.yaml, the list of teams'],
    ['repo/site/teams/v1/new', 'is inside <temp>/repo/site/teams/v1, the folder of teams'],
    ['repo/site/css', 'contains <temp>/repo/site/css/site.css, a style sheet of the site'],
    [
      'repo/site/plugins',
      'contains <temp>/repo/site/plugins/team.ts, a configuration file or a file that it imports',
    ],
    ['repo/site/results', 'is the folder of manual test results'],
    ['repo/reports', 'contains <temp>/repo/reports/unit.json, a test report'],
    ['repo/tests/out', 'is inside <temp>/repo/tests, a folder with tests'],
    ['repo/package', 'is the folder of a package'],
    ['repo/package/dist', 'is inside <temp>/repo/package, the folder of a package'],
    ['repo/.git', 'is a Git folder'],
    ['repo/.git/out', 'is inside <temp>/repo/.git, a Git folder'],
    ['strangers/.git/out', 'is inside a .git folder'],
    ['home/me', 'is your home folder'],
    ['home', 'contains <temp>/home/me, your home folder'],
    ['other', 'is the folder of another site: <temp>/other/lectern.config.ts exists'],
    ['other/docs', 'is inside the folder of another site: <temp>/other/lectern.config.ts exists'],
    ['other/docs/new', 'is inside the folder of another site: <temp>/other/lectern.config.ts exists'],
    ['repo/notes.txt', "can't be created: it is a file"],
    ['repo/notes.txt/out', "can't be created: <temp>/repo/notes.txt is a file"],
    ['repo/site/lectern.config.ts', "can't be created: it is a file"],
    ['dead', 'is a broken symbolic link'],
    ['dead/out', "can't be used: the path does not exist"],
    ['loop', "can't be used: its symbolic links form a loop"],
    ['n'.repeat(300), "can't be used: the path is too long"],
    ['strangers', `contains files that may not come from a build of this site: ${mark}`],
    ['strangers/deep', 'that may not come from a build of this site'],
    ['marked', `The file <temp>/marked/${mark} is damaged`],
    ['linked', `The file <temp>/linked/${mark} is damaged`],
  ])('rejects an unsafe folder, and changes no file: --out %s', async (out, why) => {
    const before = listing(temp.dir);
    const { code, said } = await lectern('build', siteDir, '--out', `${temp.dir}/${out}`);
    expect(said.replaceAll(temp.dir, '<temp>')).toContain(why);
    expect(said, 'how to fix it').toMatch(/--out|Delete|delete/);
    expect([code, said.includes('RAW')]).toEqual([1, false]);
    expect(listing(temp.dir)).toEqual(before);
  });

  test('rejects an unsafe folder even with --force', async () => {
    const before = listing(temp.dir);
    for (const out of [
      'repo/site',
      'repo',
      'repo/site/docs/new',
      'repo/package/dist',
      'other/docs',
      'home/me',
      'marked',
    ])
      expect((await lectern('build', siteDir, '--force', '--out', join(temp.dir, out))).code, out).toBe(1);
    expect(listing(temp.dir)).toEqual(before);
  });

  test('rejects an empty --out', async () => {
    const { code, said } = await lectern('build', siteDir, '--out', '');
    expect([code, said.split('\n')[0]]).toEqual([1, '--out is empty. Expected a folder.']);
  });

  test('rejects the default output folder if the configuration reads from it', async () => {
    await using site = await tempSite({
      'lectern.config.ts': config.replace("type: 'docs'", "type: 'docs', path: 'build/texts'"),
      'build/.keep': '',
    });
    await rm(join(site.dir, 'build/.keep'));
    const before = listing(site.dir);
    const { code, said } = await lectern('build', site.dir);
    expect(said).toContain(`contains ${site.dir}/build/texts, the folder of the docs source "docs"`);
    expect(code).toBe(1);
    expect(listing(site.dir)).toEqual(before);
  });

  test.runIf(canMount())('rejects a bind mount of a source folder', async () => {
    const mounted = join(temp.dir, 'mounted');
    await mkdir(mounted);
    execFileSync('mount', ['--bind', join(siteDir, 'docs'), mounted]);
    try {
      const before = listing(temp.dir);
      for (const out of ['mounted', 'mounted/new']) {
        const { code, said } = await lectern('build', siteDir, '--out', join(temp.dir, out));
        expect(said).toContain('the folder of the docs source "docs"');
        expect(code).toBe(1);
      }
      expect(listing(temp.dir)).toEqual(before);
    } finally {
      execFileSync('umount', [mounted]);
    }
  });

  test.runIf(canMount())('rejects a read-only folder', async () => {
    const mounted = join(temp.dir, 'read-only');
    await mkdir(mounted);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', mounted]);
    try {
      const before = listing(temp.dir);
      const { code, said } = await lectern('build', siteDir, '--out', mounted);
      expect(said).toContain(`The output folder ${mounted} can't be used: its file system is read-only`);
      expect(code).toBe(1);
      expect(listing(temp.dir)).toEqual(before);
    } finally {
      execFileSync('umount', [mounted]);
    }
  });
});

/** Mounting requires root, and most containers don't allow it. */
function canMount(): boolean {
  return process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;
}
