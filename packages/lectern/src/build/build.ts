import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, LecternError, sortDiagnostics } from '../diagnostics/diagnostic.js';
import { createPrismHighlighter } from '../markdown/code/index.js';
import { routeToFile } from '../model/addresses.js';
import type { PageData } from '../model/page-data.types.js';
import { collectAssets, type PublishedAsset } from './assets.js';
import { type Bundle, bundleSite } from './bundle/bundle.js';
import { fileCache } from './cache.js';
import { type CompiledFiles, compileDocuments } from './compile.js';
import { drawDiagrams } from './diagrams.js';
import { caddySnippet, headersFile, nginxSnippet, redirectHtml, robots, sitemap } from './extra-files.js';
import { collectModules } from './imports.js';
import { openOutput, type OutputFolder } from './output.js';
import { markdownDocuments, redirects, renderablePages } from './pages.js';
import { openWorkspace, type Project, readProject, type Workspace } from './project.js';
import { collectAnchors, highlightWith, type RenderContext, renderRoute } from './render.js';

export interface BuildOptions {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Absolute path of the folder to fill; default: `build` in the site's folder. */
  outDir?: string | undefined;
  base?: string | undefined;
  /** Finds every error but publishes nothing. */
  checkOnly?: boolean | undefined;
  /** Told of each step when it begins. */
  onStep?: (step: string) => void;
}

export interface BuildResult {
  pages: number;
  outDir: string;
  warnings: Diagnostic[];
}

/**
 * Builds a site: read, compile, assemble, render, write.
 * @throws LecternError with every error of the whole site; what was published before stays untouched.
 */
export async function buildSite({ siteDir, outDir = join(siteDir, 'build'), base, checkOnly = false, onStep = () => undefined }: BuildOptions): Promise<BuildResult> {
  const workspace = await openWorkspace({ siteDir, base, mode: 'production' });
  const output = await openOutput({ outDir: checkOnly ? join(siteDir, '.lectern/check') : outDir });
  try {
    const { pages, diagnostics } = await buildLocales({ workspace, output, onStep });
    if (diagnostics.some(({ severity }) => severity === 'error')) throw new LecternError(sortDiagnostics(diagnostics));
    if (checkOnly) await output.discard();
    else await output.publish();
    return { pages: pages.length, outDir, warnings: sortDiagnostics(diagnostics) };
  } catch (error) {
    await output.discard();
    throw error;
  }
}

interface LocaleResult {
  pages: PageData[];
  diagnostics: Diagnostic[];
}

async function buildLocales({ workspace, output, onStep }: { workspace: Workspace; output: OutputFolder; onStep: (step: string) => void }): Promise<LocaleResult> {
  const { config, siteDir } = workspace;
  onStep('read');
  const projects = await Promise.all(config.i18n.locales.map((locale) => readProject({ workspace, locale })));
  onStep('compile');
  const highlighter = createPrismHighlighter();
  const compiled = await Promise.all(projects.map((project) => compileDocuments({ siteDir, documents: markdownDocuments(project), highlighter })));
  const { bundle, diagnostics } = await bundleAll({ workspace, projects, compiled, output, onStep });
  const results: LocaleResult[] = [];
  onStep('render');
  for (const [index, project] of projects.entries()) {
    const files = compiled[index] ?? new Map();
    const found = [...project.diagnostics, ...[...files.values()].flatMap((document) => document.diagnostics)];
    if (bundle === undefined) results.push({ pages: [], diagnostics: found });
    else {
      const rendered = await renderProject({ project, compiled: files, bundle, output, highlight: highlightWith(highlighter) });
      results.push({ pages: rendered.pages, diagnostics: [...found, ...rendered.diagnostics] });
    }
  }
  if (bundle !== undefined) await writeShared({ workspace, output, bundle, pages: results.flatMap(({ pages }) => pages) });
  return { pages: results.flatMap(({ pages }) => pages), diagnostics: unique([...diagnostics, ...results.flatMap((result) => result.diagnostics)]) };
}

interface BundleInput {
  workspace: Workspace;
  projects: readonly Project[];
  compiled: readonly CompiledFiles[];
  output: OutputFolder;
  onStep: (step: string) => void;
}

/** A component that cannot be bundled must not hide the errors of the texts. */
async function bundleAll({ workspace, projects, compiled, output, onStep }: BundleInput): Promise<{ bundle: Bundle | undefined; diagnostics: Diagnostic[] }> {
  const { siteDir, config } = workspace;
  const { modules, diagnostics } = collectModules({ siteDir, documents: compiled.flatMap((files) => [...files.values()]) });
  for (const page of projects.flatMap(renderablePages)) {
    if (page.kind === 'component-page') modules.set(page.path, page.path);
  }
  onStep('bundle');
  try {
    const bundle = await bundleSite({
      siteDir,
      workDir: join(siteDir, '.lectern'),
      outDir: output.dir,
      base: config.baseUrl,
      autoIslands: config.islands === 'auto',
      modules,
      customCss: config.customCss.map((file) => join(siteDir, file)),
    });
    return { bundle, diagnostics };
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return { bundle: undefined, diagnostics: [...diagnostics, ...error.diagnostics] };
  }
}

interface RenderInput {
  project: Project;
  compiled: CompiledFiles;
  bundle: Bundle;
  output: OutputFolder;
  highlight: RenderContext['options']['highlight'];
}

async function renderProject({ project, compiled, bundle, output, highlight }: RenderInput): Promise<LocaleResult> {
  const { siteDir, site, config, locale } = project;
  const folder = locale === config.i18n.defaultLocale ? '' : `${locale}/`;
  const cache = fileCache({ dir: join(siteDir, '.lectern/cache') });
  const { diagrams, diagnostics } = await drawDiagrams({ documents: compiled.values(), cache });
  const assets = await collectAssets({ siteDir, site, documents: compiled.values() });
  const { theme, islandUrl, loadModule, styles, scripts, headScript, build } = bundle;
  const context: RenderContext = {
    project,
    compiled,
    diagrams,
    assets,
    anchors: collectAnchors({ project, compiled }),
    options: { theme, islandUrl, highlight, assets: { styles, scripts, headScript, build } },
    loadModule,
  };
  const pages: PageData[] = [];
  for (const page of [...renderablePages(project), { kind: 'not-found' as const }]) {
    try {
      const result = await renderRoute({ page, context });
      diagnostics.push(...result.diagnostics);
      pages.push(result.page);
      await output.write(folder + routeToFile({ route: result.page.route, trailingSlash: config.trailingSlash }), result.html);
    } catch (error) {
      if (!(error instanceof LecternError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
  }
  for (const redirect of redirects(project)) {
    await output.write(folder + routeToFile({ route: redirect.route, trailingSlash: config.trailingSlash }), redirectHtml({ redirect, project }));
  }
  await copyAssets({ assets, output });
  return { pages, diagnostics };
}

async function copyAssets({ assets, output }: { assets: ReadonlyMap<string, PublishedAsset>; output: OutputFolder }): Promise<void> {
  await Promise.all([...assets.values()].map(({ source, output: file }) => (file === undefined ? undefined : output.copy({ source, file }))));
}

async function writeShared({ workspace, output, bundle, pages }: { workspace: Workspace; output: OutputFolder; bundle: Bundle; pages: readonly PageData[] }): Promise<void> {
  const { config, siteDir } = workspace;
  for (const folder of config.staticDirectories) {
    const source = join(siteDir, folder);
    if (existsSync(source)) await output.copy({ source, file: '.' });
  }
  const options = { base: config.baseUrl, headScript: bundle.headScript, trailingSlash: config.trailingSlash };
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(pages),
    'robots.txt': robots({ url: config.url, base: config.baseUrl, noIndex: config.noIndex }),
    _headers: headersFile(options),
    '_server/nginx.conf': nginxSnippet(options),
    '_server/Caddyfile': caddySnippet(options),
    '.nojekyll': '',
  };
  await Promise.all(Object.entries(files).map(([file, content]) => output.write(file, content)));
}

/** Several locales find the same mistake in a file that they share. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}
