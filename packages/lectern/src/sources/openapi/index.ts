import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { OpenapiSourceConfig } from '../../config/schema/sources.js';
import { editAddress, joinRoute, siteRelative } from '../../content/paths.js';
import type { OpenapiPage, ReadOptions, SourceContent } from '../../content/types.js';
import type { PlacedPage } from './pages.js';
import { plainDescription } from './plain-description.js';
import { problems } from './problems.js';
import { readDocument } from './read-document.js';
import { apiSidebar } from './sidebar.js';

interface Options extends ReadOptions {
  source: OpenapiSourceConfig;
}

/**
 * Reads an openapi source: the pages of the reference of one HTTP API.
 * Mistakes in the document are diagnostics of the result; nothing is thrown for them.
 */
export async function readOpenapi({ source, siteDir, cache, memory }: Options): Promise<SourceContent> {
  const path = resolve(siteDir, source.path);
  const file = siteRelative({ siteDir, path });
  const empty: SourceContent = {
    id: source.id,
    pages: [],
    sidebars: [],
    versions: [],
    // The folder, so that a document that is made later is noticed.
    watch: [existsSync(path) ? path : dirname(path)],
    diagnostics: [],
  };
  if (!existsSync(path)) return { ...empty, diagnostics: [problems.missingFile({ file, id: source.id })] };
  const { pages, files, bundled, diagnostics } = await readDocument({
    path,
    siteDir,
    allowRemote: source.allowRemoteReferences,
    route: joinRoute(source.routeBasePath),
    splitBy: source.splitBy,
    cache,
    memory,
  });
  const sidebar = 'apiSidebar';
  return {
    ...empty,
    watch: [...new Set([...empty.watch, ...files])],
    diagnostics,
    pages: pages.map((placed) => openapiPage({ placed, source, file, sidebar, bundled })),
    sidebars:
      pages.length === 0
        ? []
        : [
            {
              id: sidebar,
              source: source.id,
              version: 'current',
              items: apiSidebar({ pages, collapsed: source.sidebarCollapsed }),
            },
          ],
  };
}

function openapiPage({
  placed: { route, page },
  source,
  file,
  sidebar,
  bundled,
}: {
  placed: PlacedPage;
  source: OpenapiSourceConfig;
  file: string;
  sidebar: string;
  bundled: string | undefined;
}): OpenapiPage {
  return {
    kind: 'openapi',
    source: source.id,
    route,
    title: page.title,
    description: plainDescription(page),
    file,
    sidebar,
    editUrl: editAddress({ base: source.editUrl, file }),
    ...(bundled === undefined || page.intro === undefined ? {} : { bundledDocument: bundled }),
    api: page,
  };
}
