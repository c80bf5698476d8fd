import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PluginContent, ReadOptions } from 'lectern/plugin';
import { joinRoute, siteRelative } from 'lectern/plugin';
import { apiMessages } from '../messages.js';
import type { OpenapiOptions } from '../options.js';
import { generatedPage } from './generated-page.js';
import { problems } from './problems.js';
import { readDocument } from './read-document.js';
import { serverOrigins } from './server-origins.js';
import { apiSidebar } from './sidebar.js';

interface Options
  extends Pick<ReadOptions, 'siteDir' | 'cache' | 'memory' | 'config' | 'message' | 'locationInConfig'> {
  options: OpenapiOptions;
}

export async function readOpenapi({
  options,
  siteDir,
  cache,
  memory,
  config,
  message,
  locationInConfig,
}: Options): Promise<PluginContent> {
  const path = resolve(siteDir, options.path);
  const file = siteRelative({ siteDir, path });
  // If the document does not exist yet, its folder is watched until it does.
  const watch = [existsSync(path) ? path : dirname(path)];
  if (!existsSync(path)) {
    const location = locationInConfig?.(['path']);
    return { watch, diagnostics: [problems.missingFile({ document: file, id: options.id, ...location })] };
  }
  const { pages, files, download, diagnostics } = await readDocument({
    path,
    siteDir,
    allowRemote: options.allowRemoteReferences,
    allowedPaths: options.allowedPaths.map((allowed) => resolve(siteDir, allowed)),
    route: joinRoute(options.routeBasePath),
    splitBy: options.splitBy,
    onInvalid: options.onInvalidDocument,
    cache,
    memory,
  });
  const sidebar = { source: options.id, id: 'apiSidebar' };
  const documents = options.documents.map(({ label, routeBasePath }) => ({
    label,
    route: joinRoute(routeBasePath),
    current: joinRoute(routeBasePath) === joinRoute(options.routeBasePath),
  }));
  const document = { path, file, download };
  const baseUrl = config?.baseUrl ?? '/';
  return {
    watch: [...new Set([...watch, ...files])],
    diagnostics,
    pages: pages.map((placed) =>
      generatedPage({
        placed,
        document,
        sidebar,
        documents,
        baseUrl,
        editUrl: options.editUrl,
        onBrokenLinks: options.onBrokenLinks,
        redirectNote: message?.('theme.api.signedIn') ?? apiMessages['theme.api.signedIn'],
      }),
    ),
    csp: { 'connect-src': serverOrigins(pages) },
    sidebars:
      pages.length === 0
        ? []
        : [
            {
              ...sidebar,
              version: 'current',
              items: apiSidebar({ pages, collapsed: options.sidebarCollapsed }),
            },
          ],
  };
}
