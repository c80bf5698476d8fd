import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { routeToFile } from '../../model/addresses.js';
import { pageData } from '../../model/page-data.js';
import type { PageData } from '../../model/page-data.types.js';
import type { MarkdownDocument } from '../../sources/types.js';
import { hashOf, hashText } from '../../util/hash.js';
import type { BundleRecord } from '../bundle/bundle.js';
import { liveFrameFile } from '../bundle/live-address.js';
import type { PageLinks } from '../check-links.js';
import { internalAddresses } from '../check-links.js';
import type { OutputFolder } from '../output.js';
import type { Renderable } from '../pages.js';
import { renderablePages } from '../pages.js';
import type { SearchRecord } from '../search/index.js';
import { articleText, searchRecord } from '../search/index.js';
import type { Store } from '../store/store.js';
import type { Work } from '../work/work.js';
import type { KeptPage, KeptPages } from './kept-pages.js';
import { openKeptPages } from './kept-pages.js';
import type { RenderContext } from './page.js';
import { renderRoute } from './page.js';
import { createPageHash } from './page-key.js';
import { resolveReferences } from './references.js';
import { siteLinksHash } from './site-links.js';
import { textJob } from './text-job.js';
import type { TextPageJob } from './text-page.js';

interface Options {
  context: RenderContext;
  bundle: { record: BundleRecord; dir: string };
  /** Of the locale, with a slash at its end; '' for the default one. */
  folder: string;
  output: OutputFolder;
  store: Store;
  work: Work;
}

interface PreparedPage {
  source: Renderable;
  page: PageData;
  file: string;
  key: string;
  /** For a page with a text. */
  job?: Omit<TextPageJob, 'codes'>;
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
  const { context, output, store, work, bundle } = options;
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
      addresses,
      ...rest
    }: { html: string; addresses: readonly string[] } & Pick<KeptPage, 'meta' | 'diagnostics'>,
  ): Promise<void> => {
    const { size, mtimeMs } = await output.write(prepared.file, html);
    const isFound = project.config.search !== false;
    const made: KeptPage = {
      size,
      mtimeMs,
      addresses: kept.book.numbersOf(addresses),
      hasLive: html.includes(liveFrameFile),
      textHash: isFound ? hashText(articleText(html)) : undefined,
      meta: rest.meta,
      diagnostics: rest.diagnostics,
    };
    kept.keep({ key: prepared.key, page: made });
    finish(prepared, made);
  };

  const prepared = preparePages({ ...options, diagnostics });
  const changed = prepared.filter((page) => !reused({ prepared: page, kept, finish }));
  for (const page of changed.filter(({ job }) => job === undefined)) {
    try {
      const result = await renderRoute({ page: page.source, context });
      const addresses = internalAddresses({
        html: result.html,
        base: project.site.addresses.base,
        reported: result.broken,
      });
      const { title, description } = result.page;
      await write(page, { ...result, addresses, meta: { title, description } });
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
  return { ...found, textHash, loadText: () => articleText(readFileSync(join(output.dir, file), 'utf8')) };
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
  return pageData({ site, siteData, navbar, page: source, meta });
}

/** Assembles each page, and hashes all that it will be made from. */
function preparePages({
  context,
  bundle,
  folder,
  output,
  diagnostics,
}: Options & { diagnostics: Diagnostic[] }): PreparedPage[] {
  const { project, compiled } = context;
  const { site, siteData, navbar, config } = project;
  const hashPage = createPageHash();
  const { inputs: _, ...record } = bundle.record;
  const common = hashOf([record, siteData, output.outDir]);
  // Texts in doc comments link to any page, and have samples.
  const links = hashOf([siteLinksHash(context), [...context.sampleOutputs]]);
  const pages = [...renderablePages(project), { kind: 'not-found' as const }];
  return pages.flatMap((source): PreparedPage[] => {
    const headings = 'file' in source ? compiled.get(source.file)?.headings : undefined;
    const page = pageData({ site, siteData, navbar, page: source, headings: headings ?? [] });
    const file = folder + routeToFile({ route: page.route, trailingSlash: config.trailingSlash });
    const base = [common, file, hashPage(page)];
    if (source.kind !== 'doc' && source.kind !== 'markdown-page')
      return [{ source, page, file, key: hashOf([...base, sourceKey({ source, links })]) }];
    const found = prepareText({ source, page, context });
    diagnostics.push(...found.diagnostics);
    if (found.job === undefined) return [];
    const { parts, tokens, diagrams, outputs, broken } = found.job;
    const codes = parts.map((part) => [part.file, part.codeHash]);
    return [
      {
        source,
        page,
        file,
        job: found.job,
        key: hashOf([...base, codes, tokens, diagrams, outputs, broken]),
      },
    ];
  });
}

/** What a page that is no text is made from, besides its data. */
function sourceKey({ source, links }: { source: Renderable; links: string }): unknown {
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
