import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import { join, relative, resolve } from 'node:path';
import sirv from 'sirv';
import type { ViteDevServer } from 'vite';
import { contentModules } from '../session/bundle/content-modules.js';
import { buildHeadScript } from '../session/bundle/head-script.js';
import { pluginBundling } from '../session/bundle/plugin-bundling.js';
import type { Workspace } from '../session/workspace.js';
import { openWorkspace } from '../session/workspace.js';
import { engineRoot, engineSource } from '../util/engine-paths.js';
import type { Port } from '../util/listen.js';
import { listen, localAddress } from '../util/listen.js';
import { isWithin } from '../util/reach.js';
import { createAnswer } from './answer.js';
import { islandBundler, skipLateReloads } from './bundle-islands.js';
import { createEdits } from './edits.js';
import { createGuard, createUpgradeGuard } from './guard.js';
import { createMissingImports } from './missing-imports.js';
import { errorPrinter } from './notices.js';
import { createPendingCode } from './pending-code.js';
import { createFilePoller } from './poll-files.js';
import { createPreview } from './preview.js';
import { createDevSearch } from './search.js';
import { shareReact } from './shared-react.js';
import { createVite, moduleLoader } from './vite-server.js';
import { lateFolders, watchFiles } from './watch.js';

interface Options {
  siteDir: string;
  base?: string | undefined;
  port: Port;
  host?: string | undefined;
}

export async function startDevServer({
  siteDir,
  base,
  port,
  host,
}: Options): Promise<{ url: string; close: () => Promise<void> }> {
  shareReact({ siteDir });
  const workspace = await openWorkspace({ siteDir, base, mode: 'development' });
  const http = createHttpServer();
  const { baseUrl, allowedHosts } = workspace.config;
  const hosts = [...allowedHosts, ...(host === undefined ? [] : [host])];
  http.on('upgrade', createUpgradeGuard({ base: baseUrl, allowedHosts: hosts }));
  const late = lateFolders(workspace);
  const lateModules = async () =>
    contentModules((await preview.project(workspace.config.i18n.defaultLocale)).content);
  const missing = createMissingImports({ siteDir });
  const vite = await createVite({ workspace, http, late, lateModules, onMissing: missing.add, host });
  skipLateReloads(vite);
  const headScript = await buildHeadScript({});
  const edits = createEdits();
  const update = (file: string): void => {
    edits.add({ needsLoad: false });
    vite.environments.client.hot.send('lectern:update', { file: relative(siteDir, file) });
  };
  const poller = createFilePoller({
    onChange: (file) => {
      preview.invalidate({ file });
      update(file);
    },
  });
  const pending = createPendingCode();
  const preview = createPreview({
    onInvalidate: pending.forget,
    workspace,
    reopen: () => openWorkspace({ siteDir, base, mode: 'development' }),
    loadModule: moduleLoader(vite),
    headScript,
    styles: () => stylesOf({ vite, workspace }),
    moduleUrl: moduleAddress(vite),
    missingImports: missing.problems,
    // Documents may be outside the site's folder, or refer to files outside it.
    onRead: (paths) => vite.watcher.add([...paths]),
    onPoll: (paths) => poller.add(paths),
  });
  const statics = workspace.config.staticDirectories.map((folder) =>
    sirv(resolve(siteDir, folder), { dev: true, dotfiles: true }),
  );
  const search = createDevSearch({ workspace, preview });
  const guard = createGuard({
    workspace,
    allowedHosts: vite.config.server.allowedHosts === true ? [] : vite.config.server.allowedHosts,
    folders: [engineRoot()],
  });
  const answer = createAnswer({
    preview,
    bundleIslands: islandBundler(vite),
    search,
    workspace,
    statics,
    edits,
    printer: errorPrinter((text) => console.warn(`${text}\n`)),
    pending,
    onUpdate: () => update(siteDir),
  });
  // Run request handlers in the async context of the command, in which site code is tracked.
  const onRequest = AsyncResource.bind((request: IncomingMessage, response: ServerResponse): void => {
    if (guard(request, response)) return;
    const next = (): void =>
      void answer({ request, response }).catch(() =>
        // Sending the response may fail, for example if the file was deleted after the response started.
        response.destroy(),
      );
    // Handle Markdown versions before Vite, which would serve the source of a document at the same path.
    if (isTextAddress(request.url)) next();
    else vite.middlewares(request, response, next);
  });
  http.on('request', onRequest);
  const actual = await listen({ server: http, port, host }).catch(async (error: unknown) => {
    await vite.close();
    throw error;
  });
  watchFiles({ vite, preview, workspace, edits, late, missing });
  // Run this after the server is ready, while the author opens a browser.
  setTimeout(() => void preview.warm());
  return {
    url: `${localAddress({ host, port: actual })}${workspace.config.baseUrl}`,
    close: async () => {
      poller.close();
      await vite.close();
      http.close();
    },
  };
}

/** A URL with a query, or with a segment that starts with `@`, belongs to a module. */
function isTextAddress(url = ''): boolean {
  return /^(?!.*\/@)[^?]+\.md$/.test(url);
}

/**
 * Browsers load a module once per URL, so this must be the URL that other modules import. It contains the time of the
 * last change, so that browsers fetch a changed module again.
 */
function moduleAddress(vite: ViteDevServer): (module: string) => string {
  const { moduleGraph } = vite.environments.client;
  return (module) => {
    allowFile({ vite, file: module });
    const changed = moduleGraph.getModuleById(module)?.lastHMRTimestamp ?? 0;
    const { root, base } = vite.config;
    const path = isWithin({ folder: root, path: module }) ? module.slice(root.length + 1) : `@fs${module}`;
    return `${base}${path}${changed === 0 ? '' : `?t=${changed}`}`;
  };
}

function allowFile({ vite, file }: { vite: ViteDevServer; file: string }): void {
  const { allow } = vite.config.server.fs;
  const isAllowed = allow.some((folder) => isWithin({ folder, path: file }));
  if (!isAllowed) allow.push(file);
}

function stylesOf({ vite, workspace }: { vite: ViteDevServer; workspace: Workspace }): string[] {
  const { siteDir, config } = workspace;
  const fixed = [
    join(engineSource(), 'theme/styles/index.css'),
    ...pluginBundling(config).styles,
    ...config.customCss.map((file) => join(siteDir, file)),
  ];
  const used = [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()].filter(
    (id) => /\.css$/.test(id) && !fixed.includes(id),
  );
  for (const file of used) allowFile({ vite, file });
  return [...fixed, ...used].map((file) => `${config.baseUrl}@fs${file}?direct`);
}
