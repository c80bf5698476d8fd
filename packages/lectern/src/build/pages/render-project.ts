import { fileCache } from '../../cache/file-cache.js';
import type { ReadMemory } from '../../cache/read-memory.js';
import type { Store } from '../../cache/store.js';
import type { CspSources } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { withSeverity } from '../../diagnostics/severity.js';
import type { PageSummary } from '../../model/page-summary.js';
import { searchPlan } from '../../model/search-plan.js';
import { collectAssets } from '../../session/assets.js';
import type { BundleRecord } from '../../session/bundle/bundle.js';
import type { Bundle } from '../../session/bundle/load-bundle.js';
import type { CompiledFiles } from '../../session/compile/documents.js';
import { renderablePages } from '../../session/pages.js';
import type { PluginResults } from '../../session/plugins/assemble.js';
import { resolveFences } from '../../session/plugins/fences.js';
import { pluginFiles } from '../../session/plugins/published-files.js';
import type { Project } from '../../session/read-project.js';
import type { Recorder } from '../../session/recorder.js';
import { collectAnchors, resolveReferences } from '../../session/render/references.js';
import type { RenderContext } from '../../session/render/render-route.js';
import type { Work } from '../../session/workers/worker-pool.js';
import { routeToMarkdown } from '../../util/addresses.js';
import { allDone } from '../../util/all-done.js';
import { runAfterBuild } from '../after-build.js';
import { checkLinks } from '../checks/check-links.js';
import { feedFile } from '../feed/index.js';
import { checkNamedImages, namedImages } from '../named-images.js';
import type { OutputFolder } from '../publish/output.js';
import type { SearchAhead } from '../search/ahead.js';
import type { SearchRecord } from '../search/index.js';
import { buildSearchIndex } from '../search/index.js';
import type { KeptFolders } from '../search/kept-folders.js';
import { renderPages } from './render-pages.js';
import { writeFiles } from './write-files.js';

interface RenderInput {
  project: Project;
  compiled: CompiledFiles;
  plugins: PluginResults;
  /** Absent where a component cannot be bundled: then texts are checked and nothing is rendered. */
  bundle: { loaded: Bundle; record: BundleRecord; dir: string } | undefined;
  output: OutputFolder;
  /** What samples print, by their keys. */
  sampleOutputs: ReadonlyMap<string, string>;
  highlight: RenderContext['options']['highlight'];
  recorder: Recorder;
  store: Store;
  work: Work;
  /** What files were made into. */
  memory: ReadMemory;
  folders: KeptFolders;
  /** The search index of this locale, as far as it was begun. */
  ahead: SearchAhead | undefined;
}

export interface LocaleResult {
  pages: PageSummary[];
  /** One of the pages holds a live example. */
  hasLive: boolean;
  /** What its pages load from other hosts. */
  origins: CspSources;
  diagnostics: Diagnostic[];
}

/** From here on, the index has more than one part to make. */
const manyPages = 100;

/** Renders and writes all pages of one locale, and checks where their links lead. */
export async function renderProject({
  project,
  compiled,
  plugins,
  bundle,
  output,
  sampleOutputs,
  highlight,
  recorder,
  memory,
  folders,
  ahead,
  ...kept
}: RenderInput): Promise<LocaleResult> {
  const { siteDir, site, config, locale, cacheDir } = project;
  const folder = locale === config.i18n.defaultLocale ? '' : `${locale}/`;
  const cache = fileCache({ dir: cacheDir });
  const { fences, diagnostics } = await recorder.time('fences', () =>
    resolveFences({ documents: compiled.values(), project, cache, workers: kept.work }),
  );
  const assets = await recorder.time('assets', () =>
    collectAssets({
      siteDir,
      site,
      memory,
      documents: [...compiled.values(), ...namedImages({ site, pages: site.pages.values() })],
    }),
  );
  diagnostics.push(...checkNamedImages({ project, assets }));
  const checked = { project, compiled, plugins, assets, anchors: collectAnchors({ project, compiled }) };
  if (bundle === undefined) {
    const found = renderablePages(project).flatMap(
      (page) => resolveReferences({ page, context: checked }).diagnostics,
    );
    return { pages: [], hasLive: false, origins: {}, diagnostics: [...diagnostics, ...found] };
  }
  const { theme, islandUrl, loadModule, styles, scripts, headScript, build } = bundle.loaded;
  const context: RenderContext = {
    ...checked,
    fences,
    sampleOutputs,
    options: { theme, islandUrl, highlight, assets: { styles, scripts, headScript, build } },
    loadModule,
  };
  const onMade = (record: SearchRecord): void => ahead?.made(record);
  const rendered = await renderPages({ context, bundle, folder, output, recorder, onMade, ...kept });
  const hasErrors = withSeverity({
    checks: config.checks,
    diagnostics: [...diagnostics, ...rendered.diagnostics],
  }).some(({ severity }) => severity === 'error');
  const index = async (onSent: () => void): Promise<void> => {
    if (config.search === false || hasErrors) return;
    await buildSearchIndex({
      records: rendered.records,
      plan: searchPlan(project),
      locale,
      base: config.baseUrl,
      folder,
      output,
      cache,
      folders,
      ahead,
      onSent,
    });
  };
  const pages = rendered.pages.map(({ page }) => page);
  const finish = async (): Promise<Diagnostic[]> => {
    const { store } = kept;
    const finished = rendered.pages.map(({ page, file }) => ({ page, file }));
    const [emitted] = await allDone([
      recorder.time('plug-ins', () =>
        runAfterBuild({
          project,
          pages: hasErrors ? [] : finished,
          output,
          store,
          cache,
          workers: kept.work,
        }),
      ),
      recorder.time('write', () => writeFiles({ project, pages, assets, folder, output, store })),
    ]);
    const publishedFiles = new Set([
      ...site.staticFiles,
      ...[...assets.values()].map((asset) => `/${asset.output}`),
      ...emitted.files.map((file) => `/${file}`),
      ...pluginFiles(project.content).map(({ path }) => `/${path}`),
      '/llms.txt',
      '/llms-full.txt',
      ...(config.feed === undefined ? [] : [`/${feedFile}`]),
      ...pages.flatMap(({ markdown, route }) =>
        markdown === undefined ? [] : [`/${routeToMarkdown(route)}`],
      ),
    ]);
    const found = await recorder.time('links', () =>
      checkLinks({ site, pages: rendered.pages, list: rendered.addresses, publishedFiles }),
    );
    await recorder.time('publish', () => output.lookAtPublished());
    return [...emitted.diagnostics, ...found];
  };
  // Another process makes the index: once it has something to do, this one has time for the rest. An index of many pages
  // takes all cores and much memory.
  let onSent = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  const indexed = recorder.time('search', () => index(onSent));
  if (rendered.made > manyPages) await indexed;
  else await Promise.race([sent, indexed.catch(() => undefined)]);
  const [found] = await allDone([finish(), indexed]);
  return {
    pages,
    hasLive: rendered.hasLive,
    origins: rendered.origins,
    diagnostics: [...diagnostics, ...rendered.diagnostics, ...found],
  };
}
