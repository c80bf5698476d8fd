import type { SiteConfig } from '../config/schema/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { readDocs } from './docs/index.js';
import { readPages } from './pages/index.js';
import { attachBranches } from './typedoc/attach.js';
import type { ReadOptions, SourceContent } from './types.js';

interface Options extends ReadOptions {
  config: SiteConfig;
}

/**
 * Reads every source, in the order of the configuration.
 * Mistakes in the content are diagnostics of the results; nothing is thrown for them.
 */
export async function readSources({ config, placeInConfig, ...options }: Options): Promise<SourceContent[]> {
  const contents = attachBranches(
    await Promise.all(
      config.sources.map((source, index) =>
        readSource({
          source,
          ...options,
          placeInConfig: (path) => placeInConfig?.(['sources', index, ...path]) ?? {},
        }),
      ),
    ),
  );
  const taken = pageRoutes(contents);
  return contents.map((content, index) => ({
    ...content,
    // A docs source at `/` must not lead away from the home page of a pages source.
    pages: content.pages.filter((page) => page.kind !== 'redirect' || !taken.has(page.route)),
    diagnostics: [...duplicateId({ contents, index }), ...content.diagnostics],
  }));
}

/** What few sites have is loaded by those alone. */
async function readSource({
  source,
  ...options
}: ReadOptions & { source: SiteConfig['sources'][number] }): Promise<SourceContent> {
  switch (source.type) {
    case 'docs':
      return readDocs({ source, ...options });
    case 'pages':
      return readPages({ source, ...options });
    case 'typedoc': {
      const { readTypedoc } = await import('./typedoc/index.js');
      return readTypedoc({ source, ...options });
    }
    case 'openapi': {
      const { readOpenapi } = await import('./openapi/index.js');
      return readOpenapi({ source, ...options });
    }
  }
}

function pageRoutes(contents: readonly SourceContent[]): Set<string> {
  return new Set(
    contents.flatMap(({ pages }) =>
      pages.filter(({ kind }) => kind !== 'redirect').map(({ route }) => route),
    ),
  );
}

function duplicateId({
  contents,
  index,
}: {
  contents: readonly SourceContent[];
  index: number;
}): Diagnostic[] {
  const id = contents[index]?.id;
  if (contents.findIndex((content) => content.id === id) === index) return [];
  return [
    problem({
      code: 'duplicate-source-id',
      message: `sources[${index}]: another source has the id "${id}" already.`,
      hint: 'Give each source an id of its own: versions, translations and links use it.',
    }),
  ];
}
