import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { pageData } from '../../model/page-data.js';
import type { PageData } from '../../model/page-data.types.js';
import { addressesWithoutMarkdown } from '../../model/page-markdown.js';
import { hashText } from '../../util/hash.js';
import type { BundleRecord } from '../bundle/bundle.js';
import { liveFrameFile } from '../bundle/live-address.js';
import type { PageLinks } from '../check-links.js';
import { internalAddresses } from '../check-links.js';
import type { OutputFolder } from '../output/output.js';
import { pageMarkdown } from '../page-text/page-markdown.js';
import type { Recorder } from '../profile/recorder.js';
import type { SearchRecord } from '../search/index.js';
import { articleText, searchRecord } from '../search/index.js';
import type { Store } from '../store/store.js';
import type { Work } from '../work/work.js';
import type { KeptPage, KeptPages } from './kept-pages.js';
import { openKeptPages } from './kept-pages.js';
import type { RenderContext } from './page.js';
import { renderRoute } from './page.js';
import type { PreparedPage } from './prepare-pages.js';
import { preparePages } from './prepare-pages.js';

interface Options {
  context: RenderContext;
  bundle: { record: BundleRecord; dir: string };
  /** Of the locale, with a slash at its end; '' for the default one. */
  folder: string;
  output: OutputFolder;
  recorder: Recorder;
  store: Store;
  work: Work;
}

interface Rendered {
  pages: PageLinks[];
  /** The address of each number in `pages`. */
  addresses: readonly string[];
  /** What a search finds. */
  records: SearchRecord[];
  /** One of the pages holds a live example. */
  hasLive: boolean;
  diagnostics: Diagnostic[];
}

/** Renders the pages whose sources have changed, and takes over the others as they were published. */
export async function renderPages(options: Options): Promise<Rendered> {
  const { context, output, recorder, store, work, bundle } = options;
  const { project, compiled } = context;
  const kept = await openKeptPages({ store, output });
  const diagnostics: Diagnostic[] = [];
  const results = new Map<
    PreparedPage,
    { links: PageLinks; record: SearchRecord | undefined; hasLive: boolean }
  >();
  const finish = (prepared: PreparedPage, made: KeptPage): void => {
    const { source } = prepared;
    diagnostics.push(...made.diagnostics);
    const page = withMeta({ prepared, meta: made.meta, context });
    const file = 'file' in source ? source.file : '404';
    results.set(prepared, {
      links: { file, addresses: made.addresses, page },
      hasLive: made.hasLive,
      record: recordOf({ prepared, page, made, project, output }),
    });
  };
  const write = async (
    prepared: PreparedPage,
    {
      html,
      markdown,
      addresses,
      ...rest
    }: {
      html: string;
      markdown?: string | undefined;
      addresses: readonly string[];
    } & Pick<KeptPage, 'meta' | 'diagnostics'>,
  ): Promise<void> => {
    const { size, mtimeMs } = await output.write(prepared.file, html);
    const isFound = project.config.search !== false;
    const made: KeptPage = {
      size,
      mtimeMs,
      markdown: markdown === undefined ? undefined : await output.write(prepared.markdownFile, markdown),
      addresses: kept.book.numbersOf(addresses),
      hasLive: html.includes(liveFrameFile),
      textHash: isFound ? hashText(articleText(html)) : undefined,
      meta: rest.meta,
      diagnostics: rest.diagnostics,
    };
    kept.keep({ key: prepared.key, page: made });
    finish(prepared, made);
  };

  const without = new Set(addressesWithoutMarkdown(project.site));
  const prepared = await recorder.time('assemble', () =>
    preparePages({ ...options, withoutMarkdown: [...without], diagnostics }),
  );
  const changed = await recorder.time('reuse', () =>
    prepared.filter((page) => !reused({ prepared: page, kept, finish })),
  );
  await recorder.time('render', async () => {
    for (const page of changed.filter(({ job }) => job === undefined)) {
      try {
        const result = await renderRoute({ page: page.source, context });
        const addresses = internalAddresses({
          html: result.html,
          base: project.site.addresses.base,
          reported: result.broken,
        });
        const { title, description } = result.page;
        const markdown = pageMarkdown({ html: result.html, page: result.page, without });
        await write(page, { ...result, markdown, addresses, meta: { title, description } });
      } catch (error) {
        if (!(error instanceof LecternError)) throw error;
        diagnostics.push(...error.diagnostics);
      }
    }
    await work.render({
      setup: {
        siteDir: project.siteDir,
        bundleDir: bundle.dir,
        record: bundle.record,
        // As the browser gets it: what has no place in JSON has none in a page.
        site: JSON.parse(JSON.stringify(project.siteData)) as PageData['site'],
        withoutMarkdown: [...without],
        navbarPlaces: project.config.themeConfig.navbar.items.map((_, index) => ({
          file: project.configFile,
          ...project.locateInConfig(['themeConfig', 'navbar', 'items', index]),
        })),
      },
      items: changed.flatMap((page) => (page.job === undefined ? [] : [{ page, job: page.job }])),
      toJob: ({ job }) => ({
        ...job,
        codes: job.parts.map(({ file }) => compiled.get(file)?.loadCode() ?? ''),
      }),
      onResult: async ({ page }, result) => {
        if (result.diagnostics.length > 0) diagnostics.push(...result.diagnostics);
        else await write(page, { ...result, meta: {} });
      },
    });
  });
  kept.close();
  return {
    pages: prepared.flatMap((page) => results.get(page)?.links ?? []),
    records: prepared.flatMap((page) => results.get(page)?.record ?? []),
    hasLive: [...results.values()].some(({ hasLive }) => hasLive),
    addresses: kept.book.list(),
    diagnostics,
  };
}

function reused({
  prepared,
  kept,
  finish,
}: {
  prepared: PreparedPage;
  kept: KeptPages;
  finish: (prepared: PreparedPage, page: KeptPage) => void;
}): boolean {
  const page = kept.reuse(prepared);
  if (page !== undefined) finish(prepared, page);
  return page !== undefined;
}

/** The text stays in the file until an index is made from it. */
function recordOf({
  prepared: { source, file },
  page,
  made: { textHash },
  project,
  output,
}: {
  prepared: PreparedPage;
  page: PageData;
  made: KeptPage;
  project: RenderContext['project'];
  output: OutputFolder;
}): SearchRecord | undefined {
  const found = searchRecord({ ...project, page: source, data: page });
  if (found === undefined || textHash === undefined) return undefined;
  return { ...found, textHash, loadText: () => articleText(output.read(file)) };
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
