import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { asLecternError, collectErrors } from '../../diagnostics/internal-error.js';
import type { PageData } from '../../model/page-data.types.js';
import { liveFrameFile } from '../../session/bundle/live-address.js';
import type { SiteBundle } from '../../session/bundle/site-bundle.js';
import { markdownRules, pageMarkdown } from '../../session/page-markdown/page-markdown.js';
import type { Project } from '../../session/project.js';
import { internalAddresses } from '../../session/render/internal-addresses.js';
import type { PageJob } from '../../session/render/page-job.js';
import type { RenderContext } from '../../session/render/render-route.js';
import { renderRoute } from '../../session/render/render-route.js';
import { transformHtml } from '../../session/render/transform-html.js';
import type { RenderSetup } from '../../session/workers/tasks.js';
import { hashText } from '../../util/hash.js';
import type { BuildRun } from '../build-run.js';
import { pageOrigins } from '../files/page-origins.js';
import type { OutputFolder } from '../publish/output.js';
import { articleText } from '../search/index.js';
import type { CachedPage, PageCache } from './page-cache.js';
import type { PreparedPage } from './prepare-pages.js';
import { shortHtml } from './short-html.js';

interface RenderedPage extends Pick<CachedPage, 'meta' | 'diagnostics'> {
  html: string;
  markdown?: string | undefined;
  addresses: readonly string[];
}

interface Options {
  run: BuildRun;
  context: RenderContext;
  bundle: SiteBundle;
  pageCache: PageCache;
  withoutMarkdown: readonly string[];
  diagnostics: Diagnostic[];
  onWritten: (page: PreparedPage, written: CachedPage) => void;
}

type MakePages = (pages: readonly PreparedPage[]) => Promise<void>;

export function pageMaker({ run, pageCache, onWritten, ...options }: Options): MakePages {
  const { context, bundle, withoutMarkdown, diagnostics } = options;
  const { project, compiled } = context;
  const { output, session } = run;
  const knownScripts = [
    bundle.record.headScript,
    bundle.record.tabsScript,
    bundle.record.layoutScript,
    bundle.record.baseHintScript,
    ...project.siteData.headTags.flatMap(({ innerHTML }) => innerHTML ?? []),
  ];
  const onRendered = async (prepared: PreparedPage, made: RenderedPage): Promise<void> => {
    const { result: html, diagnostics: failures } = await collectErrors({
      doing: 'rendering',
      file: 'file' in prepared.source ? prepared.source.file : prepared.file,
      run: () => transformHtml({ html: made.html, page: prepared.page, project }),
    });
    diagnostics.push(...failures);
    if (html === undefined) return;
    const result = { ...made, html };
    onWritten(prepared, await writePage({ prepared, result, context, output, pageCache, knownScripts }));
  };
  const setup = renderSetup({ project, bundle, withoutMarkdown });
  const without = new Set(withoutMarkdown);
  const makeHere = async (page: PreparedPage): Promise<void> => {
    if (run.stuck.isOver()) {
      run.stuck.addSkipped(1);
      return;
    }
    try {
      await onRendered(page, await renderHere({ page, context, without, rules: setup.markdownRules }));
    } catch (error) {
      const file = 'file' in page.source ? page.source.file : undefined;
      const failures = asLecternError({ error, doing: 'rendering', file }).diagnostics;
      run.stuck.add(failures);
      diagnostics.push(...failures);
    }
  };
  return async (pages) => {
    for (const page of pages.filter(({ job }) => job === undefined)) await makeHere(page);
    await session.workers.render({
      setup,
      items: pages.flatMap((page) => (page.job === undefined ? [] : [{ page, job: page.job }])),
      targets: pages.some(({ job }) => job?.kind === 'generated')
        ? { site: project.site, anchors: context.anchors, assets: context.assets }
        : undefined,
      stuck: run.stuck,
      toJob: ({ page: { page }, job }) => pageJob({ page, job, compiled }),
      onResult: async ({ page }, result) => {
        // Empty HTML means that rendering failed. A page that only has warnings is still published.
        if (result.html === '') diagnostics.push(...result.diagnostics);
        else await onRendered(page, { ...result, meta: {} });
      },
    });
  };
}

function pageJob({
  page: { site: _, ...page },
  job,
  compiled,
}: {
  page: PageData;
  job: NonNullable<PreparedPage['job']>;
  compiled: RenderContext['compiled'];
}): PageJob {
  if (job.kind === 'generated') return { ...job, page };
  return { ...job, page, codes: job.parts.map(({ file }) => compiled.get(file)?.loadCode() ?? '') };
}

function renderSetup({
  project: { siteDir, siteData, config, configFile, locateInConfig },
  bundle,
  withoutMarkdown,
}: Pick<Options, 'bundle' | 'withoutMarkdown'> & { project: Project }): RenderSetup {
  return {
    siteDir,
    bundleDir: bundle.dir,
    record: bundle.record,
    // Convert the data to JSON and back, so that rendering uses the same values that the browser receives.
    site: JSON.parse(JSON.stringify(siteData)) as PageData['site'],
    timeLimit: config.pageTimeLimit,
    withoutMarkdown: [...withoutMarkdown],
    markdownRules: markdownRules(config),
    navbarLocations: config.themeConfig.navbar.items.map((_, index) => ({
      file: configFile,
      ...locateInConfig(['themeConfig', 'navbar', 'items', index]),
    })),
  };
}

async function renderHere({
  page,
  context,
  without,
  rules,
}: {
  page: PreparedPage;
  context: RenderContext;
  without: ReadonlySet<string>;
  rules: RenderSetup['markdownRules'];
}): Promise<RenderedPage> {
  const { base } = context.project.site.addresses;
  const result = await renderRoute({ page: page.source, context });
  const { html, broken } = result;
  const addresses = internalAddresses({ html, base, reported: broken });
  const { title, description } = result.page;
  const markdown = pageMarkdown({ html, page: result.page, without, rules });
  return { ...result, markdown, addresses, meta: { title, description } };
}

async function writePage({
  prepared,
  result: { html: transformed, markdown, addresses, meta, diagnostics },
  context: { project },
  output,
  pageCache,
  knownScripts,
}: {
  prepared: PreparedPage;
  result: RenderedPage;
  context: RenderContext;
  output: OutputFolder;
  pageCache: PageCache;
  knownScripts: readonly string[];
}): Promise<CachedPage> {
  const html = shortHtml(transformed);
  const { size, mtimeMs } = await output.write(prepared.file, html);
  const isFound = project.config.search !== false;
  const page: CachedPage = {
    size,
    mtimeMs,
    markdown: markdown === undefined ? undefined : await output.write(prepared.markdownFile, markdown),
    addresses: pageCache.book.numbersOf(addresses),
    hasLive: html.includes(liveFrameFile),
    origins: pageOrigins({ html, url: project.config.url, known: knownScripts }),
    textHash: isFound ? hashText(articleText(html)) : undefined,
    meta,
    diagnostics,
  };
  pageCache.keep({ key: prepared.key, page });
  return page;
}
