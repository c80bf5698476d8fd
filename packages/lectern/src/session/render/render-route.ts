import type { ComponentPage, GeneratedPage } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { asLecternError } from '../../diagnostics/internal-error.js';
import { pageData } from '../../model/page-data.js';
import type { TimeLimit } from '../../util/time-limit.js';
import { moduleKey } from '../imports.js';
import type { Renderable } from '../pages.js';
import type { ShownFences } from '../plugins/fences.js';
import type { RenderMarkdown, ShownDirective } from './contract.js';
import type { TextPart } from './document-job.js';
import { textJob } from './document-job.js';
import type { LoadModule } from './load-module.js';
import { loadComponent, loadWithin } from './load-module.js';
import { loadDirectives, loadFrame, loadNamedComponents } from './plugin-components.js';
import type { CheckContext } from './references.js';
import { resolveReferences } from './references.js';
import { markdownRenderer } from './render-markdown.js';
import type { RenderedPage, RenderOptions } from './render-page.js';
import { renderPage } from './render-page.js';
import { codeOfDocument, placeOfName, runText } from './run-document.js';

export interface RenderContext extends CheckContext {
  /** Output of plug-in fences by key. */
  fences: ShownFences;
  /** Output of samples by key. */
  sampleOutputs: ReadonlyMap<string, string>;
  options: RenderOptions;
  loadModule: LoadModule;
  /**
   * Aborts rendering that takes too long. Shared by all pages, because each limit has its own V8 context, which is
   * slow to create.
   */
  limit: TimeLimit;
}

export interface PageResult extends Omit<RenderedPage, 'problems'> {
  /** Broken URLs in the page, each with its error in `diagnostics`. */
  broken: Set<string>;
  diagnostics: Diagnostic[];
}

interface PageInput {
  page: Renderable;
  context: RenderContext;
}

/**
 * Renders one page. Broken links are returned as errors with the HTML. @throws LecternError if there is no HTML,
 * including errors for broken links.
 */
export async function renderRoute({ page, context }: PageInput): Promise<PageResult> {
  const { project, options, compiled, sampleOutputs, assets, limit } = context;
  const { site, siteData, navbar } = project;
  const { tokens, broken, diagnostics } = resolveReferences({ page, context });
  const headings = 'file' in page ? compiled.get(page.file)?.loadDetails().headings : undefined;
  try {
    const loadModule = loadWithin({
      loadModule: context.loadModule,
      timeLimit: project.config.pageTimeLimit,
    });
    const limited = { ...context, loadModule };
    const { parts, ...article } = await articleOf({ page, context: limited, limit, broken, diagnostics });
    const { problems, ...rendered } = renderPage({
      ...options,
      page: (meta) => pageData({ site, siteData, navbar, page, headings: headings ?? [], meta, assets }),
      ...article,
      sampleOutputs,
      resolveToken: (token) => tokens.get(token) ?? { href: token },
      siteDir: project.siteDir,
      limit,
      file: 'file' in page ? page.file : '404',
      placeOf: placeOfName(parts),
      codeOfDocument: codeOfDocument({
        parts,
        codeOf: ({ file }) => compiled.get(file)?.loadCode() ?? '',
      }),
      placeOfNavbarItem: (index) => ({
        file: project.configFile,
        ...project.locateInConfig(['themeConfig', 'navbar', 'items', index]),
      }),
    });
    return { ...rendered, broken, diagnostics: [...diagnostics, ...problems] };
  } catch (error) {
    const file = 'file' in page ? page.file : undefined;
    const failure = asLecternError({ error, doing: 'rendering', file });
    throw new LecternError([...diagnostics, ...failure.diagnostics], { cause: error });
  }
}

interface Article {
  Component: unknown;
  parts: readonly TextPart[];
  frame?: ShownDirective | undefined;
  directives?: ReadonlyMap<string, ShownDirective>;
  components?: Readonly<Record<string, unknown>>;
  pluginData?: ReadonlyMap<string, unknown>;
  renderMarkdown?: RenderMarkdown;
  sidebarTop?: ShownDirective | undefined;
}

async function articleOf({
  page,
  context,
  limit,
  ...found
}: PageInput & { limit: TimeLimit } & Pick<PageResult, 'broken' | 'diagnostics'>): Promise<Article> {
  const none = { parts: [] };
  switch (page.kind) {
    case 'generated':
      return { ...(await pluginPage({ page, context, ...found })), ...none };
    case 'component-page':
      return { Component: await componentPage({ page, context }), ...none };
    case 'doc':
    case 'markdown-page': {
      const { compiled, project, options, loadModule } = context;
      const job = textJob({
        page,
        context,
        fences: context.fences,
        sampleOutputs: context.sampleOutputs,
      });
      const codeOf = ({ file }: TextPart): string => compiled.get(file)?.loadCode() ?? '';
      const { file } = page;
      const components = await loadNamedComponents({ components: job.components, file, loadModule });
      const environment = {
        siteDir: project.siteDir,
        components: { ...options.theme.components, ...components },
        loadModule,
        limit,
        codeOf,
      };
      const exports = await runText({ file, parts: job.parts, environment });
      return {
        ...job,
        Component: exports.default,
        frame: await loadFrame({ frame: job.frame, file, loadModule }),
        directives: await loadDirectives({ directives: job.directives, file, loadModule }),
        components,
        pluginData: new Map(job.pluginData),
      };
    }
    default:
      return { Component: undefined, ...none };
  }
}

/** The article of a generated page: its component with its data. */
async function pluginPage({
  page,
  context: { loadModule, plugins, project, anchors, assets },
  ...found
}: {
  page: GeneratedPage;
  context: RenderContext;
} & Pick<PageResult, 'broken' | 'diagnostics'>): Promise<Omit<Article, 'parts'>> {
  const { siteDir, site } = project;
  const { file, route, source, sidebarTop } = page;
  const load = (specifier: string): Promise<unknown> =>
    loadComponent({ key: moduleKey({ siteDir, specifier, from: '' }), file, loadModule });
  const Component = (await load(page.component)) as (props: object) => unknown;
  const props = { ...page.props, ...plugins.pages.get(route) };
  const article = (): unknown => Component(props);
  return {
    Component: article,
    renderMarkdown: markdownRenderer({ route, site, anchors, assets, ...found }),
    pluginData: new Map([...plugins.data].filter(([plugin]) => plugin === source)),
    sidebarTop: sidebarTop && { Component: await load(sidebarTop.component), props: sidebarTop.props },
  };
}

function componentPage({
  page,
  context: { loadModule },
}: {
  page: ComponentPage;
  context: RenderContext;
}): Promise<unknown> {
  return loadComponent({ key: page.path, file: page.file, loadModule });
}
