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
    'error [static-not-a-folder] one.txt\n  `staticDirectories` contains "one.txt", which is not a folder.\n  Put the file in a folder of static files, and name that folder.',
  ]);
});
