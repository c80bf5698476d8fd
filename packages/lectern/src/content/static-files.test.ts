import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { tempSite } from './__fixtures__/temp-site.js';
import type { SiteReach } from './site-reach.js';
import { staticFilesOf } from './static-files.js';

test('static files: a file at the path of a static folder is an error, and a missing folder counts as empty', async () => {
  await using folder = await tempSite({ 'static/a.txt': 'A', 'one.txt': 'B' });
  const reach: Pick<SiteReach, 'check'> = { check: () => undefined };
  const { files, diagnostics } = staticFilesOf({
    siteDir: folder.dir,
    folders: ['static', 'one.txt', 'missing', 'one.txt/below'],
    reach: reach as SiteReach,
  });
  expect([...files]).toEqual(['/a.txt']);
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))).toEqual([
    'error [static-not-a-folder] one.txt\n  `staticDirectories` contains "one.txt", which is not a folder.\n  Put the file in a folder of static files, and list that folder instead.',
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
