import { writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { tempSite } from './__fixtures__/temp-site.js';
import type { SiteReach } from './site-reach.js';
import { staticFilesOf } from './static-files.js';

test('static files: a file at the path of a static folder is an error, and a missing static folder is ignored', async () => {
  await using folder = await tempSite({ 'static/a.txt': 'A', 'one.txt': 'B' });
  const reach: Pick<SiteReach, 'check'> = { check: () => undefined };
  const { files, diagnostics } = staticFilesOf({
    siteDir: folder.dir,
    folders: ['static', 'one.txt', 'missing', 'one.txt/below'],
    reach: reach as SiteReach,
    locationInConfig: ([, index]) => ({ file: 'lectern.config.ts', line: 3, column: Number(index) }),
  });
  expect([...files]).toEqual(['/a.txt']);
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))).toEqual([
    'error [static-not-a-folder] lectern.config.ts:3:1\n  `staticDirectories` contains "one.txt", which is not a folder.\n  Put the file in a folder of static files, and list that folder instead.',
  ]);
});

test.runIf(process.platform === 'linux')('static files: a name that is not UTF-8 is an error', async () => {
  await using folder = await tempSite({ 'static/a.txt': 'A' });
  const wrong = Buffer.concat([
    Buffer.from(`${folder.dir}/static/b`),
    Buffer.from([0xff]),
    Buffer.from('.txt'),
  ]);
  writeFileSync(wrong, 'B');
  const reach: Pick<SiteReach, 'check'> = { check: () => undefined };
  const { files, diagnostics } = staticFilesOf({
    siteDir: folder.dir,
    folders: ['static'],
    reach: reach as SiteReach,
  });
  expect([...files]).toEqual(['/a.txt']);
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))).toEqual([
    "error [unreadable-file] static/b�.txt\n  The file or folder can't be published: its name is not UTF-8. Each � stands for an invalid byte.\n  Rename the file. Older archives often contain names in another encoding.",
  ]);
});

function list({ dir, folders }: { dir: string; folders: string[] }) {
  const reach: Pick<SiteReach, 'check'> = { check: () => undefined };
  const { files, diagnostics } = staticFilesOf({ siteDir: dir, folders, reach: reach as SiteReach });
  return { files: [...files], errors: diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)) };
}

test.runIf(process.platform !== 'win32')('static files: a name with a backslash is an error', async () => {
  await using folder = await tempSite({ 'static/..\\..\\up.txt': 'A', 'static/b.txt': 'B' });
  expect(list({ dir: folder.dir, folders: ['static'] })).toEqual({
    files: ['/b.txt'],
    errors: [
      "error [unreadable-file] static/..\\..\\up.txt\n  The file can't be published: its name contains a backslash, which separates folders in URLs and on Windows.\n  Rename the file.",
    ],
  });
});

test.each([['.'], ['..'], ['']])(
  'static files: the folder "%s", which contains the site, is rejected as a static folder',
  async (name) => {
    await using folder = await tempSite({ 'lectern.config.ts': '' });
    const { files, errors } = list({ dir: folder.dir, folders: [name] });
    expect(files).toEqual([]);
    expect(errors.join()).toContain(`\`staticDirectories\` contains "${name}", which is the site folder`);
  },
);

test.runIf(process.platform === 'linux')('static files: an unreadable folder is an error', async () => {
  await using folder = await tempSite({ 'static/a.txt': 'A', 'static/locked/b.txt': 'B' });
  await chmod(folder.dir, 0o755);
  await chmod(join(folder.dir, 'static/locked'), 0o000);
  const found = asOtherUser(() => list({ dir: folder.dir, folders: ['static'] }));
  expect(found).toEqual({
    files: ['/a.txt'],
    errors: [
      "error [unreadable-file] static/locked\n  The folder can't be read: permission is denied (EACCES).\n  Grant read permission: chmod u+rx static/locked",
    ],
  });
});

function asOtherUser<Result>(run: () => Result): Result {
  const root = process.getuid?.() === 0;
  if (root) process.seteuid?.('nobody');
  try {
    return run();
  } finally {
    if (root) process.seteuid?.('root');
  }
}
