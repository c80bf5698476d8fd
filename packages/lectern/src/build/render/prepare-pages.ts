import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { routeToFile, routeToMarkdown } from '../../model/addresses.js';
import { pageData } from '../../model/page-data.js';
import type { PageData } from '../../model/page-data.types.js';
import type { MarkdownDocument } from '../../sources/types.js';
import { hashOf } from '../../util/hash.js';
import type { BundleRecord } from '../bundle/bundle.js';
import type { OutputFolder } from '../output/output.js';
import type { Renderable } from '../pages.js';
import { renderablePages } from '../pages.js';
import { withPartials } from '../texts.js';
import type { RenderContext } from './page.js';
import { createPageHash } from './page-key.js';
import { resolveReferences } from './references.js';
import { siteLinksHash } from './site-links.js';
import { textJob } from './text-job.js';
import type { TextPageJob } from './text-page.js';

interface Options {
  context: RenderContext;
  bundle: { record: BundleRecord };
  /** Of the locale, with a slash at its end; '' for the default one. */
  folder: string;
  output: OutputFolder;
  /** Addresses that look like those of pages with Markdown, and have none. */
  withoutMarkdown: readonly string[];
  /** Mistakes are added to these. */
  diagnostics: Diagnostic[];
}

/** A page with all that it will be made from, and the hash of that. */
export interface PreparedPage {
  source: Renderable;
  page: PageData;
  file: string;
  markdownFile: string;
  key: string;
  /** For a page with a text. */
  job?: Omit<TextPageJob, 'codes'>;
}

/** Assembles each page, and hashes all that it will be made from. */
export function preparePages({
  context,
  bundle,
  folder,
  output,
  withoutMarkdown,
  diagnostics,
}: Options): PreparedPage[] {
  const { project, compiled } = context;
  const { site, siteData, navbar, config } = project;
  const hashPage = createPageHash();
  const { inputs: _, ...record } = bundle.record;
  const common = hashOf([record, siteData, output.outDir, withoutMarkdown]);
  // Texts in doc comments link to any page, and have samples.
  const links = hashOf([siteLinksHash(context), [...context.sampleOutputs]]);
  const pages = [...renderablePages(project), { kind: 'not-found' as const }];
  return pages.flatMap((source): PreparedPage[] => {
    const headings = 'file' in source ? compiled.get(source.file)?.headings : undefined;
    const page = pageData({
      site,
      siteData,
      navbar,
      page: source,
      headings: headings ?? [],
      withCards: mayShowCards({ source, context }),
      assets: context.assets,
    });
    const file = folder + routeToFile({ route: page.route, trailingSlash: config.trailingSlash });
    const markdownFile = folder + routeToMarkdown(page.route);
    const base = [common, file, hashPage(page)];
    if (source.kind !== 'doc' && source.kind !== 'markdown-page')
      return [
        { source, page, file, markdownFile, key: hashOf([...base, sourceKey({ source, links, context })]) },
      ];
    const found = prepareText({ source, page, context });
    diagnostics.push(...found.diagnostics);
    if (found.job === undefined) return [];
    const { parts, tokens, diagrams, outputs, directives, evidence, broken } = found.job;
    const codes = parts.map((part) => [part.file, part.codeHash]);
    return [
      {
        source,
        page,
        file,
        markdownFile,
        job: found.job,
        key: hashOf([...base, codes, tokens, diagrams, outputs, directives, evidence, broken]),
      },
    ];
  });
}

/** Cards are shown by components alone. They name all pages beside this one, whose titles it would then depend on. */
function mayShowCards({ source, context }: { source: Renderable; context: RenderContext }): boolean {
  if (source.kind !== 'doc' && source.kind !== 'markdown-page') return true;
  const { compiled, project } = context;
  const texts = withPartials({ siteDir: project.siteDir, compiled, file: source.file });
  // The import that every text has is the compiler's own.
  return texts.some(
    ({ names, imports, directives }) =>
      names.length + directives.length > 0 ||
      imports.some(({ specifier }) => specifier !== 'react/jsx-runtime'),
  );
}

/** What a page that is no text is made from, besides its data. */
function sourceKey({
  source,
  links,
  context,
}: {
  source: Renderable;
  links: string;
  context: RenderContext;
}): unknown {
  if (source.kind === 'generated')
    return [source.component, source.props, context.plugins.pages.get(source.route)];
  if (source.kind === 'reference') return [source.entry, links];
  if (source.kind === 'openapi') return [source.api, links];
  return source.kind === 'component-page' ? source.path : source.kind;
}

function prepareText({
  source,
  page,
  context,
}: {
  source: MarkdownDocument;
  page: PageData;
  context: RenderContext;
}): { job?: Omit<TextPageJob, 'codes'>; diagnostics: Diagnostic[] } {
  const { tokens, broken, diagnostics } = resolveReferences({ page: source, context });
  const { site: _, ...data } = page;
  try {
    const job = textJob({
      page: source,
      context,
      diagrams: context.diagrams,
      sampleOutputs: context.sampleOutputs,
    });
    return {
      job: { ...job, file: source.file, page: data, tokens: [...tokens], broken: [...broken] },
      diagnostics,
    };
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return { diagnostics: [...diagnostics, ...error.diagnostics] };
  }
}
