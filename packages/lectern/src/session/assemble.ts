import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Claim } from '../plugin/document-hooks.js';
import type { AssetReferences, PublishedAsset } from './assets.js';
import { collectAssets } from './assets.js';
import type { CompiledText } from './compile/compiler.js';
import type { PluginResults } from './plugins/assemble.js';
import { checkDocuments } from './plugins/check-documents.js';
import type { ShownFences } from './plugins/fences.js';
import { resolveFences } from './plugins/fences.js';
import type { Project } from './project.js';
import type { Session } from './session.js';

export interface Assembled {
  plugins: PluginResults;
  fences: ShownFences;
  assets: Map<string, PublishedAsset>;
  counts: ReadonlyMap<string, Readonly<Record<string, number>>>;
  claims: readonly Claim[];
  diagnostics: Diagnostic[];
}

/** A build passes all documents. The dev server passes only the documents of one page. */
export async function assemble({
  session: { workspace, cache, workers, memory, recorder },
  project,
  plugins,
  documents,
  images,
}: {
  session: Session;
  project: Project;
  plugins: PluginResults;
  documents: readonly CompiledText[];
  images: readonly AssetReferences[];
}): Promise<Assembled> {
  const { site } = project;
  const { fences, diagnostics } = await recorder.time('fences', () =>
    resolveFences({ documents, project, cache, workers }),
  );
  const checked = await recorder.time('documents', () =>
    checkDocuments({ documents, project, cache, workers }),
  );
  const assets = await recorder.time('assets', () =>
    collectAssets({
      siteDir: workspace.siteDir,
      reach: workspace.reach,
      site,
      memory,
      documents: [...documents, ...images],
    }),
  );
  return {
    plugins: { ...plugins, ids: new Map([...plugins.ids, ...checked.links]), texts: checked.texts },
    fences,
    assets,
    counts: checked.counts,
    claims: checked.claims,
    diagnostics: [...diagnostics, ...checked.diagnostics],
  };
}
