import type { PagesSourceConfig } from '../../../config/schema/sources.js';
import { readPages } from '../../../content/pages/index.js';
import type { Plugin } from '../../../plugin/plugin.js';
import { definePlugin } from '../../../plugin/plugin.js';

/** A source `pages` of the configuration as a plug-in: pages that stand alone. */
export function pagesPlugin(source: PagesSourceConfig): Plugin {
  const { id, path } = source;
  return definePlugin({
    name: id,
    inputs: [{ path, kind: 'folder', what: `the folder of the pages source "${id}"` }],
    // Only the lists of remark, rehype and recma plug-ins are taken from the source.
    markdown: { unified: { ...source, sources: [id] } },
    read: (context) => readPages({ source, ...context }),
  });
}
