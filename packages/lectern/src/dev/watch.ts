import { join, relative } from 'node:path';
import type { HotPayload, ViteDevServer } from 'vite';
import { isRunnableDevEnvironment, normalizePath } from 'vite';
import type { Workspace } from '../session/workspace.js';
import type { Edits } from './edits.js';
import type { MissingImports } from './missing-imports.js';
import type { Preview } from './preview.js';
import { watchReplacedFolders } from './replaced-folders.js';

interface Options {
  vite: ViteDevServer;
  preview: Preview;
  workspace: Workspace;
  edits: Edits;
  late: LateFolders;
  missing: MissingImports;
}

const script = /\.[cm]?[jt]sx?$/;

/**
 * Content folders are watched only after the server has started to listen, because starting to watch ten thousand files
 * takes half a second.
 */
export interface LateFolders {
  isLate: (path: string) => boolean;
  /** Returns absolute paths, which the caller must watch from now on. */
  release: () => string[];
}

export function lateFolders({ siteDir, config }: Pick<Workspace, 'siteDir' | 'config'>): LateFolders {
  const folders = [
    ...config.sources.map((source) => source.path),
    'i18n',
    'versioned_docs',
    ...config.staticDirectories,
  ].map((folder) => normalizePath(join(siteDir, folder)));
  let isReleased = false;
  return {
    isLate: (path) =>
      !isReleased && folders.some((folder) => `${normalizePath(path)}/`.startsWith(`${folder}/`)),
    release: () => {
      isReleased = true;
      return folders;
    },
  };
}

export function watchFiles({ vite, preview, workspace, edits, late, missing }: Options): void {
  const { siteDir, configDependencies } = workspace;
  const { client } = vite.environments;
  vite.watcher.add([...late.release(), ...configDependencies]);
  const onChange = (file: string): void => {
    const name = relative(siteDir, file);
    if (/^(?:\.lectern|build(?:\.new)?)[/\\]/.test(name)) return;
    preview.invalidate({ file });
    // Vite invalidates the module only after this event, but open pages request the module immediately.
    if (!/\.mdx?$/.test(file)) forgetModules({ vite, file });
    // The file may be the target of an unresolved import. If it isn't, reloading the importing module reports the
    // import again.
    for (const importer of missing.reset()) forgetModules({ vite, file: importer });
    const needsLoad = !isIslandOfSite({ siteDir, file }) && isInBrowser({ vite, file });
    edits.add({ needsLoad });
    // Vite itself reloads pages that must reload, so notify pages only if they can update.
    if (!needsLoad) client.hot.send('lectern:update', { file: name });
  };
  for (const event of ['change', 'add', 'unlink'] as const) vite.watcher.on(event, onChange);
  watchReplacedFolders({ vite, onReplaced: onChange });
  client.hot.on('lectern:seen', (seen: number, page) => {
    const missing = edits.missing(seen);
    if (missing === 'update') page.send('lectern:update', {});
    if (missing === 'load') page.send({ type: 'full-reload' } satisfies HotPayload);
  });
}

/**
 * Any script of the site may belong to an island. Open pages can import an edited island without a reload, because the
 * script's URL contains the time of its last change.
 */
export function isIslandOfSite({ siteDir, file }: { siteDir: string; file: string }): boolean {
  return script.test(file) && file.startsWith(`${siteDir}/`);
}

function isInBrowser({ vite, file }: { vite: ViteDevServer; file: string }): boolean {
  return script.test(file) && (vite.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}

/** Makes the modules of a file run again for rendering, and gives them a new URL in browsers. */
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
