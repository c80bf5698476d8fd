import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { engineVersion } from '../cache/engine-version.js';
import { fileCache } from '../cache/file-cache.js';
import { openFileMemory, settledUntilNow } from '../cache/file-memory.js';
import type { ReadMemory } from '../cache/read-memory.js';
import type { Store } from '../cache/store.js';
import { openStore } from '../cache/store.js';
import type { ConfigNote } from '../config/foreign-config.js';
import type { CspSources } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { hasErrors, LecternError, sortDiagnostics } from '../diagnostics/diagnostic.js';
import { withSeverity } from '../diagnostics/severity.js';
import { createPrismHighlighter, magicCommentsOf } from '../markdown/code/index.js';
import { compileMarkdown } from '../markdown/compile.js';
import { pluginsOf } from '../plugin/plugin.js';
import { bundleAll } from '../session/bundle/site-bundle.js';
import { createCompiler } from '../session/compile/compiler.js';
import type { CompiledFiles } from '../session/compile/documents.js';
import { compileDocuments } from '../session/compile/documents.js';
import { markdownDocuments } from '../session/pages.js';
import { assemblePlugins } from '../session/plugins/assemble.js';
import { textMarks } from '../session/plugins/text-marks.js';
import type { Project, Workspace } from '../session/read-project.js';
import { openWorkspace, readProject, withLocaleRoutes } from '../session/read-project.js';
import type { Recorder } from '../session/recorder.js';
import { noRecorder } from '../session/recorder.js';
import type { TextOptions } from '../session/render/highlight.js';
import { highlightWith } from '../session/render/highlight.js';
import { collectSamples } from '../session/samples/collect.js';
import type { SampleReport } from '../session/samples/index.js';
import { checkSamples } from '../session/samples/index.js';
import type { SampleCounts } from '../session/samples/types.js';
import type { Work } from '../session/workers/worker-pool.js';
import { createWork } from '../session/workers/worker-pool.js';
import { feedFile, readFeed } from './feed/index.js';
import { collectCspSources, mergeCspSources, withoutForbidden } from './files/csp.js';
import { copyLiveFrame } from './files/live-frame.js';
import { writeShared } from './files/shared-files.js';
import type { LocaleResult } from './pages/render-project.js';
import { renderProject } from './pages/render-project.js';
import { openCopies } from './publish/copies.js';
import type { OutputFolder } from './publish/output.js';
import { openOutput } from './publish/output.js';
import { openSafely } from './publish/safely.js';
import type { SearchAhead } from './search/ahead.js';
import { openSearchAheads } from './search/ahead.js';
import type { KeptFolders } from './search/kept-folders.js';
import { openKeptFolders } from './search/kept-folders.js';

export interface BuildOptions {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Absolute path of the folder to fill; default: `build` in the site's folder. */
  outDir?: string | undefined;
  base?: string | undefined;
  /** Fills a folder too that no build of this site made; what no build made stays there. Default: false. */
  force?: boolean | undefined;
  /** Finds every error but publishes nothing. */
  checkOnly?: boolean | undefined;
  /** Uses nothing that earlier builds have left, and leaves nothing; default: false. */
  noCache?: boolean | undefined;
  /** Told of each step when it begins. */
  onStep?: (step: string) => void;
  /** Takes the time of each step; default: nobody does. */
  recorder?: Recorder;
}

export interface BuildResult {
  pages: number;
  outDir: string;
  samples: SampleCounts;
  warnings: Diagnostic[];
  /** What pages load from other hosts, which the content security policy allows. */
  origins: CspSources;
  /** What another engine's configuration says that has no effect here. */
  notes: readonly ConfigNote[];
}

/**
 * Builds a site: read, compile, assemble, render, write.
 * @throws LecternError with every error of the whole site; what was published before stays untouched.
 */
export async function buildSite({
  siteDir,
  outDir = join(siteDir, 'build'),
  base,
  force = false,
  checkOnly = false,
  noCache = false,
  onStep = () => undefined,
  recorder = noRecorder,
}: BuildOptions): Promise<BuildResult> {
  const open = () => openWorkspace({ siteDir, base, mode: 'production', noCache });
  const { workspace, place } = await recorder.time('config', async () =>
    checkOnly
      ? { workspace: await open(), place: toCheck({ siteDir, outDir }) }
      : openSafely({ siteDir, outDir, force, open }),
  );
  const { cacheDir } = workspace;
  const version = await recorder.time('config', engineVersion);
  const store = openStore({ dir: join(cacheDir, 'store'), version });
  const isSettled = settledUntilNow(join(cacheDir, 'clock'));
  const memory = await openFileMemory({ store, isSettled });
  const output = openOutput({ ...place, copies: await openCopies({ store, isSettled }), checkOnly });
  const code: TextOptions = {
    highlighter: createPrismHighlighter(),
    magicComments: magicCommentsOf(workspace.config.themeConfig.prism),
    marks: textMarks(pluginsOf(workspace.config)),
  };
  const work = createWork({ code });
  const folders = await openKeptFolders({ store, output });
  const aheads = await openSearchAheads({ config: workspace.config, store, folders });
  const closeAheads = async (): Promise<void> => {
    await Promise.all([...aheads.values()].map((ahead) => ahead.close()));
  };
  try {
    const { pages, samples, origins, diagnostics } = await buildLocales({
      workspace,
      output,
      onStep,
      recorder,
      version,
      store,
      work,
      code,
      memory,
      folders,
      aheads,
    });
    if (hasErrors(diagnostics)) throw new LecternError(sortDiagnostics(diagnostics));
    await recorder.time('publish', () => (checkOnly ? output.discard() : output.publish()));
    await recorder.time('keep results', () => store.save({ prune: true }));
    const warnings = sortDiagnostics([...output.warnings, ...diagnostics]);
    return { pages: pages.length, outDir, samples, warnings, origins, notes: workspace.configNotes };
  } catch (error) {
    // What another process still writes stands in the folder that is thrown away.
    await closeAheads();
    await output.discard();
    await store.save({ prune: false });
    throw error;
  } finally {
    await closeAheads();
    await work.close();
    if (noCache) await rm(cacheDir, { recursive: true, force: true });
  }
}

/** What is published is looked at, to be compared; it is not touched, so it may be anything. */
function toCheck({ siteDir, outDir }: { siteDir: string; outDir: string }) {
  return { outDir: resolve(outDir), dir: join(siteDir, '.lectern/check'), site: '' };
}

interface LocalesInput {
  workspace: Workspace;
  output: OutputFolder;
  onStep: (step: string) => void;
  recorder: Recorder;
  /** Of the engine. */
  version: string;
  store: Store;
  work: Work;
  code: TextOptions;
  memory: ReadMemory;
  folders: KeptFolders;
  /** By locale. */
  aheads: ReadonlyMap<string, SearchAhead>;
}

async function buildLocales(
  input: LocalesInput,
): Promise<Omit<LocaleResult, 'hasLive'> & { samples: SampleCounts }> {
  const { workspace, output, onStep, recorder, version, store, work, code, memory, folders, aheads } = input;
  const { config } = workspace;
  onStep('read');
  const projects = withLocaleRoutes(
    await recorder.time('read', () =>
      Promise.all(config.i18n.locales.map((locale) => readProject({ workspace, locale, memory }))),
    ),
  );
  onStep('compile');
  const compiled: CompiledFiles[] = [];
  await recorder.time('compile', async () => {
    const compiler = await createCompiler({
      store,
      compileMany: (texts) => work.compile(texts),
      options: [code.magicComments, code.marks],
      compileText: (text) => compileMarkdown({ ...text, ...code }),
    });
    for (const project of projects) {
      const documents = markdownDocuments(project);
      const onMissing = async (files: readonly string[]): Promise<void> =>
        aheads.get(project.locale)?.begin({ documents, files });
      compiled.push(await compileDocuments({ project, documents, compiler, onMissing }));
    }
  });
  onStep('bundle');
  const [{ bundle, diagnostics }, samples] = await Promise.all([
    recorder.time('bundle', () => bundleAll({ workspace, projects, compiled, version })),
    recorder.time('samples', () => checkAllSamples({ workspace, projects, compiled })),
  ]);
  const results: LocaleResult[] = [];
  onStep('render');
  for (const [index, project] of projects.entries()) {
    const files: CompiledFiles = compiled[index] ?? new Map();
    const plugins = await assemblePlugins({
      project,
      compiled: files,
      cache: fileCache({ dir: workspace.cacheDir }),
      workers: work,
    });
    const found = [
      ...project.diagnostics,
      ...plugins.diagnostics,
      ...[...files.values()].flatMap((document) => document.diagnostics),
    ];
    const rendered = await renderProject({
      project,
      compiled: files,
      plugins,
      bundle,
      output,
      sampleOutputs: samples.outputs,
      highlight: highlightWith(code),
      recorder,
      store,
      work,
      memory,
      folders,
      ahead: aheads.get(project.locale),
    });
    results.push({ ...rendered, diagnostics: [...found, ...rendered.diagnostics] });
  }
  const pages = results.flatMap((result) => result.pages);
  const origins = withoutForbidden({
    sources: mergeCspSources(results.map((result) => result.origins)),
    forbid: config.contentSecurityPolicy.forbid,
  });
  const [first] = projects;
  const feed = first === undefined ? { diagnostics: [] } : await readFeed(first);
  if (feed.text !== undefined) await output.write(feedFile, feed.text);
  onStep('write');
  await recorder.time('write', async () => {
    if (bundle === undefined) return;
    await output.copy({ source: join(bundle.dir, 'files'), file: '.' });
    await writeShared({
      workspace,
      output,
      bundle: bundle.loaded,
      pages,
      csp: mergeCspSources([
        collectCspSources({ config, contents: projects.flatMap(({ content }) => content) }),
        config.contentSecurityPolicy.allow,
        origins,
      ]),
    });
    if (results.some(({ hasLive }) => hasLive)) await copyLiveFrame({ workspace, output, version });
  });
  return {
    pages,
    origins,
    samples: samples.counts,
    diagnostics: unique(
      withSeverity({
        checks: config.checks,
        diagnostics: [
          ...diagnostics,
          ...samples.diagnostics,
          ...feed.diagnostics,
          ...results.flatMap((result) => result.diagnostics),
        ],
      }),
    ),
  };
}

async function checkAllSamples({
  workspace,
  projects,
  compiled,
}: {
  workspace: Workspace;
  projects: readonly Project[];
  compiled: readonly CompiledFiles[];
}): Promise<SampleReport> {
  const { siteDir, cacheDir } = workspace;
  const samples = await Promise.all(
    projects.map(({ site }, index) =>
      collectSamples({ siteDir, pages: site.pages.values(), compiled: compiled[index] ?? new Map() }),
    ),
  );
  const cache = fileCache({ dir: cacheDir });
  return checkSamples({ workspace, samples: samples.flat(), cache, withFiles: true });
}

/** Several locales find the same mistake in a file that they share. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}
