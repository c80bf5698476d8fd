import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { run } from '../../packages/lectern/src/cli.js';
import type { TempSite } from '../../packages/lectern/src/content/__fixtures__/temp-site.js';
import { tempSite, writeFiles } from '../../packages/lectern/src/content/__fixtures__/temp-site.js';

/** This file identifies an output folder. */
export const mark = '.lectern-build.json';

export const config = `export default { title: 'A', url: 'https://example.org', search: false, sources: [{ type: 'docs', routeBasePath: '/' }] };\n`;

export function listing(dir: string): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (folder: string): void => {
    for (const name of readdirSync(join(dir, folder)).sort()) {
      const path = folder + name;
      const stat = lstatSync(join(dir, path));
      if (stat.isSymbolicLink()) found[path] = `-> ${readlinkSync(join(dir, path))}`;
      else if (stat.isDirectory()) {
        found[`${path}/`] = '';
        walk(`${path}/`);
      } else found[path] = readFileSync(join(dir, path), 'latin1');
    }
  };
  walk('');
  return found;
}

export async function lectern(...args: string[]): Promise<{ code: number | undefined; said: string }> {
  delete process.env.BASE_URL;
  const lines: string[] = [];
  const spies = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: unknown) => {
      lines.push(line instanceof Error ? `RAW ${line.stack}` : String(line));
    }),
  );
  try {
    return { code: await run(args), said: stripVTControlCharacters(lines.join('\n')) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

interface SmallSite extends TempSite {
  site: string;
  out: string;
  build: typeof lectern;
}

const files = {
  'site/lectern.config.ts': config,
  'site/docs/index.md': '---\nslug: /\n---\n\n# Start\n',
  'site/docs/page.md': '# Page\n',
};

export async function smallSite(): Promise<SmallSite> {
  return siteIn(await tempSite(files));
}

function siteIn(temp: TempSite): SmallSite {
  const [site, out] = [join(temp.dir, 'site'), join(temp.dir, 'out')];
  const build = (...args: string[]) => lectern('build', site, '--out', out, ...args);
  return { ...temp, site, out, build };
}

/**
 * Sites in the same folder can share a bundle, which depends on the site's path. A site that is created while another
 * one exists gets a separate folder.
 */
export async function smallSites(): Promise<AsyncDisposable & { smallSite: typeof smallSite }> {
  const folder = await tempSite({});
  let isFree = true;
  const smallSiteHere = async (): Promise<SmallSite> => {
    if (!isFree) return smallSite();
    isFree = false;
    await writeFiles({ dir: folder.dir, files });
    const clear = async (): Promise<void> => {
      await removeExceptBundles(folder.dir);
      isFree = true;
    };
    return siteIn({ dir: folder.dir, [Symbol.asyncDispose]: clear });
  };
  return { ...folder, smallSite: smallSiteHere };
}

async function removeExceptBundles(dir: string): Promise<void> {
  const isKept = (path: string): boolean =>
    ['site', 'site/.lectern', 'site/.lectern/cache'].includes(path) ||
    path.startsWith('site/.lectern/cache/bundle');
  const walk = async (folder: string): Promise<void> => {
    for (const name of await readdir(join(dir, folder))) {
      const path = folder + name;
      if (!isKept(path)) await rm(join(dir, path), { recursive: true });
      else if (!path.includes('bundle')) await walk(`${path}/`);
    }
  };
  await walk('');
}

export const dropped = {
  CNAME: 'docs.example.org\n',
  'page/photo.jpg': 'jpg',
  'notes/a/b.txt': 'b',
  'assets/theirs.txt': 'theirs',
};

export function drop(out: string, files: Readonly<Record<string, string>>): Promise<void> {
  return writeFiles({ dir: out, files });
}
