import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import { join, relative, resolve } from 'node:path';
import sirv from 'sirv';
import type { ViteDevServer } from 'vite';
import { asLecternError } from '../diagnostics/internal-error.js';
import { contentModules } from '../session/bundle/content-modules.js';
import { buildHeadScript } from '../session/bundle/head-script.js';
import { pluginBundling } from '../session/bundle/plugin-bundling.js';
import type { Workspace } from '../session/workspace.js';
import { openWorkspace } from '../session/workspace.js';
import { engineRoot, engineSource } from '../util/engine-paths.js';
import type { Port } from '../util/listen.js';
import { listen, localAddress } from '../util/listen.js';
import { isWithin } from '../util/reach.js';
import { contentOf } from './content-of.js';
import type { Edits } from './edits.js';
import { createEdits, withEdits } from './edits.js';
import { errorPage } from './error-page.js';
import { createGuard, createUpgradeGuard } from './guard.js';
import { createMissingImports } from './missing-imports.js';
import type { ErrorPrinter } from './notices.js';
import { errorPrinter } from './notices.js';
import type { PendingCode } from './pending-code.js';
import { createPendingCode } from './pending-code.js';
import { createFilePoller } from './poll-files.js';
import type { Preview } from './preview.js';
import { createPreview } from './preview.js';
import type { DevSearch } from './search.js';
import { createDevSearch } from './search.js';
import { shareReact } from './shared-react.js';
import { splitLocale } from './split-locale.js';
import { createVite, moduleLoader, packageBundler } from './vite-server.js';
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
  const onUpdate = (): void => update(siteDir);
  const pending = createPendingCode();
  const preview = createPreview({
    onInvalidate: pending.forget,
    workspace,
    reopen: () => openWorkspace({ siteDir, base, mode: 'development' }),
    loadModule: moduleLoader(vite),
    headScript,
    styles: () => stylesOf({ vite, workspace }),
    moduleUrl: moduleAddress(vite),
    bundlePackages: packageBundler(vite),
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
  const printer = errorPrinter((text) => console.warn(`${text}\n`));
  // Run request handlers in the async context of the command, in which site code is tracked.
  const onRequest = AsyncResource.bind((request: IncomingMessage, response: ServerResponse): void => {
    if (guard(request, response)) return;
    const next = (): void =>
      void answer({
        request,
        response,
        preview,
        search,
        workspace,
        statics,
        edits,
        printer,
        pending,
        onUpdate,
      }).catch(() =>
        // Sending the response may fail, for example if the file was deleted after the response started.
        response.destroy(),
      );
    // Handle Markdown versions before Vite. If a Markdown version has the same path as a document, Vite would serve the
    // document's source.
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

/** The URL contains the time of the module's last change, so that browsers fetch a changed module again. */
function moduleAddress(vite: ViteDevServer): (module: string) => string {
  const { moduleGraph } = vite.environments.client;
  return (module) => {
    allowFile({ vite, file: module });
    const changed = moduleGraph.getModuleById(module)?.lastHMRTimestamp ?? 0;
    return `${vite.config.base}@fs${module}${changed === 0 ? '' : `?t=${changed}`}`;
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

interface Answer {
  request: IncomingMessage;
  response: ServerResponse;
  preview: Preview;
  search: DevSearch;
  workspace: Workspace;
  statics: ReturnType<typeof sirv>[];
  edits: Edits;
  printer: ErrorPrinter;
  pending: PendingCode;
  onUpdate: () => void;
}

async function answer({
  request,
  response,
  preview,
  search,
  workspace,
  statics,
  edits,
  printer,
  pending,
  onUpdate,
}: Answer): Promise<void> {
  const { baseUrl } = workspace.config;
  const [path = '/'] = (request.url ?? '/').split(/[?#]/);
  // Vite's middleware may have already removed the base path.
  const inner = path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
  const original = (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? path;
  if (!original.startsWith(baseUrl)) {
    response.writeHead(302, { location: baseUrl }).end();
    return;
  }
  // In a build, each locale has a copy of the static files, so remove the locale's prefix.
  const { route: staticFile } = splitLocale({ address: inner, i18n: workspace.config.i18n });
  for (const serve of statics) {
    request.url = staticFile;
    const served = await new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(true));
      serve(request, response, () => resolve(false));
    });
    if (served) return;
  }
  // Count edits before rendering, so that an edit during rendering isn't counted as included.
  const count = edits.count();
  const html = (status: number, body: string): void =>
    void response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(withEdits({ html: body, count }));
  try {
    const send = await pending.wait({
      run: () => contentOf({ inner, preview, search, workspace, edits }),
      onLate: onUpdate,
    });
    send({ request, response, html, printer });
  } catch (error) {
    const { diagnostics } = asLecternError({ error, doing: 'rendering this page' });
    printer.ofPage({ address: inner, errors: diagnostics });
    html(500, errorPage({ diagnostics, base: baseUrl, script: `${baseUrl}@vite/client` }));
  }
}
