import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { routeToFile } from '../model/addresses.js';
import type { PageData } from '../model/page-data.types.js';
import type { OpenapiPage } from '../sources/types.js';
import type { PublishedAsset } from './assets.js';
import { collectAssets } from './assets.js';
import type { Bundle } from './bundle/bundle.js';
import { fileCache } from './cache.js';
import type { PageLinks } from './check-links.js';
import { checkLinks, internalAddresses } from './check-links.js';
import type { CompiledFiles } from './compile.js';
import { drawDiagrams } from './diagrams.js';
import { redirectHtml } from './extra-files.js';
import { mockFile } from './openapi.js';
import { documentFile } from './openapi-files.js';
import type { OutputFolder } from './output.js';
import { redirects, renderablePages } from './pages.js';
import type { Project } from './project.js';
import type { RenderContext } from './render.js';
import { collectAnchors, renderRoute, resolveReferences } from './render.js';

interface RenderInput {
  project: Project;
  compiled: CompiledFiles;
  /** Absent where a component cannot be bundled: then texts are checked and nothing is rendered. */
  bundle: Bundle | undefined;
  output: OutputFolder;
  highlight: RenderContext['options']['highlight'];
}

export interface LocaleResult {
  pages: PageData[];
  diagnostics: Diagnostic[];
}

/** Renders and writes all pages of one locale, and checks where their links lead. */
export async function renderProject({
  project,
  compiled,
  bundle,
  output,
  highlight,
}: RenderInput): Promise<LocaleResult> {
  const { siteDir, site, config, locale } = project;
  const folder = locale === config.i18n.defaultLocale ? '' : `${locale}/`;
  const cache = fileCache({ dir: join(siteDir, '.lectern/cache') });
  const { diagrams, diagnostics } = await drawDiagrams({ documents: compiled.values(), cache });
  const assets = await collectAssets({ siteDir, site, documents: compiled.values() });
  const checked = { project, compiled, assets, anchors: collectAnchors({ project, compiled }) };
  if (bundle === undefined) {
    const found = renderablePages(project).flatMap(
      (page) => resolveReferences({ page, context: checked }).diagnostics,
    );
    return { pages: [], diagnostics: [...diagnostics, ...found] };
  }
  const { theme, islandUrl, loadModule, styles, scripts, headScript, build } = bundle;
  const context: RenderContext = {
    ...checked,
    diagrams,
    options: { theme, islandUrl, highlight, assets: { styles, scripts, headScript, build } },
    loadModule,
  };
  const pages: PageData[] = [];
  const links: PageLinks[] = [];
  for (const page of [...renderablePages(project), { kind: 'not-found' as const }]) {
    try {
      const result = await renderRoute({ page, context });
      diagnostics.push(...result.diagnostics);
      pages.push(result.page);
      links.push({
        file: 'file' in page ? page.file : '404',
        route: result.page.route,
        addresses: internalAddresses({
          html: result.html,
          base: site.addresses.base,
          reported: result.broken,
        }),
      });
      await output.write(
        folder + routeToFile({ route: result.page.route, trailingSlash: config.trailingSlash }),
        result.html,
      );
      if (page.kind === 'openapi') await writeApiFiles({ page, siteDir, output });
    } catch (error) {
      if (!(error instanceof LecternError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
  }
  for (const redirect of redirects(project)) {
    await output.write(
      folder + routeToFile({ route: redirect.route, trailingSlash: config.trailingSlash }),
      redirectHtml({ redirect, project }),
    );
  }
  await copyAssets({ assets, output });
  await copyStaticFiles({ project, folder, output });
  const publishedFiles = new Set([
    ...site.staticFiles,
    ...[...assets.values()].map((asset) => `/${asset.output}`),
    ...renderablePages(project).flatMap((page) => {
      const file = page.kind === 'openapi' ? documentFile(page) : undefined;
      return file === undefined ? [] : [`/${file}`];
    }),
  ]);
  return { pages, diagnostics: [...diagnostics, ...checkLinks({ site, pages: links, publishedFiles })] };
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
  if (file !== undefined) await output.copy({ source: join(siteDir, page.file), file });
}

async function copyAssets({
  assets,
  output,
}: {
  assets: ReadonlyMap<string, PublishedAsset>;
  output: OutputFolder;
}): Promise<void> {
  await Promise.all(
    [...assets.values()].map(({ source, output: file }) =>
      file === undefined ? undefined : output.copy({ source, file }),
    ),
  );
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
