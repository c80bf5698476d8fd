import type { Store } from '../../cache/store.js';
import type { CspSources } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { pageData } from '../../model/page-data.js';
import type { PageData } from '../../model/page-data.types.js';
import { addressesWithoutMarkdown } from '../../model/page-markdown.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { BundleRecord } from '../../session/bundle/bundle.js';
import { liveFrameFile } from '../../session/bundle/live-address.js';
import type { Renderable } from '../../session/pages.js';
import { renderablePages } from '../../session/pages.js';
import type { Recorder } from '../../session/recorder.js';
import type { RenderContext } from '../../session/render/render-route.js';
import { transformHtml } from '../../session/render/transform-html.js';
import type { Work } from '../../session/workers/worker-pool.js';
import { hashText } from '../../util/hash.js';
import type { PageLinks } from '../checks/check-links.js';
import { mergeCspSources } from '../files/csp.js';
import { pageOrigins } from '../files/page-origins.js';
import type { OutputFolder } from '../publish/output.js';
import type { SearchRecord } from '../search/index.js';
import { articleText, searchRecords } from '../search/index.js';
import type { MadePage } from './make-pages.js';
import { pageMaker } from './make-pages.js';
import type { KeptPage } from './page-cache.js';
import { openKeptPages } from './page-cache.js';
import { openKnownPages } from './page-fingerprints.js';
import type { PlacedPage, PreparedPage } from './prepare-pages.js';
import { commonKey, pagePreparer, placeOfRoute } from './prepare-pages.js';

interface Options {
  context: RenderContext;
  bundle: { record: BundleRecord; dir: string };
  /** Of the locale, with a slash at its end; '' for the default one. */
  folder: string;
  output: OutputFolder;
  recorder: Recorder;
  store: Store;
  work: Work;
  /** Told of what a search finds of each page whose text has changed, as soon as it is known. */
  onMade: (record: SearchRecord) => void;
}

/** A page of which enough is known to take it over as it was published. */
interface FoundPage extends PlacedPage {
  page: PageSummary;
}

interface Rendered {
  pages: PageLinks[];
  /** Number of those that were made, and not taken over. */
  made: number;
  /** The address of each number in `pages`. */
  addresses: readonly string[];
  /** What a search finds. */
  records: SearchRecord[];
  /** One of the pages holds a live example. */
  hasLive: boolean;
  /** What its pages load from other hosts. */
  origins: CspSources;
  diagnostics: Diagnostic[];
}

/** Renders the pages whose sources have changed, and takes over the others as they were published. */
export async function renderPages(options: Options): Promise<Rendered> {
  const { context, output, recorder, store, work, bundle, onMade } = options;
  const { project } = context;
  const kept = await openKeptPages({ store, output });
  const diagnostics: Diagnostic[] = [];
  const results = new Map<
    Renderable,
    { links: PageLinks; record: SearchRecord | undefined; hasLive: boolean; origins: CspSources }
  >();
  const recordOf = searchRecords(project);
  const finish = ({ source, page, file }: FoundPage, made: KeptPage): void => {
    diagnostics.push(...made.diagnostics);
    results.set(source, {
      links: { file: 'file' in source ? source.file : '404', addresses: made.addresses, page },
      hasLive: made.hasLive,
      origins: made.origins,
      record: withText({ source, file, page, made, recordOf, output }),
    });
  };
  const knownScripts = [
    bundle.record.headScript,
    ...project.siteData.headTags.flatMap(({ innerHTML }) => innerHTML ?? []),
  ];
  const write = async (
    prepared: PreparedPage,
    { html: made, markdown, addresses, ...rest }: MadePage,
  ): Promise<void> => {
    const html = await transformHtml({ html: made, page: prepared.page, project });
    const { size, mtimeMs } = await output.write(prepared.file, html);
    const isFound = project.config.search !== false;
    const keptPage: KeptPage = {
      size,
      mtimeMs,
      markdown: markdown === undefined ? undefined : await output.write(prepared.markdownFile, markdown),
      addresses: kept.book.numbersOf(addresses),
      hasLive: html.includes(liveFrameFile),
      origins: pageOrigins({ html, url: project.config.url, known: knownScripts }),
      textHash: isFound ? hashText(articleText(html)) : undefined,
      meta: rest.meta,
      diagnostics: rest.diagnostics,
    };
    kept.keep({ key: prepared.key, page: keptPage });
    finish({ ...prepared, page: withMeta({ prepared, meta: keptPage.meta, context }) }, keptPage);
  };

  const withoutMarkdown = addressesWithoutMarkdown(project.site);
  const input = { ...options, withoutMarkdown, diagnostics };
  const sources = [...renderablePages(project), { kind: 'not-found' as const }];
  const prepare = pagePreparer(input);
  const known = await recorder.time('assemble', () =>
    openKnownPages({ store, context, common: commonKey(input) }),
  );
  const assemble = (source: Renderable): PreparedPage[] => {
    const prepared = prepare(source);
    if (prepared?.isFaultless === true) known.keep(prepared);
    return prepared === undefined ? [] : [prepared];
  };
  const takeOver = (page: PreparedPage | FoundPage): boolean => {
    const made = kept.reuse(page);
    if (made === undefined) return false;
    finish(
      isPrepared(page) ? { ...page, page: withMeta({ prepared: page, meta: made.meta, context }) } : page,
      made,
    );
    return true;
  };
  const make = pageMaker({ context, bundle, work, withoutMarkdown, diagnostics, onMade: write });
  // What has changed comes first: another process has something to do with it.
  const looked = await recorder.time('assemble', () =>
    sources.map((source) => ({ source, load: known.find(source) })),
  );
  const unknown = looked.flatMap(({ source, load }) => (load === undefined ? [source] : []));
  const prepared = await recorder.time('assemble', () => unknown.flatMap(assemble));
  const changed = await recorder.time('reuse', () => prepared.filter((page) => !takeOver(page)));
  await recorder.time('render', () => make(changed));
  for (const source of unknown) {
    const record = results.get(source)?.record;
    if (record !== undefined) onMade(record);
  }
  const found = await recorder.time('assemble', () =>
    looked.flatMap(({ source, load }): FoundPage[] => {
      const page = load?.();
      if (page === undefined) return [];
      const { key, summary } = page;
      return [{ source, key, page: summary, ...placeOfRoute({ ...input, route: summary.route }) }];
    }),
  );
  const gone = await recorder.time('reuse', () => found.filter((page) => !takeOver(page)));
  const again = gone.flatMap(({ source }) => assemble(source));
  await recorder.time('render', () => make(again));
  kept.close();
  return {
    pages: sources.flatMap((source) => results.get(source)?.links ?? []),
    records: sources.flatMap((source) => results.get(source)?.record ?? []),
    hasLive: [...results.values()].some(({ hasLive }) => hasLive),
    origins: mergeCspSources([...results.values()].map(({ origins }) => origins)),
    made: changed.length + again.length,
    addresses: kept.book.list(),
    diagnostics,
  };
}

function isPrepared(page: PreparedPage | FoundPage): page is PreparedPage {
  return 'isFaultless' in page;
}

/** The text stays in the file until an index is made from it. */
function withText({
  source,
  file,
  page,
  made: { textHash },
  recordOf,
  output,
}: Pick<FoundPage, 'source' | 'file' | 'page'> & {
  made: KeptPage;
  recordOf: ReturnType<typeof searchRecords>;
  output: OutputFolder;
}): SearchRecord | undefined {
  if (textHash === undefined) return undefined;
  const found = recordOf({ page: source, data: page });
  return found && Object.assign(found, { file, textHash, loadText: () => articleText(output.read(file)) });
}

/** A page that is a component says its title and description itself. */
function withMeta({
  prepared: { source, page },
  meta,
  context,
}: {
  prepared: PreparedPage;
  meta: KeptPage['meta'];
  context: RenderContext;
}): PageData {
  if (source.kind !== 'component-page') return page;
  const { site, siteData, navbar } = context.project;
  return pageData({ site, siteData, navbar, page: source, meta, assets: context.assets });
}
