import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { asLecternError } from '../../diagnostics/internal-error.js';
import { pageData } from '../../model/page-data.js';
import type { TimeLimit } from '../../util/time-limit.js';
import type { Renderable } from '../pages.js';
import type { ShownFences } from '../plugins/fences.js';
import { textJob } from './document-job.js';
import { documentArticle } from './document-page.js';
import { generatedArticle, generatedJob } from './generated-page.js';
import type { JobArticle } from './job-environment.js';
import type { LoadModule } from './load-module.js';
import { loadComponent, loadWithin } from './load-module.js';
import { missingHeadings } from './missing-headings.js';
import type { CheckContext, ResolvedReferences } from './references.js';
import { resolveReferences } from './references.js';
import type { RenderedPage, RenderOptions } from './render-page.js';
import { renderPage } from './render-page.js';
import { shownHeadings } from './shown-headings.js';

export interface RenderContext extends CheckContext {
  fences: ShownFences;
  sampleOutputs: ReadonlyMap<string, string>;
  options: RenderOptions;
  loadModule: LoadModule;
  /**
   * Aborts rendering that takes too long. All pages share this limit, because each limit has its own V8 context, which
   * is slow to create.
   */
  limit: TimeLimit;
}

export interface PageResult extends Omit<RenderedPage, 'problems'> {
  broken: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

interface PageInput {
  page: Renderable;
  context: RenderContext;
}

/**
 * Returns errors for broken links together with the HTML.
 * @throws LecternError if rendering fails. The error also contains the errors for broken links.
 */
export async function renderRoute({ page, context }: PageInput): Promise<PageResult> {
  const { project, options, compiled, assets, limit } = context;
  const { site, siteData, navbar, siteDir, config } = project;
  const references = resolveReferences({ page, context });
  const headings = 'file' in page ? shownHeadings({ siteDir, compiled, file: page.file }) : [];
  const diagnostics: (readonly Diagnostic[])[] = [references.diagnostics];
  try {
    const loadModule = loadWithin({ loadModule: context.loadModule, timeLimit: config.pageTimeLimit });
    const article = await articleOf({ page, context: { ...context, loadModule }, references });
    diagnostics.push(article.diagnostics);
    const { problems, ...rendered } = renderPage({
      ...options,
      ...article,
      page: (meta) => pageData({ site, siteData, navbar, page, headings, meta, assets }),
      siteDir,
      limit,
      file: 'file' in page ? page.file : '404',
      locationOfNavbarItem: (index) => ({
        file: project.configFile,
        ...project.locateInConfig(['themeConfig', 'navbar', 'items', index]),
      }),
    });
    const missing =
      page.kind === 'generated'
        ? missingHeadings({ ...page, headings: page.headings ?? [], html: rendered.html })
        : [];
    return {
      ...rendered,
      broken: article.broken,
      diagnostics: [...diagnostics.flat(), ...problems, ...missing],
    };
  } catch (error) {
    const file = 'file' in page ? page.file : undefined;
    const failure = asLecternError({ error, doing: 'rendering', file });
    throw new LecternError([...diagnostics.flat(), ...failure.diagnostics], { cause: error });
  }
}

async function articleOf({
  page,
  context,
  references: { tokens, broken },
}: PageInput & { references: ResolvedReferences }): Promise<JobArticle> {
  const { compiled, project, options, loadModule, limit, anchors, assets, fences, sampleOutputs } = context;
  switch (page.kind) {
    case 'generated': {
      const targets = { site: project.site, anchors, assets };
      const job = generatedJob({ page, context, sampleOutputs });
      return generatedArticle({ job, environment: { loadModule, targets } });
    }
    case 'component-page':
      return plainArticle(await loadComponent({ key: page.path, file: page.file, loadModule }));
    case 'doc':
    case 'markdown-page': {
      const job = textJob({ page, context, fences, sampleOutputs });
      const codes = job.parts.map(({ file }) => compiled.get(file)?.loadCode() ?? '');
      return documentArticle({
        job: { ...job, kind: 'document', file: page.file, codes, tokens: [...tokens], broken: [...broken] },
        environment: { siteDir: project.siteDir, options, loadModule, limit },
      });
    }
    default:
      return plainArticle(undefined);
  }
}

function plainArticle(Component: unknown): JobArticle {
  return {
    Component,
    sampleOutputs: new Map(),
    resolveToken: (token) => ({ href: token }),
    broken: new Set(),
    diagnostics: [],
  };
}
