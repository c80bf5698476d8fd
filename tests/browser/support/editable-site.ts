import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startDevServer } from '../../../packages/lectern/dist/dev/server.js';
import { test as base, expect } from './test.js';

interface Server {
  url: string;
  siteDir: string;
}

interface EditableSite {
  /** The file is restored at the end of the test. */
  write: (file: string, content: string) => Promise<void>;
  edit: (file: string, change: { from: string; to: string }) => Promise<void>;
  restore: (file: string) => Promise<void>;
}

async function editsSeen(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  return Number(/<meta name="lectern-edits" content="(\d+)">/.exec(html)?.[1]);
}

export const test = base.extend<{ site: EditableSite }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'lectern-editing-')));
      // A project may keep files next to its site's folder, such as `../CHANGELOG.md`, so the site is copied into a
      // subfolder.
      const siteDir = join(folder, 'site');
      await cp('tests/fixtures/editing', siteDir, { recursive: true });
      // With this link, Node finds the packages that the configuration imports.
      await symlink(resolve('node_modules'), join(folder, 'node_modules'));
      const { url, close } = await startDevServer({ siteDir, port: { number: 0 } });
      await use({ url, siteDir });
      await close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  site: async ({ server, page }, use) => {
    const before = new Map<string, string | undefined>();
    const path = (file: string): string => join(server.siteDir, file);
    const read = (file: string): Promise<string | undefined> =>
      readFile(path(file), 'utf8').catch(() => undefined);
    const write = async (file: string, content: string): Promise<void> => {
      if (!before.has(file)) before.set(file, await read(file));
      await mkdir(dirname(path(file)), { recursive: true });
      await writeFile(path(file), content);
    };
    const edit: EditableSite['edit'] = async (file, { from, to }) => {
      const content = await readFile(path(file), 'utf8');
      if (!content.includes(from)) throw new Error(`${file} does not contain "${from}".`);
      await write(file, content.replace(from, to));
    };
    const restore = async (file: string): Promise<void> => {
      const content = before.get(file);
      if (content === undefined) await rm(path(file), { force: true });
      else await writeFile(path(file), content);
    };
    await use({ write, edit, restore });
    // A page that reloads while its window closes would keep the window open.
    await page.goto('about:blank');
    // The next test must not see the edits, so this waits until the dev server has noticed each change.
    for (const [file, content] of before) {
      if ((await read(file)) === content) continue;
      const seen = await editsSeen(server.url);
      await restore(file);
      await expect.poll(() => editsSeen(server.url)).toBeGreaterThan(seen);
    }
  },
});
