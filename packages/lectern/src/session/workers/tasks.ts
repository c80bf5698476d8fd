import { compileMarkdown } from '../../markdown/compile.js';
import type { CompiledDocument } from '../../markdown/types.js';
import type { LinkTargets } from '../../model/link-targets.js';
import type { PageData } from '../../model/page-data.types.js';
import type { HtmlToMarkdownRule } from '../../plugin/types.js';
import { createTimeLimit, noTimeLimit } from '../../util/time-limit.js';
import type { BundleRecord } from '../bundle/bundle.js';
import { loadBundle } from '../bundle/load-bundle.js';
import { textCompiler } from '../compile/compile-text.js';
import type { SourceText } from '../compile/compiler.js';
import type { CodeOptions, TextOptions } from '../render/highlight.js';
import type { LocationOfNavbarItem } from '../render/navbar-problem.js';
import type { PageJob, PageJobResult } from '../render/page-job.js';
import { renderJob, skippedPage } from '../render/page-job.js';
import { renderOptions } from '../render/render-options.js';
import { trackStuckPages } from '../render/stuck-pages.js';

export interface RenderSetup {
  siteDir: string;
  bundleDir: string;
  record: BundleRecord;
  site: PageData['site'];
  withoutMarkdown: readonly string[];
  markdownRules: Readonly<Record<string, HtmlToMarkdownRule>>;
  navbarLocations: ReturnType<LocationOfNavbarItem>[];
  timeLimit: number;
}

export interface RenderTask {
  setup: RenderSetup;
  jobs: readonly PageJob[];
  /** Link targets for the Markdown on generated pages. Undefined if there is no generated page. */
  targets: LinkTargets | undefined;
  stuck?: number;
}

export async function compileTexts({
  texts,
  code: { compileInSource, ...code },
  isSupervised,
}: {
  texts: readonly SourceText[];
  code: TextOptions;
  isSupervised?: boolean;
}): Promise<CompiledDocument[]> {
  const compileNative = textCompiler({ compile: compileMarkdown, isSupervised, ...code });
  const compiled: CompiledDocument[] = [];
  for (const { source, ...text } of texts) {
    const isNative = source === undefined || compileInSource === undefined;
    compiled.push(isNative ? compileNative(text) : await compileInSource({ ...text, ...code, source }));
  }
  return compiled;
}

export async function renderJobs({
  setup,
  jobs,
  targets,
  stuck: before,
  code,
  isSupervised = false,
}: RenderTask & { code: CodeOptions; isSupervised?: boolean }): Promise<PageJobResult[]> {
  const { bundleDir, record, navbarLocations, timeLimit, ...shared } = setup;
  const frontEnd = await loadBundle({ dir: bundleDir, record });
  const environment = {
    ...shared,
    withoutMarkdown: new Set(setup.withoutMarkdown),
    options: renderOptions({ frontEnd, code }),
    loadModule: frontEnd.loadModule,
    targets,
    locationOfNavbarItem: (index: number) => navbarLocations[index] ?? { file: '' },
    limit: isSupervised ? noTimeLimit : createTimeLimit({ seconds: timeLimit }),
    timeLimit,
  };
  const results: PageJobResult[] = [];
  const stuck = trackStuckPages(before);
  for (const job of jobs) {
    const result = stuck.isOver() ? skippedPage : await renderJob({ job, environment });
    stuck.add(result.diagnostics);
    results.push(result);
  }
  return results;
}

export async function callModule({
  module,
  name,
  data,
}: {
  module: string;
  name: string;
  data: unknown;
}): Promise<unknown> {
  const exports = (await import(module)) as Record<string, unknown>;
  const run = exports[name];
  if (typeof run !== 'function') throw new Error(`The module ${module} exports no function "${name}".`);
  return (run as (input: unknown) => unknown)(data);
}
