import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import { sourceSchema } from '../../config/schema/sources.js';
import { tempSite } from '../__fixtures__/temp-site.js';
import { problems } from './__fixtures__/read.js';
import { readDocs } from './index.js';

test('docs source: a file without read permission is an error', async () => {
  await using site = await tempSite({ 'docs/a.md': '' });
  await chmod(join(site.dir, 'docs/a.md'), 0o000);
  await mkdir(join(site.dir, 'i18n'));
  await chmod(site.dir, 0o755);
  const source = sourceSchema.parse({ type: 'docs' }) as DocsSourceConfig;
  const content = await asPlainUser(() =>
    readDocs({ source, siteDir: site.dir, locale: 'en', defaultLocale: 'en', includeDrafts: false }),
  );
  expect(problems(content)).toContain('permission is denied (EACCES)');
});

test('docs source: a folder without read permission is an error', async () => {
  await using site = await tempSite({ 'docs/a.md': '', 'docs/locked/b.md': '' });
  await chmod(join(site.dir, 'docs/locked'), 0o000);
  await chmod(site.dir, 0o755);
  const source = sourceSchema.parse({ type: 'docs' }) as DocsSourceConfig;
  const read = () =>
    readDocs({ source, siteDir: site.dir, locale: 'en', defaultLocale: 'en', includeDrafts: false });
  await expect(asPlainUser(read)).rejects.toThrow(
    "error [unreadable-file] docs/locked\n  The folder can't be read: permission is denied (EACCES).\n  Grant read permission: chmod u+rx docs/locked",
  );
});

/** Runs a function as an unprivileged user, because root can read every file. */
async function asPlainUser<T>(task: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return task();
  process.seteuid?.('nobody');
  try {
    return await task();
  } finally {
    process.seteuid?.(0);
  }
}
