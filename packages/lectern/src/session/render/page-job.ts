import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { asLecternError } from '../../diagnostics/internal-error.js';
import type { PageData } from '../../model/page-data.types.js';
import { pageMarkdown } from '../page-markdown/page-markdown.js';
import type { DocumentPageJob } from './document-page.js';
import { documentArticle } from './document-page.js';
import type { GeneratedPageJob } from './generated-page.js';
import { generatedArticle } from './generated-page.js';
import { internalAddresses } from './internal-addresses.js';
import type { JobEnvironment } from './job-environment.js';
import { loadWithin } from './load-module.js';
import { missingHeadings } from './missing-headings.js';
import { renderPage } from './render-page.js';

/** Plain data, because a job may be sent to a worker. */
export type PageJob = (DocumentPageJob | GeneratedPageJob) & {
  /** Data of this page. The data that all pages share is sent separately and only once. */
  page: Omit<PageData, 'site'>;
};

export interface PageJobResult {
  html: string;
  markdown?: string | undefined;
  /** Internal URLs that the page links to, without the base path. */
  addresses: string[];
  diagnostics: Diagnostic[];
  /** Whether the page was not rendered, because other pages exceeded a limit. */
  isSkipped?: boolean;
}

export const skippedPage: PageJobResult = { html: '', addresses: [], diagnostics: [], isSkipped: true };

/** Returns errors as data instead of throwing them, so that a worker can send them. */
export async function renderJob({
  job,
  environment,
}: {
  job: PageJob;
  environment: JobEnvironment;
}): Promise<PageJobResult> {
  const { siteDir, site, withoutMarkdown, markdownRules, options, locationOfNavbarItem, limit } = environment;
  const loadModule = loadWithin({ loadModule: environment.loadModule, timeLimit: environment.timeLimit });
  const { file } = job;
  const page = { ...job.page, site };
  let reported: readonly Diagnostic[] = [];
  try {
    const limited = { ...environment, loadModule };
    const { broken, diagnostics, ...article } =
      job.kind === 'generated'
        ? await generatedArticle({ job, environment: limited })
        : await documentArticle({ job, environment: limited });
    reported = diagnostics;
    const { html, problems } = renderPage({
      ...options,
      ...article,
      page: () => page,
      siteDir,
      file,
      limit,
      locationOfNavbarItem,
    });
    const addresses = internalAddresses({ html, base: site.base, reported: broken });
    const missing = job.kind === 'generated' ? missingHeadings({ ...job, html }) : [];
    const markdown = pageMarkdown({ html, page, without: withoutMarkdown, rules: markdownRules });
    return { html, markdown, addresses, diagnostics: [...reported, ...problems, ...missing] };
  } catch (error) {
    const { diagnostics } = asLecternError({ error, doing: 'rendering', file });
    return { html: '', addresses: [], diagnostics: [...reported, ...diagnostics] };
  }
}
