import { isMarkdown } from '../../content/page-kinds.js';
import type { MarkdownDocument } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { pageData } from '../../model/page-data.js';
import type { PageData } from '../../model/page-data.types.js';
import type { BundleRecord } from '../../session/bundle/bundle.js';
import { markdownRules } from '../../session/page-markdown/page-markdown.js';
import type { Renderable } from '../../session/pages.js';
import { withPartials } from '../../session/partials.js';
import { textJob } from '../../session/render/document-job.js';
import type { DocumentPageJob } from '../../session/render/document-page.js';
import type { GeneratedPageJob } from '../../session/render/generated-page.js';
import { generatedJob } from '../../session/render/generated-page.js';
import { resolveReferences } from '../../session/render/references.js';
import type { RenderContext } from '../../session/render/render-route.js';
import { shownHeadings } from '../../session/render/shown-headings.js';
import { transformKey } from '../../session/render/transform-html.js';
import { routeToFile, routeToMarkdown } from '../../util/addresses.js';
import { hashOf } from '../../util/hash.js';
import { createPageHash } from './page-key.js';
import { siteLinksHash } from './site-links.js';

interface Options {
  context: RenderContext;
  bundle: { record: BundleRecord };
  /** Has a trailing slash; empty for the default locale. */
  folder: string;
  /** Routes and static files without a Markdown version. Links to them must not get the extension `.md`. */
  withoutMarkdown: readonly string[];
  hashProps: (props: object | undefined) => string;
  diagnostics: Diagnostic[];
}

export interface PlacedPage extends PageFiles {
  source: Renderable;
  key: string;
}

interface PageFiles {
  file: string;
  markdownFile: string;
}

export interface PreparedPage extends PlacedPage {
  page: PageData;
  /**
   * The input for a worker thread; undefined if no worker thread can render the page. The compiled code of the
   * documents is added later.
   */
  job?: Omit<DocumentPageJob, 'codes'> | GeneratedPageJob;
  /** False if the page has warnings. It then gets no fingerprint, so that every build reports the warnings. */
  isClean: boolean;
}

export function commonKey({ context: { project }, bundle, withoutMarkdown }: Options): string {
  const { inputs: _, ...record } = bundle.record;
  const { siteData, config } = project;
  return hashOf([record, siteData, withoutMarkdown, markdownRules(config), transformKey(project)]);
}

export function filesOfRoute({
  route,
  context: { project },
  folder,
}: Pick<Options, 'context' | 'folder'> & { route: string }): PageFiles {
  const { trailingSlash } = project.config;
  return {
    file: folder + routeToFile({ route, trailingSlash }),
    markdownFile: folder + routeToMarkdown(route),
  };
}

export function pagePreparer(options: Options): (source: Renderable) => PreparedPage | undefined {
  const { context, diagnostics, hashProps } = options;
  const { project, compiled } = context;
  const { site, siteData, navbar } = project;
  const hashPage = createPageHash();
  const common = commonKey(options);
  let known: string | undefined;
  // Pages with doc comments can link to any page and show any sample's output, so their keys include all links and all
  // outputs.
  const links = (): string => {
    known ??= hashOf([siteLinksHash(context), [...context.sampleOutputs]]);
    return known;
  };
  return (source) => {
    const page = pageData({
      site,
      siteData,
      navbar,
      page: source,
      headings:
        'file' in source ? shownHeadings({ siteDir: project.siteDir, compiled, file: source.file }) : [],
      withCards: mayShowCards({ source, context }),
      assets: context.assets,
    });
    const files = filesOfRoute({ ...options, route: page.route });
    const base = [common, files.file, hashPage(page)];
    const prepared = { source, page, ...files };
    if (!isMarkdown(source))
      return {
        ...prepared,
        ...(source.kind === 'generated' && {
          job: generatedJob({ page: source, context, sampleOutputs: context.sampleOutputs }),
        }),
        key: hashOf([...base, sourceKey({ source, links, context, hashProps })]),
        isClean: true,
      };
    const found = prepareText({ source, context });
    diagnostics.push(...found.diagnostics);
    if (found.job === undefined) return undefined;
    const { parts, frame, tokens, outputs, directives, components, pluginData, broken } = found.job;
    const codes = parts.map((part) => [part.file, part.codeHash]);
    return {
      ...prepared,
      job: found.job,
      key: hashOf([...base, codes, frame, tokens, outputs, directives, components, pluginData, broken]),
      isClean: found.diagnostics.length === 0,
    };
  };
}

/** Only components can render a list of cards, which shows the titles of other pages. */
function mayShowCards({ source, context }: { source: Renderable; context: RenderContext }): boolean {
  if (!isMarkdown(source)) return true;
  const { compiled, project } = context;
  const texts = withPartials({ siteDir: project.siteDir, compiled, file: source.file });
  return texts.some(
    ({ imports, directives, loadDetails }) =>
      imports.length + directives.length > 0 || loadDetails().names.some(({ isModule }) => isModule !== true),
  );
}

function sourceKey({
  source,
  links,
  context,
  hashProps,
}: {
  source: Renderable;
  links: () => string;
  context: RenderContext;
  hashProps: Options['hashProps'];
}): unknown {
  if (source.kind === 'generated')
    return [
      source.component,
      hashProps(source.props),
      source.sidebarTop,
      context.plugins.pages.get(source.route),
      context.plugins.data.get(source.source),
      ...(source.rendersMarkdown === true ? [links()] : []),
    ];
  return source.kind === 'component-page' ? source.path : source.kind;
}

function prepareText({ source, context }: { source: MarkdownDocument; context: RenderContext }): {
  job?: Omit<DocumentPageJob, 'codes'>;
  diagnostics: Diagnostic[];
} {
  const { tokens, broken, diagnostics } = resolveReferences({ page: source, context });
  try {
    const job = textJob({
      page: source,
      context,
      fences: context.fences,
      sampleOutputs: context.sampleOutputs,
    });
    return {
      job: { ...job, kind: 'document', file: source.file, tokens: [...tokens], broken: [...broken] },
      diagnostics,
    };
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return { diagnostics: [...diagnostics, ...error.diagnostics] };
  }
}
