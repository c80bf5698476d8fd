import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { hasErrors, LecternError } from '../../diagnostics/diagnostic.js';
import { withSeverity } from '../../diagnostics/severity.js';
import type { CompiledFiles } from '../compile/compiler.js';
import { livePageOf } from '../compile/live-pages.js';
import { collectModules } from '../imports.js';
import { componentPages, generatedPages, markdownDocuments } from '../pages.js';
import { pluginModules } from '../plugins/assemble.js';
import type { Project } from '../project.js';
import type { Session } from '../session.js';
import type { BundleRecord } from './bundle.js';
import { cachedBundle } from './cached-bundle.js';
import { contentModules } from './content-modules.js';
import { importedMarkdown } from './imported-markdown.js';
import type { Bundle } from './load-bundle.js';
import { loadCheckedBundle, watchOwnModules } from './load-checked.js';
import { missingExportProblems } from './missing-exports.js';
import { missingProblems } from './missing-modules.js';
import type { PluginBundling } from './plugin-bundling.js';
import { pluginBundling } from './plugin-bundling.js';
import { writePrebuilt } from './prebuilt-bundle.js';
import { findStuckModules, ownModules } from './probe-modules.js';
import { readsVersionDocs } from './reads-version-docs.js';

export interface SiteBundle {
  loaded: Bundle;
  record: BundleRecord;
  dir: string;
}

/** Bundles the site. Returns bundling errors instead of throwing them, so that errors in documents are reported too. */
export async function bundleAll({
  session: { workspace, version, shared },
  projects,
  compiled,
}: {
  session: Session;
  projects: readonly Project[];
  compiled: readonly CompiledFiles[];
}): Promise<{
  bundle: SiteBundle | undefined;
  diagnostics: Diagnostic[];
}> {
  const { siteDir, config, cacheDir } = workspace;
  const fromConfig = pluginBundling(config);
  const bundling = {
    ...fromConfig,
    generated: { ...fromConfig.generated, ...contentModules(projects[0]?.content ?? []) },
  };
  const markdown = importedMarkdown(workspace);
  const { modules, diagnostics } = collectModules({
    siteDir,
    staticDirectories: config.staticDirectories,
    aliases: bundling.aliases,
    reach: workspace.reach,
    documents: [
      ...compiled.flatMap((files) => [...files.values()]),
      pluginModules({
        workspace,
        pages: projects.flatMap(generatedPages),
        frames: projects.flatMap(markdownDocuments),
        livePages: projects.flatMap((project, index) =>
          markdownDocuments(project).flatMap(
            (page) => livePageOf({ page, compiled: compiled[index]?.get(page.file), config }) ?? [],
          ),
        ),
      }),
    ],
  });
  for (const page of projects.flatMap(componentPages)) modules.set(page.path, page.path);
  // If documents have errors, nothing is published, so the browser bundle isn't needed. Pages are rendered only to find
  // more errors.
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
    customCss: [...bundling.styles, ...config.customCss.map((file) => join(siteDir, file))],
    bundling,
    serverOnly,
  };
  const dir = join(cacheDir, serverOnly ? 'bundle-server' : 'bundle');
  try {
    const record = await cachedBundle({
      dir,
      siteDir,
      shared,
      generated: bundling.generated,
      key: [
        version,
        {
          ...options,
          bundling: keyOf(bundling),
          modules: [...modules],
          markdown: markdown.key,
          timeLimit: config.pageTimeLimit,
        },
      ],
      make: async () => {
        const result =
          writePrebuilt({ ...options, dir }) ??
          (await (await import('./bundle.js')).bundleSite({ ...options, markdown, dir }));
        watchOwnModules({ inputs: result.inputs, siteDir });
        // Load the bundle first. If a module in `src/theme` fails, the thread that probes modules can't load the bundle
        // either.
        await loadCheckedBundle({ dir, record: result, siteDir });
        const stuck = await findStuckModules({
          entry: join(dir, 'server', result.serverEntry),
          keys: ownModules({ keys: modules.keys(), siteDir }),
          timeLimit: config.pageTimeLimit,
        });
        return {
          ...result,
          ...(readsVersionDocs({ siteDir, inputs: result.inputs, modules })
            ? { readsVersionDocs: true }
            : {}),
          ...(stuck.length === 0 ? {} : { stuck }),
        };
      },
    });
    return {
      bundle: { loaded: await loadCheckedBundle({ dir, record, siteDir }), record, dir },
      diagnostics: [
        ...diagnostics,
        ...missingProblems({ missing: record.missing, siteDir }),
        ...missingExportProblems({ missing: record.missingExports, siteDir }),
        ...record.invalidStyles,
      ],
    };
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return { bundle: undefined, diagnostics: [...diagnostics, ...error.diagnostics] };
  }
}

/**
 * Excludes the modules generated from the configuration, which change with every title. A bundle made with PostCSS
 * plug-ins is not cached, because the files that these plug-ins read are unknown.
 */
function keyOf({ postcssPlugins, generated: _, ...rest }: PluginBundling): unknown {
  return postcssPlugins.length === 0 ? rest : { ...rest, once: randomUUID() };
}
