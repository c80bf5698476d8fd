import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { hasErrors } from '../../diagnostics/diagnostic.js';
import type { PageSummary } from '../../model/page-summary.js';
import { assemble } from '../../session/assemble.js';
import type { SiteBundle } from '../../session/bundle/site-bundle.js';
import type { CompiledFiles } from '../../session/compile/compiler.js';
import { checkNamedImages, namedImages } from '../../session/named-images.js';
import { renderablePages } from '../../session/pages.js';
import { assemblePlugins } from '../../session/plugins/assemble.js';
import type { Project } from '../../session/project.js';
import { checkContext, renderContext } from '../../session/render/context.js';
import type { CheckContext } from '../../session/render/references.js';
import { resolveReferences } from '../../session/render/references.js';
import type { BuildRun } from '../build-run.js';
import { finishLocale } from './finish-locale.js';
import { renderPages } from './render-pages.js';

interface Input {
  run: BuildRun;
  project: Project;
  compiled: CompiledFiles;
  /** Absent where a component cannot be bundled: then documents are checked and nothing is rendered. */
  bundle: SiteBundle | undefined;
  /** What samples print, by their keys. */
  sampleOutputs: ReadonlyMap<string, string>;
}

export interface LocaleResult {
  pages: PageSummary[];
  /** One of the pages holds a live example. */
  hasLive: boolean;
  diagnostics: Diagnostic[];
}

/** Assembles, renders and writes all pages of one locale, and checks where their links lead. */
export async function makeLocale({
  run,
  project,
  compiled,
  bundle,
  sampleOutputs,
}: Input): Promise<LocaleResult> {
  const { session } = run;
  const { cache, workers } = session;
  const documents = [...compiled.values()];
  const plugins = await assemblePlugins({ project, compiled, cache, workers });
  const { site } = project;
  const images = namedImages({ site, pages: site.pages.values() });
  const assembled = await assemble({ session, project, plugins, documents, images });
  const { assets } = assembled;
  const found = [...assembled.diagnostics, ...checkNamedImages({ project, assets })];
  const diagnostics = [
    ...project.diagnostics,
    ...plugins.diagnostics,
    ...documents.flatMap((document) => document.diagnostics),
    ...found,
  ];
  if (bundle === undefined) {
    const broken = brokenReferences(checkContext({ project, compiled, assembled }));
    return { pages: [], hasLive: false, diagnostics: [...diagnostics, ...broken] };
  }
  const { code } = session;
  const frontEnd = bundle.loaded;
  const context = renderContext({ project, compiled, assembled, frontEnd, code, sampleOutputs });
  const { locale, config } = project;
  const folder = locale === config.i18n.defaultLocale ? '' : `${locale}/`;
  const rendered = await renderPages({ run, context, bundle, folder });
  const isFaulty = hasErrors([...found, ...rendered.diagnostics]);
  const finished = await finishLocale({ run, project, rendered, assets, folder, isFaulty });
  return {
    pages: rendered.pages.map(({ page }) => page),
    hasLive: rendered.hasLive,
    diagnostics: [...diagnostics, ...rendered.diagnostics, ...finished],
  };
}

function brokenReferences(context: CheckContext): Diagnostic[] {
  return renderablePages(context.project).flatMap((page) => resolveReferences({ page, context }).diagnostics);
}
