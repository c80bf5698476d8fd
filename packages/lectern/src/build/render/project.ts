import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { routeToFile, routeToMarkdown } from '../../model/addresses.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { OpenapiPage } from '../../sources/types.js';
import type { PublishedAsset } from '../assets.js';
import { collectAssets } from '../assets.js';
import type { BundleRecord } from '../bundle/bundle.js';
import type { Bundle } from '../bundle/load-bundle.js';
import { fileCache } from '../cache.js';
import { checkLinks } from '../check-links.js';
import type { CompiledFiles } from '../compile/documents.js';
import { drawDiagrams } from '../diagrams.js';
import { redirectHtml } from '../extra-files.js';
import { feedFile } from '../feed/index.js';
import { mockFile } from '../openapi.js';
import { documentFile } from '../openapi-files.js';
import type { OutputFolder } from '../output/output.js';
import { llmsFile, llmsFullFile } from '../page-text/llms-files.js';
import { redirects, renderablePages } from '../pages.js';
import type { PluginResults } from '../plugins.js';
import type { Recorder } from '../profile/recorder.js';
import type { Project } from '../project.js';
import { buildSearchIndex, searchSources } from '../search/index.js';
import { openKeptFolders } from '../search/kept-folders.js';
import { checkNamedImages, namedImages } from '../social-cards/named-images.js';
import { writeSocialCards } from '../social-cards/write.js';
import type { Store } from '../store/store.js';
import type { Work } from '../work/work.js';
import type { RenderContext } from './page.js';
import { collectAnchors, resolveReferences } from './references.js';
import { renderPages } from './render-pages.js';

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
}

export interface LocaleResult {
  pages: PageSummary[];
  /** One of the pages holds a live example. */
  hasLive: boolean;
  diagnostics: Diagnostic[];
}

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
  ...kept
}: RenderInput): Promise<LocaleResult> {
  const { siteDir, site, config, locale, cacheDir } = project;
  const folder = locale === config.i18n.defaultLocale ? '' : `${locale}/`;
  const cache = fileCache({ dir: cacheDir });
  const { diagrams, diagnostics } = await recorder.time('diagrams', () =>
    drawDiagrams({ documents: compiled.values(), project, cache }),
  );
  const assets = await recorder.time('assets', () =>
    collectAssets({
      siteDir,
      site,
      documents: [...compiled.values(), ...namedImages({ site, pages: site.pages.values() })],
    }),
  );
  diagnostics.push(...checkNamedImages({ project, assets }));
  const checked = { project, compiled, plugins, assets, anchors: collectAnchors({ project, compiled }) };
  if (bundle === undefined) {
    const found = renderablePages(project).flatMap(
      (page) => resolveReferences({ page, context: checked }).diagnostics,
    );
    return { pages: [], hasLive: false, diagnostics: [...diagnostics, ...found] };
  }
  const { theme, islandUrl, loadModule, styles, scripts, headScript, build } = bundle.loaded;
  const context: RenderContext = {
    ...checked,
    diagrams,
    sampleOutputs,
    options: { theme, islandUrl, highlight, assets: { styles, scripts, headScript, build } },
    loadModule,
  };
  const rendered = await renderPages({ context, bundle, folder, output, recorder, ...kept });
  const hasErrors = [...diagnostics, ...rendered.diagnostics].some(({ severity }) => severity === 'error');
  if (config.search !== false && !hasErrors)
    await recorder.time('search', async () =>
      buildSearchIndex({
        records: rendered.records,
        sources: searchSources(project),
        locale,
        base: config.baseUrl,
        folder,
        output,
        cache,
        folders: await openKeptFolders({ store: kept.store, output }),
      }),
    );
  const cards = await recorder.time('social cards', () =>
    writeSocialCards({ project, pages: hasErrors ? [] : rendered.pages, output, store: kept.store }),
  );
  const apiPages = renderablePages(project).filter((page) => page.kind === 'openapi');
  await recorder.time('write', async () => {
    for (const redirect of redirects(project)) {
      await output.write(
        folder + routeToFile({ route: redirect.route, trailingSlash: config.trailingSlash }),
        redirectHtml({ redirect, project }),
      );
    }
    for (const page of apiPages) await writeApiFiles({ page, siteDir, output });
    await writeTexts({ project, pages: rendered.pages.map(({ page }) => page), folder, output });
    await copyAssets({ assets, output });
    await copyStaticFiles({ project, folder, output });
  });
  const publishedFiles = new Set([
    ...site.staticFiles,
    ...[...assets.values()].map((asset) => `/${asset.output}`),
    ...apiPages.map((page) => `/${documentFile(page)}`),
    ...cards.files.map((file) => `/${file}`),
    '/llms.txt',
    '/llms-full.txt',
    ...(config.feed === undefined ? [] : [`/${feedFile}`]),
    ...rendered.pages.flatMap(({ page }) =>
      page.markdown === undefined ? [] : [`/${routeToMarkdown(page.route)}`],
    ),
  ]);
  const found = await recorder.time('links', () =>
    checkLinks({ site, pages: rendered.pages, list: rendered.addresses, publishedFiles }),
  );
  return {
    pages: rendered.pages.map(({ page }) => page),
    hasLive: rendered.hasLive,
    diagnostics: [...diagnostics, ...rendered.diagnostics, ...cards.diagnostics, ...found],
  };
}

/** `llms.txt` names the texts of the pages, and `llms-full.txt` has all of them. A file of the site's own wins. */
async function writeTexts({
  project,
  pages,
  folder,
  output,
}: {
  project: Project;
  pages: readonly PageSummary[];
  folder: string;
  output: OutputFolder;
}): Promise<void> {
  const textOf = ({ route }: PageSummary): string => output.read(folder + routeToMarkdown(route));
  await output.write(`${folder}llms.txt`, llmsFile({ project, pages }));
  await output.write(`${folder}llms-full.txt`, await llmsFullFile({ project, pages, textOf }));
}

/** What stands beside a page of an API: the data of its console, and the document itself. */
async function writeApiFiles({
  page,
  siteDir,
  output,
}: {
  page: OpenapiPage;
  siteDir: string;
  output: OutputFolder;
}): Promise<void> {
  const mock = mockFile(page);
  if (mock !== undefined) await output.write(mock.file, mock.content);
  const file = documentFile(page);
  if (file === undefined) return;
  if (page.bundledDocument !== undefined) await output.write(file, page.bundledDocument);
  else await output.copy({ source: join(siteDir, page.file), file });
}

async function copyAssets({
  assets,
  output,
}: {
  assets: ReadonlyMap<string, PublishedAsset>;
  output: OutputFolder;
}): Promise<void> {
  // Several addresses may name one file.
  const files = new Map([...assets.values()].map(({ source, output: file }) => [file, source]));
  for (const [file, source] of files) if (file !== undefined) await output.copy({ source, file });
}

/** Each locale has its own copy: its pages say `/fr/img/…`, and a translated folder may be served alone. */
async function copyStaticFiles({
  project,
  folder,
  output,
}: {
  project: Project;
  folder: string;
  output: OutputFolder;
}): Promise<void> {
  for (const directory of project.config.staticDirectories) {
    const source = join(project.siteDir, directory);
    if (existsSync(source)) await output.copy({ source, file: folder === '' ? '.' : folder });
  }
}
