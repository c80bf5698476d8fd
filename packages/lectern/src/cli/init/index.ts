import { relative, resolve } from 'node:path';
import type { Created } from '../report.js';
import { initPlugin, pluginFolder } from './init-plugin.js';
import { initSite } from './init-site.js';

interface Options {
  folder: string | undefined;
  /** If undefined, a site is created instead. */
  plugin: string | undefined;
  plugins: readonly string[] | undefined;
}

export async function init({ folder, plugin, plugins = [] }: Options): Promise<Created> {
  if (plugin !== undefined) {
    const dir = resolve(folder ?? pluginFolder(plugin));
    const files = await initPlugin({ name: plugin, dir });
    return { dir: named(dir), files, extended: [], next: ['npm install', 'npm test', 'npm run dev'] };
  }
  const siteDir = resolve(folder ?? '.');
  const names = plugins.flatMap((list) => list.split(',')).map((name) => name.trim());
  return { dir: named(siteDir), ...(await initSite({ siteDir, plugins: names.filter(Boolean) })) };
}

function named(dir: string): string {
  return relative(process.cwd(), dir) || '.';
}
