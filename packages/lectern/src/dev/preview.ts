import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { redirectHtml } from '../build/files/extra-files.js';
import type { SearchRecord } from '../build/search/index.js';
import { searchRecords, searchText } from '../build/search/index.js';
import { replacingFiles } from '../content/swizzled.js';
import type { SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { withSeverity } from '../diagnostics/severity.js';
import type { PageData } from '../model/page-data.types.js';
import type { SearchPlan } from '../model/search-plan.js';
import { searchPlan } from '../model/search-plan.js';
import { serverEntryId } from '../session/bundle/server-entry.js';
import { renderablePages } from '../session/pages.js';
import type { Project } from '../session/project.js';
import { renderRoute } from '../session/render/render-route.js';
import { transformHtml } from '../session/render/transform-html.js';
import { collectSamples } from '../session/samples/collect.js';
import { checkSamples } from '../session/samples/index.js';
import type { Workspace } from '../session/workspace.js';
import type { FrontEndOptions } from './front-end.js';
import { createFrontEnd } from './front-end.js';
import { divideMistakes } from './mistakes.js';
import { restartNotices } from './needs-restart.js';
import { pagePreparer } from './prepare-page.js';
import { createPreviewAssets } from './preview-assets.js';
import type { OpenProject, SiteOptions } from './preview-site.js';
import { openPreviewSite } from './preview-site.js';
import { splitLocale } from './split-locale.js';

export interface ShownPage {
  status: number;
  html: string;
  data?: PageData;
  notices?: readonly Diagnostic[];
}

export interface Preview {
  /** `address` is the page's route, preceded by the locale unless it is the default locale: `/fr/docs`. */
  page(address: string): Promise<ShownPage>;
  project(locale: string): Promise<Project>;
  asset(address: string): Promise<string | undefined>;
  search(): Promise<{ records: SearchRecord[]; plan: SearchPlan }>;
  /** Does work that the first page request would need. Doesn't report errors, because page requests report them. */
  warm(): Promise<void>;
  invalidate(input: { file: string }): void;
}

interface Options extends SiteOptions, FrontEndOptions {
  missingImports: () => readonly Diagnostic[];
  onInvalidate: () => void;
}

interface Rendering {
  prepare: ReturnType<typeof pagePreparer>;
  countStyles: () => number;
  missingImports: Options['missingImports'];
  started: Workspace & { themeFiles: readonly string[] };
}

export function createPreview(options: Options): Preview {
  const { workspace, onRead, onInvalidate, loadModule, styles, missingImports } = options;
  const { siteDir } = workspace;
  const { defaultLocale } = workspace.config.i18n;
  const site = openPreviewSite(options);
  const assets = createPreviewAssets({ workspace, site });
  // Documents outside the site's folder. The site's folder is already watched, and watching a file twice could cause
  // missed edits.
  const outside = new Set<string>();
  const prepare = pagePreparer({
    site,
    loadFrontEnd: createFrontEnd(options),
    onDocuments: ({ documents, assets: found }) => {
      assets.add(found);
      const isNew = (path: string): boolean => !path.startsWith(`${siteDir}/`) && !outside.has(path);
      const paths = documents.map(({ file }) => join(siteDir, file)).filter(isNew);
      for (const path of paths) outside.add(path);
      if (paths.length > 0) onRead(paths);
    },
  });
  const started = { ...workspace, themeFiles: replacingFiles({ siteDir }) };
  const rendering = { prepare, countStyles: () => styles().length, missingImports, started };
  return {
    project: async (locale) => (await site.open(locale)).project,
    async page(address) {
      const { i18n } = (await site.session()).workspace.config;
      const { locale, route } = splitLocale({ address, i18n });
      return showPage({ open: await site.open(locale), route, rendering });
    },
    async search() {
      const { i18n } = (await site.session()).workspace.config;
      return searchIndexOf({ open: await site.open(i18n.defaultLocale), prepare });
    },
    asset: assets.find,
    async warm() {
      await Promise.allSettled([loadModule(serverEntryId), site.open(defaultLocale)]);
    },
    invalidate({ file }) {
      onInvalidate();
      site.forget(file);
      assets.forget(file);
    },
  };
}

async function showPage({
  open,
  route,
  rendering,
}: {
  open: OpenProject;
  route: string;
  rendering: Rendering;
}): Promise<ShownPage> {
  const { project } = open;
  const page = project.site.pages.get(route);
  if (page?.kind === 'redirect') return { status: 200, html: redirectHtml({ redirect: page, project }) };
  const { page: data, notices, html: plain } = await renderOne({ open, page, rendering });
  const html = await transformHtml({ html: plain, page: data, project });
  const { started, missingImports } = rendering;
  const missing = withSeverity({ checks: project.config.checks, diagnostics: missingImports() });
  return {
    status: page === undefined ? 404 : 200,
    html,
    data,
    notices: [
      ...restartNotices({ started, current: { ...project, themeFiles: replacingFiles(project) } }),
      ...notices,
      ...missing.filter(({ severity }) => severity === 'error'),
    ],
  };
}

async function renderOne({
  open: { session, project },
  page,
  rendering: { prepare, countStyles },
}: {
  open: OpenProject;
  page: Exclude<SourcePage, { kind: 'redirect' }> | undefined;
  rendering: Rendering;
}): Promise<{ html: string; page: PageData; notices: Diagnostic[] }> {
  const { compiled, files, context, diagnostics } = await prepare({ session, project }, page);
  const samples = await checkSamples({
    workspace: project,
    samples: collectSamples({ siteDir: project.siteDir, pages: page === undefined ? [] : [page], compiled }),
    cache: session.cache,
    withFiles: false,
  });
  const render = () =>
    renderRoute({ page: page ?? { kind: 'not-found' }, context: context(samples.outputs) });
  const before = countStyles();
  const first = await render();
  // Rendering loads the style sheet of a component that is used for the first time. If it loaded one, render the page
  // again.
  const rendered = countStyles() === before ? first : await render();
  const { own, elsewhere } = divideMistakes({ ...project, page, files });
  failOnErrors(
    withSeverity({
      checks: project.config.checks,
      diagnostics: [...own, ...diagnostics, ...samples.diagnostics, ...rendered.diagnostics],
    }),
  );
  return { ...rendered, notices: elsewhere };
}

async function searchIndexOf({
  open,
  prepare,
}: {
  open: OpenProject;
  prepare: Rendering['prepare'];
}): Promise<{ records: SearchRecord[]; plan: SearchPlan }> {
  const { project } = open;
  const records: SearchRecord[] = [];
  const recordOf = searchRecords(project);
  for (const page of renderablePages(project)) {
    // Rendering unchanged pages doesn't wait for I/O, so let other requests run after each page.
    await nextTurn();
    const { context } = await prepare(open, page);
    // Skip a page with errors, because a request for the page reports them.
    const result = await renderRoute({ page, context: context(new Map()) }).catch(ignoreMistakes);
    const found = result && recordOf({ page, data: result.page });
    if (found !== undefined) records.push({ ...found, ...searchText(result?.html ?? '') });
  }
  return { records, plan: searchPlan(project) };
}

function failOnErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new LecternError(errors);
}

function ignoreMistakes(error: unknown): undefined {
  if (!(error instanceof LecternError)) throw error;
}
