import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '../../../packages/lectern/dist/build/build.js';
import { startDevServer } from '../../../packages/lectern/dist/dev/server.js';
import { serveSite } from '../../../packages/lectern/dist/serve/serve.js';
import { test as base } from './test.js';

export interface Mode {
  mode: 'built' | 'dev';
  fixture: string;
  base: string;
}

interface Served {
  url: string;
}

export const test = base.extend<object, Mode & { served: Served }>({
  mode: ['built', { option: true, scope: 'worker' }],
  fixture: ['', { option: true, scope: 'worker' }],
  base: ['/', { option: true, scope: 'worker' }],
  served: [
    async ({ mode, fixture, base }, use) => {
      const siteDir = await realpath(await mkdtemp(join(tmpdir(), 'lectern-docusaurus-')));
      await cp(resolve('tests/fixtures', fixture), siteDir, { recursive: true });
      await linkPackages(siteDir);
      const close =
        mode === 'dev' ? await startDev({ siteDir, use }) : await startBuilt({ siteDir, base, use });
      await close();
      await rm(siteDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
});

async function linkPackages(siteDir: string): Promise<void> {
  const modules = join(siteDir, 'node_modules');
  await mkdir(modules);
  for (const name of ['lectern', '@lectern', 'react', 'react-dom'])
    await symlink(resolve('node_modules', name), join(modules, name));
  const own = await readdir(join(siteDir, 'packages')).catch(() => []);
  for (const name of own) await cp(join(siteDir, 'packages', name), join(modules, name), { recursive: true });
}

interface Start {
  siteDir: string;
  use: (served: Served) => Promise<void>;
}

async function startDev({ siteDir, use }: Start): Promise<() => Promise<void>> {
  const { url, close } = await startDevServer({ siteDir, port: { number: 0 } });
  await use({ url });
  return async () => void (await close());
}

async function startBuilt({ siteDir, base, use }: Start & { base: string }): Promise<() => Promise<void>> {
  await buildSite({ siteDir });
  const { server, url } = await serveSite({ outDir: join(siteDir, 'build'), base, port: { number: 0 } });
  await use({ url });
  return () => {
    server.closeAllConnections();
    server.close();
    return Promise.resolve();
  };
}
