import { join, relative } from 'node:path';
import type { HotPayload, ViteDevServer } from 'vite';
import { isRunnableDevEnvironment } from 'vite';
import type { Workspace } from '../build/project.js';
import type { Edits } from './edits.js';
import type { Preview } from './preview.js';

interface Options {
  vite: ViteDevServer;
  preview: Preview;
  workspace: Workspace;
  edits: Edits;
}

const script = /\.[cm]?[jt]sx?$/;

/** Tells open pages to fetch themselves anew. */
export function watchFiles({ vite, preview, workspace, edits }: Options): void {
  const { siteDir, configDependencies, config } = workspace;
  const { client } = vite.environments;
  const folders = [
    ...config.sources.map((source) => source.path),
    'i18n',
    'versioned_docs',
    ...config.staticDirectories,
  ].map((folder) => join(siteDir, folder));
  vite.watcher.add([...folders, ...configDependencies]);
  const onChange = (file: string): void => {
    const name = relative(siteDir, file);
    if (/^(?:\.lectern|build(?:\.new)?)[/\\]/.test(name)) return;
    preview.invalidate({ file });
    // The bundler forgets a module a moment after it was told of the change, but open pages ask again at once.
    if (!/\.mdx?$/.test(file)) forgetModules({ vite, file });
    const needsLoad = !isIslandOfSite({ siteDir, file }) && isInBrowser({ vite, file });
    edits.add({ needsLoad });
    // The bundler itself tells pages to load.
    if (!needsLoad) client.hot.send('lectern:update', { file: name });
  };
  for (const event of ['change', 'add', 'unlink'] as const) vite.watcher.on(event, onChange);
  client.hot.on('lectern:seen', (seen: number, page) => {
    const missing = edits.missing(seen);
    if (missing === 'update') page.send('lectern:update', {});
    if (missing === 'load') page.send({ type: 'full-reload' } satisfies HotPayload);
  });
}

/** Pages take new scripts of islands in by themselves: their addresses say when they were changed. */
export function isIslandOfSite({ siteDir, file }: { siteDir: string; file: string }): boolean {
  return script.test(file) && file.startsWith(`${siteDir}/`);
}

function isInBrowser({ vite, file }: { vite: ViteDevServer; file: string }): boolean {
  return script.test(file) && (vite.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}

/** What was run while rendering is run anew, and what the browser has run gets another address. */
function forgetModules({ vite, file }: { vite: ViteDevServer; file: string }): void {
  const { ssr, client } = vite.environments;
  if (script.test(file)) {
    const timestamp = Date.now();
    for (const module of client.moduleGraph.getModulesByFile(file) ?? [])
      client.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
  }
  if (!isRunnableDevEnvironment(ssr)) return;
  ssr.moduleGraph.onFileChange(file);
  ssr.runner.clearCache();
}
