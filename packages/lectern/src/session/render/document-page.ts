import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { asLecternError } from '../../diagnostics/internal-error.js';
import type { TokenValue } from '../../markdown/tokens.js';
import type { PageData } from '../../model/page-data.types.js';
import type { HtmlToMarkdownRule } from '../../plugin/types.js';
import type { TimeLimit } from '../../util/time-limit.js';
import { pageMarkdown } from '../page-markdown/page-markdown.js';
import type { TextJob, TextPart } from './document-job.js';
import { internalAddresses } from './internal-addresses.js';
import type { LoadModule } from './load-module.js';
import { loadWithin } from './load-module.js';
import type { PlaceOfNavbarItem } from './navbar-problem.js';
import { loadDirectives, loadFrame, loadNamedComponents } from './plugin-components.js';
import type { RenderOptions } from './render-page.js';
import { renderPage } from './render-page.js';
import { codeOfDocument, placeOfName, runText } from './run-document.js';

/** All inputs of a page with a document, as plain data. */
export interface TextPageJob extends TextJob {
  /** The document, relative to the site's folder. */
  file: string;
  /** Data shared by all pages is sent separately, once. */
  page: Omit<PageData, 'site'>;
  /** Code of the parts, in order. */
  codes: string[];
  tokens: [token: string, value: TokenValue][];
  /** URLs that have already been reported as broken. */
  broken: string[];
}

export interface TextPageResult {
  html: string;
  /** Its Markdown version, for a page that publishes one. */
  markdown?: string | undefined;
  /** Internal URLs that the page links to, without the base path. */
  addresses: string[];
  diagnostics: Diagnostic[];
}

interface Environment {
  siteDir: string;
  site: PageData['site'];
  /** URLs that look like pages with a Markdown version, but have none. */
  withoutMarkdown: ReadonlySet<string>;
  /** Markdown rules of plug-ins by class name. */
  markdownRules: Readonly<Record<string, HtmlToMarkdownRule>>;
  options: RenderOptions;
  loadModule: LoadModule;
  placeOfNavbarItem: PlaceOfNavbarItem;
  /** Aborts rendering after `timeLimit` seconds. */
  limit: TimeLimit;
  timeLimit: number;
}

/** Renders a page from its job. Errors are returned as data, because they may have to leave a worker. */
export async function renderTextPage({
  job,
  environment,
}: {
  job: TextPageJob;
  environment: Environment;
}): Promise<TextPageResult> {
  const { siteDir, site, withoutMarkdown, markdownRules, options, placeOfNavbarItem, limit, timeLimit } =
    environment;
  const loadModule = loadWithin({ loadModule: environment.loadModule, timeLimit });
  const { file, parts, codes, broken } = job;
  const tokens = new Map(job.tokens);
  const codeByFile = new Map(parts.map((part, index) => [part.file, codes[index] ?? '']));
  const codeOf = (part: TextPart): string => codeByFile.get(part.file) ?? '';
  try {
    const components = await loadNamedComponents({ components: job.components, file, loadModule });
    const exports = await runText({
      file,
      parts,
      environment: {
        siteDir,
        components: { ...options.theme.components, ...components },
        loadModule,
        limit,
        codeOf,
      },
    });
    const { html, problems } = renderPage({
      ...options,
      page: () => ({ ...job.page, site }),
      Component: exports.default,
      frame: await loadFrame({ frame: job.frame, file, loadModule }),
      sampleOutputs: new Map(job.outputs),
      directives: await loadDirectives({ directives: job.directives, file, loadModule }),
      components,
      pluginData: new Map(job.pluginData),
      resolveToken: (token) => tokens.get(token) ?? { href: token },
      siteDir,
      file,
      limit,
      placeOf: placeOfName(parts),
      codeOfDocument: codeOfDocument({ parts, codeOf }),
      placeOfNavbarItem,
    });
    const addresses = internalAddresses({ html, base: site.base, reported: new Set(broken) });
    const markdown = pageMarkdown({
      html,
      page: { ...job.page, site },
      without: withoutMarkdown,
      rules: markdownRules,
    });
    return { html, markdown, addresses, diagnostics: problems };
  } catch (error) {
    const { diagnostics } = asLecternError({ error, doing: 'rendering', file });
    return { html: '', addresses: [], diagnostics: [...diagnostics] };
  }
}
