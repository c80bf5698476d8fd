import type { CspSources } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { pageData } from '../../model/page-data.js';
import type { PageSummary } from '../../model/page-summary.js';
import { pageSummary } from '../../model/page-summary.js';
import type { Renderable } from '../../session/pages.js';
import type { RenderContext } from '../../session/render/render-route.js';
import type { PageLinks } from '../checks/check-links.js';
import type { OutputFolder } from '../publish/output.js';
import type { SearchRecord } from '../search/index.js';
import { articleText, searchRecords } from '../search/index.js';
import type { CachedPage } from './page-cache.js';
import type { PlacedPage, PreparedPage } from './prepare-pages.js';

export interface FoundPage extends PlacedPage {
  page: PageSummary;
}

interface PageResult {
  links: PageLinks;
  record: SearchRecord | undefined;
  hasLive: boolean;
  origins: CspSources;
}

export interface PageResults {
  add(page: PreparedPage | FoundPage, cached: CachedPage): void;
  get(source: Renderable): PageResult | undefined;
}

export function collectResults({
  context,
  output,
  diagnostics,
}: {
  context: RenderContext;
  output: OutputFolder;
  diagnostics: Diagnostic[];
}): PageResults {
  const results = new Map<Renderable, PageResult>();
  const recordOf = searchRecords(context.project);
  return {
    add(placed, cached) {
      const { source, file } = placed;
      const page = isPrepared(placed)
        ? withMeta({ prepared: placed, meta: cached.meta, context })
        : placed.page;
      diagnostics.push(...cached.diagnostics);
      results.set(source, {
        links: { file: 'file' in source ? source.file : '404', addresses: cached.addresses, page },
        hasLive: cached.hasLive,
        origins: cached.origins,
        record: withText({ source, file, page, cached, recordOf, output }),
      });
    },
    get: (source) => results.get(source),
  };
}

function isPrepared(page: PreparedPage | FoundPage): page is PreparedPage {
  return 'isClean' in page;
}

function withText({
  source,
  file,
  page,
  cached: { textHash },
  recordOf,
  output,
}: Pick<FoundPage, 'source' | 'file' | 'page'> & {
  cached: CachedPage;
  recordOf: ReturnType<typeof searchRecords>;
  output: OutputFolder;
}): SearchRecord | undefined {
  if (textHash === undefined) return undefined;
  const found = recordOf({ page: source, data: page });
  return found && Object.assign(found, { textHash, loadText: () => articleText(output.read(file)) });
}

/** Keeps only the page data that later steps need, because the rest takes much more memory. */
function withMeta({
  prepared: { source, page },
  meta,
  context,
}: {
  prepared: PreparedPage;
  meta: CachedPage['meta'];
  context: RenderContext;
}): PageSummary {
  if (source.kind !== 'component-page') return pageSummary(page);
  const { site, siteData, navbar } = context.project;
  return pageSummary(pageData({ site, siteData, navbar, page: source, meta, assets: context.assets }));
}
