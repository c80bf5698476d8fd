import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostic, LecternError } from '../diagnostics/diagnostic.js';
import { readProject } from '../session/read-project.js';
import { openSession } from '../session/session.js';
import { openWorkspace } from '../session/workspace.js';
import { tempSite } from './__fixtures__/temp-site.js';

const config = (more = '') =>
  `export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }, { type: 'pages' }], ${more} };`;

async function linkedSite(more?: string) {
  const at = await tempSite({
    'site/lectern.config.ts': config(more),
    'site/docs/a.md': '# A',
    'site/docs/folder/b.md': '# B',
    'site/pages/index.md': '# Home',
    'site/static/a.txt': 'a',
    'outside/secret.md': '# Secret',
    'outside/secret.yml': 'label: Secret',
    'outside/secret.json': '{"theme.search": "Secret"}',
    'outside/more/c.txt': 'c',
  });
  const site = join(at.dir, 'site');
  const outside = join(at.dir, 'outside');
  await mkdir(join(site, 'i18n/en'), { recursive: true });
  await symlink(join(outside, 'secret.md'), join(site, 'docs/linked.md'));
  await symlink(join(outside, 'secret.yml'), join(site, 'docs/folder/_category_.yml'));
  await symlink(join(outside, 'secret.md'), join(site, 'pages/linked.md'));
  await symlink(join(outside, 'secret.json'), join(site, 'i18n/en/code.json'));
  await symlink(join(outside, 'more'), join(site, 'static/more'));
  await symlink(join(site, 'static/a.txt'), join(site, 'static/inside.txt'));
  // Following this link to a parent folder would cause infinite recursion.
  await symlink(site, join(site, 'static/loop'));
  const read = async () => {
    const workspace = await openWorkspace({ siteDir: site, mode: 'production' });
    return readProject({ session: await openSession({ workspace }), locale: 'en' });
  };
  return { ...at, read };
}

test('a symbolic link to a file outside the site is an error, and its target is not read', async () => {
  await using site = await linkedSite();
  const { site: model, diagnostics } = await site.read();
  const where = diagnostics.filter(({ code }) => code === 'file-out-of-reach').map(({ file }) => file);
  expect(where.sort()).toEqual([
    'docs/folder/_category_.yml',
    'docs/linked.md',
    'i18n/en/code.json',
    'pages/linked.md',
    'static/more',
  ]);
  expect(diagnostics.map(formatDiagnostic)).toContain(
    `error [file-out-of-reach] docs/linked.md
  "docs/linked.md" leads through a symbolic link to ../outside/secret.md, which is outside of the site folder. Pages can use only files inside that folder.
  Replace the link with the file, or allow its target in lectern.config.ts: allowedPaths: ['../outside/secret.md'].`,
  );
  expect([...model.staticFiles].sort()).toEqual(['/a.txt', '/inside.txt']);
  expect(JSON.stringify([...model.pages.values()])).not.toContain('Secret');
});

test('the allowedPaths key lets content read files outside the site', async () => {
  await using site = await linkedSite(`allowedPaths: ['../outside']`);
  const { site: model, diagnostics } = await site.read();
  expect(new LecternError(diagnostics).message).toBe('');
  expect([...model.staticFiles].sort()).toEqual(['/a.txt', '/inside.txt', '/more/c.txt']);
  expect([...model.pages.keys()]).toContain('/docs/linked');
});
