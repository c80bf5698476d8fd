import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, sortDiagnostics } from '../diagnostics/diagnostic.js';
import { createPrismHighlighter } from '../markdown/code/index.js';
import type { Bundle } from './bundle/bundle.js';
import { bundleSite } from './bundle/bundle.js';
import type { CompiledFiles } from './compile.js';
import { compileDocuments, compileWith } from './compile.js';
import { collectModules } from './imports.js';
import { serverOrigins } from './openapi-files.js';
import type { OutputFolder } from './output.js';
import { openOutput } from './output.js';
import { markdownDocuments, renderablePages } from './pages.js';
import type { Project, Workspace } from './project.js';
import { openWorkspace, readProject } from './project.js';
import { highlightWith } from './render.js';
import type { LocaleResult } from './render-project.js';
import { renderProject } from './render-project.js';
import { writeShared } from './shared-files.js';

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
export async function buildSite({
  siteDir,
  outDir = join(siteDir, 'build'),
  base,
  checkOnly = false,
  onStep = () => undefined,
}: BuildOptions): Promise<BuildResult> {
  const workspace = await openWorkspace({ siteDir, base, mode: 'production' });
  const output = await openOutput({ outDir: checkOnly ? join(siteDir, '.lectern/check') : outDir });
  try {
    const { pages, diagnostics } = await buildLocales({ workspace, output, onStep });
    if (diagnostics.some(({ severity }) => severity === 'error'))
      throw new LecternError(sortDiagnostics(diagnostics));
    if (checkOnly) await output.discard();
    else await output.publish();
    return { pages: pages.length, outDir, warnings: sortDiagnostics(diagnostics) };
  } catch (error) {
    await output.discard();
    throw error;
  }
}

async function buildLocales({
  workspace,
  output,
  onStep,
}: {
  workspace: Workspace;
  output: OutputFolder;
  onStep: (step: string) => void;
}): Promise<LocaleResult> {
  const { config, siteDir } = workspace;
  onStep('read');
  const projects = await Promise.all(config.i18n.locales.map((locale) => readProject({ workspace, locale })));
  onStep('compile');
  const highlighter = createPrismHighlighter();
  const compiled = await Promise.all(
    projects.map((project) =>
      compileDocuments({ siteDir, documents: markdownDocuments(project), compile: compileWith(highlighter) }),
    ),
  );
  const { bundle, diagnostics } = await bundleAll({ workspace, projects, compiled, output, onStep });
  const results: LocaleResult[] = [];
  onStep('render');
  for (const [index, project] of projects.entries()) {
    const files = compiled[index] ?? new Map();
    const found = [
      ...project.diagnostics,
      ...[...files.values()].flatMap((document) => document.diagnostics),
    ];
    const rendered = await renderProject({
      project,
      compiled: files,
      bundle,
      output,
      highlight: highlightWith(highlighter),
    });
    results.push({ pages: rendered.pages, diagnostics: [...found, ...rendered.diagnostics] });
  }
  if (bundle !== undefined)
    await writeShared({
      workspace,
      output,
      bundle,
      pages: results.flatMap(({ pages }) => pages),
      connectTo: serverOrigins(projects.flatMap(({ site }) => [...site.pages.values()])),
    });
  return {
    pages: results.flatMap(({ pages }) => pages),
    diagnostics: unique([...diagnostics, ...results.flatMap((result) => result.diagnostics)]),
  };
}

interface BundleInput {
  workspace: Workspace;
  projects: readonly Project[];
  compiled: readonly CompiledFiles[];
  output: OutputFolder;
  onStep: (step: string) => void;
}

/** A component that cannot be bundled must not hide the errors of the texts. */
async function bundleAll({
  workspace,
  projects,
  compiled,
  output,
  onStep,
}: BundleInput): Promise<{ bundle: Bundle | undefined; diagnostics: Diagnostic[] }> {
  const { siteDir, config } = workspace;
  const { modules, diagnostics } = collectModules({
    siteDir,
    documents: compiled.flatMap((files) => [...files.values()]),
  });
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

/** Several locales find the same mistake in a file that they share. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}
