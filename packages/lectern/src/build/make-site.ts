import type { CspSources } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { hasErrors } from '../diagnostics/diagnostic.js';
import { withSeverity } from '../diagnostics/severity.js';
import type { PageSummary } from '../model/page-summary.js';
import type { Assembled } from '../session/assemble.js';
import { assemble } from '../session/assemble.js';
import type { SiteBundle } from '../session/bundle/site-bundle.js';
import { bundleAll } from '../session/bundle/site-bundle.js';
import type { CompiledFiles } from '../session/compile/compiler.js';
import { compileDocuments } from '../session/compile/documents.js';
import { checkNamedImages, namedImages } from '../session/named-images.js';
import { markdownDocuments, renderablePages } from '../session/pages.js';
import { assemblePlugins } from '../session/plugins/assemble.js';
import { conflictingFiles } from '../session/plugins/conflicting-files.js';
import type { Project } from '../session/project.js';
import { readProject, withLocaleRoutes } from '../session/read-project.js';
import { checkContext, renderContext } from '../session/render/context.js';
import type { CheckContext } from '../session/render/references.js';
import { resolveReferences } from '../session/render/references.js';
import { checkAllSamples } from '../session/samples/index.js';
import type { SampleCounts } from '../session/samples/types.js';
import { documentsOfShard, isInShard } from '../session/shard.js';
import type { Shard } from '../session/shard-name.js';
import type { BuildRun } from './build-run.js';
import { mergeCspSources, withoutForbidden } from './files/csp.js';
import { writeFeed, writeSiteFiles } from './files/site-files.js';
import { finishLocale } from './pages/finish-locale.js';
import { renderPages } from './pages/render-pages.js';
import { transformOutput } from './transform-output.js';

export interface PagesOfSource {
  source: string;
  pages: number;
}

interface SiteResult {
  pages: PageSummary[];
  sources: PagesOfSource[];
  samples: SampleCounts;
  origins: CspSources;
  counts: Assembled['counts'];
  diagnostics: Diagnostic[];
}

/** A short page takes at least this long to compile, render, and index. */
const millisecondsPerPage = 3;

export async function makeSite(run: BuildRun): Promise<SiteResult> {
  const { session, onStep } = run;
  const { recorder } = session;
  onStep('read');
  const projects = await recorder.time('read', () => readAll(run));
  session.shared.expect(millisecondsPerPage * projects.flatMap(markdownDocuments).length);
  onStep('compile');
  const compiled = await recorder.time('compile', () => compileAll({ run, projects }));
  // Remove unused modules before bundling, because the names of all files in their folder are part of the bundle's
  // cache key.
  if (run.shard === undefined) session.live.prune();
  onStep('bundle');
  const [{ bundle, diagnostics }, samples] = await Promise.all([
    recorder.time('bundle', () => bundleAll({ session, projects, compiled })),
    recorder.time('samples', () => checkAllSamples({ session, projects, compiled })),
  ]);
  onStep('render');
  const results: LocaleResult[] = [];
  for (const [index, project] of projects.entries()) {
    const files = compiled[index] ?? new Map();
    const input = { run, project, compiled: files, bundle, sampleOutputs: samples.outputs };
    results.push(await makeLocale(input));
  }
  const pages = results.flatMap((result) => result.pages);
  const hasLive = results.some((result) => result.hasLive);
  const { checks, contentSecurityPolicy } = session.workspace.config;
  const origins = withoutForbidden({
    sources: mergeCspSources([
      ...results.map((result) => result.origins),
      bundle?.record.needs?.origins ?? {},
    ]),
    forbid: contentSecurityPolicy.forbid,
  });
  const isWhole = run.shard === undefined;
  const feedProblems = isWhole ? await writeFeed({ run, projects }) : [];
  if (isWhole) onStep('write');
  if (isWhole)
    await recorder.time('write', () => writeSiteFiles({ run, projects, bundle, pages, hasLive, origins }));
  const found = [
    ...diagnostics,
    ...samples.diagnostics,
    ...feedProblems,
    ...conflictingFiles(projects),
    ...results.flatMap((result) => result.diagnostics),
    ...run.stuck.problems(),
  ];
  const isPublished = isWhole && !run.checkOnly && !hasErrors(withSeverity({ checks, diagnostics: found }));
  const changed = isPublished ? await changeOutput({ run, projects, results }) : [];
  return {
    pages,
    sources: pagesBySource({ projects, shard: run.shard }),
    samples: samples.counts,
    origins,
    counts: results[0]?.counts ?? new Map(),
    diagnostics: unique(
      withSeverity({
        checks,
        diagnostics: [...found, ...changed],
      }),
    ),
  };
}

function changeOutput({
  run: { session, output },
  projects,
  results,
}: {
  run: BuildRun;
  projects: readonly Project[];
  results: readonly LocaleResult[];
}): Promise<Diagnostic[]> {
  const { workspace, recorder } = session;
  const locales = projects.map(({ locale, config }, index) => ({
    locale,
    path: locale === config.i18n.defaultLocale ? '' : locale,
    pages: results[index]?.pages ?? [],
  }));
  return recorder.time('plug-ins', () => transformOutput({ workspace, output, locales }));
}

function pagesBySource({
  projects,
  shard,
}: {
  projects: readonly Project[];
  shard: Shard | undefined;
}): PagesOfSource[] {
  const counts = new Map<string, number>();
  const pages = projects.flatMap(renderablePages);
  for (const { source } of shard === undefined ? pages : pages.filter((page) => isInShard({ page, shard })))
    counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts].map(([source, pages]) => ({ source, pages }));
}

async function readAll({ session }: BuildRun): Promise<Project[]> {
  const { locales } = session.workspace.config.i18n;
  return withLocaleRoutes(await Promise.all(locales.map((locale) => readProject({ session, locale }))));
}

/** Compiles locales one after another, so that a document shared by several locales is compiled only once. */
async function compileAll({
  run: { session, shard },
  projects,
}: {
  run: BuildRun;
  projects: readonly Project[];
}): Promise<CompiledFiles[]> {
  const compiled: CompiledFiles[] = [];
  for (const project of projects) {
    const { content } = project;
    const all = markdownDocuments(project);
    const documents =
      shard === undefined ? all : documentsOfShard({ documents: all, shard, marks: session.code.marks });
    compiled.push(await compileDocuments({ session, content, documents }));
  }
  return compiled;
}

interface LocaleInput {
  run: BuildRun;
  project: Project;
  compiled: CompiledFiles;
  /** The site's scripts; undefined if a component can't be bundled. Documents are then checked but not rendered. */
  bundle: SiteBundle | undefined;
  sampleOutputs: ReadonlyMap<string, string>;
}

export interface LocaleResult {
  pages: PageSummary[];
  hasLive: boolean;
  origins: CspSources;
  counts: Assembled['counts'];
  diagnostics: Diagnostic[];
}

async function makeLocale({
  run,
  project,
  compiled,
  bundle,
  sampleOutputs,
}: LocaleInput): Promise<LocaleResult> {
  const { session } = run;
  const { cache, workers } = session;
  const documents = [...compiled.values()];
  const plugins = await assemblePlugins({ project, compiled, cache, workers });
  const { site } = project;
  const images = namedImages({ site, pages: site.pages.values() });
  const assembled = await assemble({ session, project, plugins, documents, images });
  const { assets } = assembled;
  run.onClaims(assembled.claims);
  const { counts } = assembled;
  const found = [...assembled.diagnostics, ...checkNamedImages({ project, assets })];
  const diagnostics = [
    ...project.diagnostics,
    ...plugins.failures,
    ...plugins.diagnostics,
    ...documents.flatMap((document) => document.diagnostics),
    ...found,
  ];
  if (bundle === undefined) {
    const broken = brokenReferences(checkContext({ project, compiled, assembled }));
    return { pages: [], hasLive: false, origins: {}, counts, diagnostics: [...diagnostics, ...broken] };
  }
  const { code } = session;
  const frontEnd = bundle.loaded;
  const withVersionDocs = bundle.record.readsVersionDocs === true;
  const context = renderContext({
    project,
    compiled,
    assembled,
    frontEnd,
    code,
    sampleOutputs,
    withVersionDocs,
  });
  const { locale, config } = project;
  const folder = locale === config.i18n.defaultLocale ? '' : `${locale}/`;
  const rendered = await renderPages({ run, context, bundle, folder });
  const isFaulty = hasErrors(
    withSeverity({ checks: config.checks, diagnostics: [...found, ...rendered.diagnostics] }),
  );
  // These steps need all pages, so shards skip them. They run when the shards are merged.
  const finished =
    run.shard === undefined ? await finishLocale({ run, project, rendered, assets, folder, isFaulty }) : [];
  return {
    pages: rendered.pages.map(({ page }) => page),
    hasLive: rendered.hasLive,
    origins: rendered.origins,
    counts,
    diagnostics: [...diagnostics, ...rendered.diagnostics, ...finished],
  };
}

function brokenReferences(context: CheckContext): Diagnostic[] {
  return renderablePages(context.project).flatMap((page) => resolveReferences({ page, context }).diagnostics);
}

/** Locales that share a file report the same errors in it. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}
