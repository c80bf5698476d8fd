import type { SiteConfig } from '../../config/schema/index.js';
import { readDocs } from '../../content/docs/index.js';
import { readPages } from '../../content/pages/index.js';
import type { ReadOptions } from '../../content/reader-types.js';
import type { SourceContent } from '../../content/types.js';

/** How the engine's own sources are read; what few sites have is loaded by those alone. */
export function builtinReader(
  source: SiteConfig['sources'][number],
): (options: ReadOptions) => Promise<SourceContent> {
  switch (source.type) {
    case 'docs':
      return (options) => readDocs({ source, ...options });
    case 'pages':
      return (options) => readPages({ source, ...options });
  }
}
