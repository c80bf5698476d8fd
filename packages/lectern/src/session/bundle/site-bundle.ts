import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { hasErrors, LecternError } from '../../diagnostics/diagnostic.js';
import { withSeverity } from '../../diagnostics/severity.js';
import type { CompiledFiles } from '../compile/documents.js';
import { collectModules } from '../imports.js';
import { componentPages, generatedPages } from '../pages.js';
import { pluginModules } from '../plugins/assemble.js';
import type { Project, Workspace } from '../read-project.js';
import type { BundleRecord } from './bundle.js';
import { keptBundle } from './kept-bundle.js';
import type { Bundle } from './load-bundle.js';
import { loadBundle } from './load-bundle.js';
import { missingProblems } from './missing-modules.js';

/** The bundle of a site, loaded, and where it is kept. */
export interface SiteBundle {
  loaded: Bundle;
  record: BundleRecord;
  dir: string;
}

/** A component that cannot be bundled must not hide the errors of the texts. */
export async function bundleAll({
  workspace,
  projects,
  compiled,
  version,
}: {
  workspace: Workspace;
  projects: readonly Project[];
  compiled: readonly CompiledFiles[];
  /** Of the engine. */
  version: string;
}): Promise<{
  bundle: SiteBundle | undefined;
  diagnostics: Diagnostic[];
}> {
  const { siteDir, config, cacheDir } = workspace;
  const { modules, diagnostics } = collectModules({
    siteDir,
    documents: [
      ...compiled.flatMap((files) => [...files.values()]),
      pluginModules({ workspace, pages: projects.flatMap(generatedPages) }),
    ],
  });
  for (const page of projects.flatMap(componentPages)) modules.set(page.path, page.path);
  // With mistakes in the texts nothing is published; rendering only looks for more of them.
  const serverOnly = hasErrors(
    withSeverity({
      checks: config.checks,
      diagnostics: [
        ...diagnostics,
        ...projects.flatMap((project) => project.diagnostics),
        ...compiled.flatMap((files) => [...files.values()].flatMap((document) => document.diagnostics)),
      ],
    }),
  );
  const options = {
    siteDir,
    base: config.baseUrl,
    autoIslands: config.islands === 'auto',
    modules,
    customCss: config.customCss.map((file) => join(siteDir, file)),
    serverOnly,
  };
  const dir = join(cacheDir, serverOnly ? 'bundle-server' : 'bundle');
  try {
    const record = await keptBundle({
      dir,
      siteDir,
      key: [version, { ...options, modules: [...modules] }],
      make: async () => (await import('./bundle.js')).bundleSite({ ...options, dir }),
    });
    return {
      bundle: { loaded: await loadBundle({ dir, record }), record, dir },
      diagnostics: [...diagnostics, ...missingProblems({ missing: record.missing, siteDir })],
    };
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return { bundle: undefined, diagnostics: [...diagnostics, ...error.diagnostics] };
  }
}
