import { versionedName } from '../../content/docs/versions.js';
import { withSeverity } from '../../diagnostics/severity.js';
import { compileMarkdown } from '../../markdown/compile.js';
import type { CompiledDocument } from '../../markdown/types.js';
import { unifiedSources } from '../compile/unified-sources.js';
import { textOptions } from '../text-options.js';
import type { Workspace } from '../workspace.js';
import { storeImportedLive } from './imported-live.js';

export interface ImportedMarkdown {
  compile: (input: { file: string; content: string }) => Promise<CompiledDocument>;
  /** Everything that the result depends on, other than the content. */
  key: unknown;
}

export function importedMarkdown(workspace: Workspace): ImportedMarkdown {
  const { config } = workspace;
  const options = textOptions(workspace);
  const unified = unifiedSources(workspace);
  const folders = config.sources.flatMap(({ id, path }) => [
    { source: id, folder: `${path}/` },
    { source: id, folder: `${versionedName({ sourceId: id, name: 'versioned_docs' })}/` },
  ]);
  return {
    compile: async ({ file, content }) => {
      const source = folders.find(({ folder }) => file.startsWith(folder))?.source;
      const input = { file, content, ...options };
      const document =
        source === undefined || unified?.keyOf(source) === undefined
          ? compileMarkdown(input)
          : await unified.compile({ ...input, source });
      const { checks } = config;
      const diagnostics = withSeverity({ checks, diagnostics: document.diagnostics });
      return storeImportedLive({ siteDir: workspace.siteDir, document: { ...document, diagnostics } });
    },
    key: [
      options.magicComments,
      options.marks,
      config.checks,
      config.sources.map(({ id, path }) => [id, path, unified?.keyOf(id)]),
    ],
  };
}
