import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { PageSummary } from '../model/page-summary.js';
import type { SiteBundle } from '../session/bundle/site-bundle.js';
import { bundleAll } from '../session/bundle/site-bundle.js';
import type { CompiledFiles } from '../session/compile/compiler.js';
import { compileDocuments } from '../session/compile/documents.js';
import { markdownDocuments } from '../session/pages.js';
import type { Project } from '../session/project.js';
import { readProject, withLocaleRoutes } from '../session/read-project.js';
import { checkAllSamples } from '../session/samples/index.js';
import type { SampleCounts } from '../session/samples/types.js';
import type { BuildRun } from './build-run.js';
import { feedFile, readFeed } from './feed/index.js';
import { collectCspSources } from './files/csp.js';
import { copyLiveFrame } from './files/live-frame.js';
import { writeShared } from './files/shared-files.js';
import type { LocaleResult } from './pages/make-locale.js';
import { makeLocale } from './pages/make-locale.js';

interface MadeSite {
  pages: PageSummary[];
  samples: SampleCounts;
  diagnostics: Diagnostic[];
}

/** Writes all files of a site, in every language, to the output of the build. */
export async function makeSite(run: BuildRun): Promise<MadeSite> {
  const { session, onStep } = run;
  const { recorder } = session;
  onStep('read');
  const projects = await recorder.time('read', () => readAll(run));
  onStep('compile');
  const compiled = await recorder.time('compile', () => compileAll({ run, projects }));
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
  const feedProblems = await writeFeed({ run, projects });
  onStep('write');
  await recorder.time('write', () => writeSiteFiles({ run, projects, bundle, results }));
  return {
    pages: results.flatMap(({ pages }) => pages),
    samples: samples.counts,
    diagnostics: unique([
      ...diagnostics,
      ...samples.diagnostics,
      ...feedProblems,
      ...results.flatMap((result) => result.diagnostics),
    ]),
  };
}

async function readAll({ session }: BuildRun): Promise<Project[]> {
  const { locales } = session.workspace.config.i18n;
  return withLocaleRoutes(await Promise.all(locales.map((locale) => readProject({ session, locale }))));
}

/** One locale after the other: they share most documents, which are then compiled once. */
async function compileAll({
  run: { session },
  projects,
}: {
  run: BuildRun;
  projects: readonly Project[];
}): Promise<CompiledFiles[]> {
  const compiled: CompiledFiles[] = [];
  for (const project of projects) {
    compiled.push(await compileDocuments({ session, documents: markdownDocuments(project) }));
  }
  return compiled;
}

async function writeFeed({
  run: { output },
  projects: [first],
}: {
  run: BuildRun;
  projects: readonly Project[];
}): Promise<Diagnostic[]> {
  if (first === undefined) return [];
  const { text, diagnostics } = await readFeed(first);
  if (text !== undefined) await output.write(feedFile, text);
  return diagnostics;
}

/** What a site has once, in whatever languages. */
async function writeSiteFiles({
  run: { session, output },
  projects,
  bundle,
  results,
}: {
  run: BuildRun;
  projects: readonly Project[];
  bundle: SiteBundle | undefined;
  results: readonly LocaleResult[];
}): Promise<void> {
  if (bundle === undefined) return;
  const { config } = session.workspace;
  await output.copy({ source: join(bundle.dir, 'files'), file: '.' });
  await writeShared({
    workspace: session.workspace,
    output,
    bundle: bundle.loaded,
    pages: results.flatMap(({ pages }) => pages),
    csp: collectCspSources({ config, contents: projects.flatMap(({ content }) => content) }),
  });
  if (results.some(({ hasLive }) => hasLive)) await copyLiveFrame({ session, output });
}

/** Several locales find the same mistake in a file that they share. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}
