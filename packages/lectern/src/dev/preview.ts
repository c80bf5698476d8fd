import { join } from 'node:path';
import { redirectHtml } from '../build/files/extra-files.js';
import { namedImages } from '../build/named-images.js';
import type { SearchRecord } from '../build/search/index.js';
import { searchRecords, searchText } from '../build/search/index.js';
import { engineVersion } from '../cache/engine-version.js';
import { fileCache } from '../cache/file-cache.js';
import { createReadMemory } from '../cache/read-memory.js';
import { openStore } from '../cache/store.js';
import { readText } from '../content/read-text.js';
import type { SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { withSeverity } from '../diagnostics/severity.js';
import { createPrismHighlighter, magicCommentsOf } from '../markdown/code/index.js';
import { compileMarkdown } from '../markdown/compile.js';
import type { PageData } from '../model/page-data.types.js';
import type { SearchPlan } from '../model/search-plan.js';
import { searchPlan } from '../model/search-plan.js';
import { pluginsOf } from '../plugin/plugin.js';
import type { PublishedAsset } from '../session/assets.js';
import { collectAssets } from '../session/assets.js';
import { liveFolder, liveFrameFile, liveFrameId } from '../session/bundle/live-address.js';
import { writeLiveFrame } from '../session/bundle/live-frame.js';
import { serverEntryId } from '../session/bundle/server-entry.js';
import type { CompiledText, TextFile } from '../session/compile/compiler.js';
import { createCompiler } from '../session/compile/compiler.js';
import type { CompiledFiles } from '../session/compile/documents.js';
import { compileDocuments } from '../session/compile/documents.js';
import { collectModules } from '../session/imports.js';
import { generatedPages, markdownDocuments, renderablePages } from '../session/pages.js';
import { withPartials } from '../session/partials.js';
import type { PluginResults } from '../session/plugins/assemble.js';
import { assemblePlugins, pluginModules } from '../session/plugins/assemble.js';
import { resolveFences } from '../session/plugins/fences.js';
import { mayHoldMarks, textMarks } from '../session/plugins/text-marks.js';
import type { Project, Workspace } from '../session/read-project.js';
import { readProject } from '../session/read-project.js';
import type { ThemeModule } from '../session/render/contract.js';
import type { TextOptions } from '../session/render/highlight.js';
import { highlightWith } from '../session/render/highlight.js';
import { collectAnchors } from '../session/render/references.js';
import type { PageResult, RenderContext } from '../session/render/render-route.js';
import { renderRoute } from '../session/render/render-route.js';
import { transformHtml } from '../session/render/transform-html.js';
import { collectSamples } from '../session/samples/collect.js';
import { checkSamples } from '../session/samples/index.js';
import { createWork } from '../session/workers/worker-pool.js';
import { engineSource } from '../util/engine-paths.js';
import { generatedAsset } from './generated-asset.js';
import { linkedDocuments } from './linked-documents.js';
import { splitLocale } from './split-locale.js';

/** The site as it is on disk right now, page by page. */
export interface Preview {
  /** @param address - A route, below its locale where that is not the default one. */
  page(address: string): Promise<{ status: number; html: string; data?: PageData }>;
  /** One language of the site, as it was read. */
  project(locale: string): Promise<Project>;
  /** Absolute path of a file that a text refers to, by its address. */
  asset(address: string): Promise<string | undefined>;
  /** What a search is made from: every page that can be rendered. */
  search(): Promise<{ records: SearchRecord[]; plan: SearchPlan }>;
  /** Does what the first page has to wait for. A mistake is told to whoever asks for a page. */
  warm(): Promise<void>;
  /** Something has changed on disk. */
  invalidate(input: { file: string }): void;
}

interface Options {
  workspace: Workspace;
  reopen: () => Promise<Workspace>;
  loadModule: (id: string) => Promise<Record<string, unknown>>;
  headScript: string;
  styles: () => string[];
  /** Address of the script of an island. */
  moduleUrl: (module: string) => string;
  /** Told which files and folders sources and pages were read from. */
  onRead: (paths: readonly string[]) => void;
  /** Told which files other tools replace. */
  onPoll: (paths: readonly string[]) => void;
}

/** The texts of one page, with what their links refer to. */
interface PageTexts {
  compiled: CompiledFiles;
  /** The page's own text, and those that it imports. */
  own: CompiledText[];
  assets: Map<string, PublishedAsset>;
}

export function createPreview({
  workspace: first,
  reopen,
  loadModule,
  headScript,
  styles,
  moduleUrl,
  onRead,
  onPoll,
}: Options): Preview {
  const code: TextOptions = {
    highlighter: createPrismHighlighter(),
    magicComments: magicCommentsOf(first.config.themeConfig.prism),
    marks: textMarks(pluginsOf(first.config)),
  };
  const { siteDir, cacheDir } = first;
  const cache = fileCache({ dir: cacheDir });
  const compiler = createCompiler({
    store: openStore({ dir: join(cacheDir, 'store'), version: engineVersion() }),
    compileText: (text) => compileMarkdown({ ...text, ...code }),
    options: [code.magicComments, code.marks],
  });
  const work = createWork({ code });
  const memory = createReadMemory();
  const marked = createReadMemory();
  // What is known of the site; forgotten with every change, and read again when it is asked for.
  let workspace = Promise.resolve(first);
  // By locale: a language is read when a page of it is asked for.
  const projects = new Map<string, Promise<Project>>();
  // What plug-ins made of them; they are asked with the first page that is.
  const assembled = new WeakMap<Project, Promise<PluginResults>>();
  const sources = new Map<string, string>();
  // Texts outside of the site's folder, which is watched as a whole.
  const texts = new Set<string>();
  const isNewOutside = (path: string): boolean => !path.startsWith(`${siteDir}/`) && !texts.has(path);
  // The page in which live examples run; made when it is first asked for.
  let liveFrame: Promise<unknown> | undefined;

  const readOne = async ({ opened, locale }: { opened: Workspace; locale: string }): Promise<Project> => {
    const project = await readProject({ workspace: opened, locale, memory });
    onRead(project.content.flatMap(({ watch }) => watch));
    onPoll(project.content.flatMap(({ poll }) => poll ?? []));
    return project;
  };
  const projectOf = (locale: string): Promise<Project> => {
    const known = projects.get(locale) ?? workspace.then((opened) => readOne({ opened, locale }));
    projects.set(locale, known);
    return known;
  };
  const assemble = (project: Project): Promise<PluginResults> => {
    const known = assembled.get(project) ?? assembleMarked(project);
    assembled.set(project, known);
    return known;
  };
  const assembleMarked = async (project: Project): Promise<PluginResults> => {
    const isMarked = mayHoldMarks(code.marks);
    const documents = markdownDocuments(project).filter(({ path, file }) =>
      marked.recall({ path, key: '', make: () => isMarked(readText({ path, file }).text ?? '') }),
    );
    const compiled = await compileDocuments({ project, documents, compiler: await compiler });
    return assemblePlugins({ project, compiled, cache, workers: work });
  };
  const textsOf = async ({
    project,
    page,
  }: {
    project: Project;
    page: SourcePage | undefined;
  }): Promise<PageTexts> => {
    const { site } = project;
    if (page?.kind !== 'doc' && page?.kind !== 'markdown-page')
      return { compiled: new Map(), own: [], assets: new Map() };
    const compile = async (documents: readonly TextFile[]): Promise<CompiledFiles> =>
      compileDocuments({ project, documents, compiler: await compiler });
    const compiled = await compile([page]);
    const own = withPartials({ siteDir, compiled, file: page.file });
    const documents = [...own, ...namedImages({ site, pages: [page] })];
    const assets = await collectAssets({ siteDir, site, documents, memory });
    for (const { output, source } of assets.values())
      if (output !== undefined) sources.set(`/${output}`, source);
    const linked = await compile(linkedDocuments({ site, page, documents: own, assets }));
    return { compiled: new Map([...linked, ...compiled]), own, assets };
  };

  /** All that rendering a page needs; the context is made when it is asked for, since styles come with rendering. */
  const prepare = async ({ project: known, page }: { project: Project; page: SourcePage | undefined }) => {
    const { compiled, own, assets } = await textsOf({ project: known, page });
    // A text may import one that stands outside of the site's folder. To watch a file anew could lose an edit of it.
    const outside = own.map(({ file }) => join(siteDir, file)).filter(isNewOutside);
    for (const path of outside) texts.add(path);
    if (outside.length > 0) onRead(outside);
    const plugins = await assemble(known);
    const { modules, diagnostics } = collectModules({
      siteDir,
      documents: [...own, pluginModules({ workspace: known, pages: generatedPages(known) })],
    });
    const shown = await resolveFences({ documents: own, project: known, cache, workers: work });
    const { theme } = (await loadModule(serverEntryId)) as { theme: ThemeModule };
    const base = known.config.baseUrl;
    const anchors = collectAnchors({ project: known, compiled });
    const context = (sampleOutputs: ReadonlyMap<string, string>): RenderContext => ({
      project: known,
      compiled,
      plugins,
      fences: shown.fences,
      sampleOutputs,
      assets,
      anchors,
      options: {
        theme,
        highlight: highlightWith(code),
        islandUrl: (module) => (module === liveFrameId ? base + liveFrameFile : moduleUrl(module)),
        assets: {
          styles: styles(),
          scripts: [`${base}@vite/client`, `${base}@fs${join(engineSource(), 'client/dev.ts')}`],
          headScript,
          build: 'dev',
        },
      },
      loadModule: (key) => loadModule(modules.get(key) ?? key),
    });
    const ownProblems = [
      ...own.flatMap((document) => document.diagnostics),
      // A page shows what is wrong in its own texts; that of a plug-in, all that the plug-ins have found.
      ...plugins.diagnostics.filter(
        ({ file }) => page?.kind === 'generated' || own.some((document) => document.file === file),
      ),
    ];
    return {
      compiled,
      context,
      diagnostics: [...ownProblems, ...diagnostics, ...shown.diagnostics],
    };
  };

  return {
    project: projectOf,
    async page(address) {
      const { i18n } = (await workspace).config;
      const { locale, route } = splitLocale({ address, i18n });
      const current = await projectOf(locale);
      const page = current.site.pages.get(route);
      if (page?.kind === 'redirect')
        return { status: 200, html: redirectHtml({ redirect: page, project: current }) };
      const { compiled, context, diagnostics } = await prepare({ project: current, page });
      const samples = await checkSamples({
        workspace: current,
        samples: collectSamples({ siteDir, pages: page === undefined ? [] : [page], compiled }),
        cache,
        withFiles: false,
      });
      const render = (): Promise<PageResult> =>
        renderRoute({ page: page ?? { kind: 'not-found' }, context: context(samples.outputs) });
      const before = styles().length;
      const result = await render();
      // A component that was rendered for the first time may have brought a style sheet.
      const complete = styles().length === before ? result : await render();
      failOnErrors(
        withSeverity({
          checks: current.config.checks,
          diagnostics: [
            ...current.diagnostics,
            ...diagnostics,
            ...samples.diagnostics,
            ...complete.diagnostics,
          ],
        }),
      );
      const html = await transformHtml({ html: complete.html, page: complete.page, project: current });
      return { status: page === undefined ? 404 : 200, html, data: complete.page };
    },
    async search() {
      const current = await projectOf((await workspace).config.i18n.defaultLocale);
      const records: SearchRecord[] = [];
      const recordOf = searchRecords(current);
      for (const page of renderablePages(current)) {
        const { context } = await prepare({ project: current, page });
        // A page with a mistake is not found; the page itself says what is wrong.
        const result = await renderRoute({ page, context: context(new Map()) }).catch(ignoreMistakes);
        const found = result && recordOf({ page, data: result.page });
        if (found !== undefined) records.push({ ...found, ...searchText(result?.html ?? '') });
      }
      return { records, plan: searchPlan(current) };
    },
    async asset(address) {
      if (!address.startsWith(`/${liveFolder}/`)) {
        const known = sources.get(address);
        if (known !== undefined || !/\.\w+$/.test(address)) return known;
        const current = await projectOf((await workspace).config.i18n.defaultLocale);
        return generatedAsset({ project: current, address });
      }
      const dir = join(cacheDir, 'live-dev');
      liveFrame ??= writeLiveFrame({ siteDir, base: first.config.baseUrl, dir });
      await liveFrame;
      return join(dir, address.split('/').at(-1) ?? '');
    },
    async warm() {
      const { i18n } = first.config;
      await Promise.allSettled([loadModule(serverEntryId), projectOf(i18n.defaultLocale)]);
    },
    invalidate({ file }) {
      projects.clear();
      // What live examples may use, and all that it imports, may have changed.
      if (!/\.mdx?$/.test(file)) liveFrame = undefined;
      if (!first.configDependencies.includes(file)) return;
      workspace = reopen();
      // Told to whoever asks for a page; until then, a mistake must not end the server.
      workspace.catch(() => undefined);
    },
  };
}

function failOnErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new LecternError(errors);
}

function ignoreMistakes(error: unknown): undefined {
  if (!(error instanceof LecternError)) throw error;
}
