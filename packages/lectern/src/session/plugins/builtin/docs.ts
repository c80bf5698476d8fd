import type { DocsSourceConfig } from '../../../config/schema/sources.js';
import { readDocs } from '../../../content/docs/index.js';
import type { Plugin } from '../../../plugin/plugin.js';
import { definePlugin } from '../../../plugin/plugin.js';

/** A source `docs` of the configuration as a plug-in: documents with versions and sidebars. */
export function docsPlugin(source: DocsSourceConfig): Plugin {
  const { id, path, sidebarPath } = source;
  return definePlugin({
    name: id,
    inputs: [
      { path, kind: 'folder', what: `the folder of the docs source "${id}"` },
      ...(sidebarPath === undefined
        ? []
        : [{ path: sidebarPath, kind: 'file' as const, what: `the sidebars of "${id}"` }]),
    ],
    // Only the lists of remark, rehype and recma plug-ins are taken from the source.
    markdown: { unified: { ...source, sources: [id] } },
    read: (context) => readDocs({ source, ...context }),
  });
}
