import type { CspSources } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { asLecternError } from '../../diagnostics/internal-error.js';
import { addressesWithoutMarkdown } from '../../model/page-markdown.js';
import type { SiteBundle } from '../../session/bundle/site-bundle.js';
import { fetchCode } from '../../session/compile/fetch-compiled.js';
import type { Renderable } from '../../session/pages.js';
import { renderablePages } from '../../session/pages.js';
import { withPartials } from '../../session/partials.js';
import type { Recorder } from '../../session/recorder.js';
import type { RenderContext } from '../../session/render/render-route.js';
import { isInShard } from '../../session/shard.js';
import type { BuildRun } from '../build-run.js';
import type { PageLinks } from '../checks/check-links.js';
import { mergeCspSources } from '../files/csp.js';
import type { SearchRecord } from '../search/index.js';
import { pageMaker } from './make-pages.js';
import { openPageCache } from './page-cache.js';
import type { KnownPage } from './page-fingerprints.js';
import { openKnownPages } from './page-fingerprints.js';
import { propsHasher } from './page-key.js';
import type { FoundPage, PageResults } from './page-results.js';
import { collectResults } from './page-results.js';
import type { PreparedPage } from './prepare-pages.js';
import { commonKey, filesOfRoute, pagePreparer } from './prepare-pages.js';
import { pageRestorer, sharePage } from './shared-pages.js';

interface Options {
  run: BuildRun;
  context: RenderContext;
  bundle: SiteBundle;
  folder: string;
}

export interface Rendered {
  pages: PageLinks[];
  addresses: readonly string[];
  records: SearchRecord[];
  hasLive: boolean;
  origins: CspSources;
  diagnostics: Diagnostic[];
}

/** Maximum number of fully assembled pages in memory. */
const batchSize = 2000;

interface LookedUp {
  source: Renderable;
  load: (() => KnownPage | undefined) | undefined;
}

interface PageSteps {
  fetchKnown(sources: readonly Renderable[]): Promise<void>;
  lookUp(source: Renderable): LookedUp;
  prepare(source: Renderable): PreparedPage[];
  locate(looked: LookedUp): FoundPage[];
  takeOver(page: PreparedPage | FoundPage): boolean;
  restore<Page extends PreparedPage | FoundPage>(pages: readonly Page[]): Promise<Page[]>;
  fetchCode(sources: readonly Renderable[]): Promise<void>;
  make(pages: readonly PreparedPage[]): Promise<void>;
  close(): readonly string[];
}

export async function renderPages(options: Options): Promise<Rendered> {
  const { run, context } = options;
  const { recorder } = run.session;
  const diagnostics: Diagnostic[] = [];
  const results = collectResults({ context, output: run.output, diagnostics });
  const steps = await openSteps({ ...options, results, diagnostics });
  const { shard } = run;
  const all = [...renderablePages(context.project), { kind: 'not-found' as const }];
  const sources = shard === undefined ? all : all.filter((page) => isInShard({ page, shard }));
  await recorder.time('fetch', () => steps.fetchKnown(sources));
  const looked = await recorder.time('assemble', () => sources.map(steps.lookUp));
  const found = await recorder.time('assemble', () => looked.flatMap(steps.locate));
  const gone = await recorder.time('reuse', () => found.filter((page) => !steps.takeOver(page)));
  const unknown = looked.filter(({ load }) => load === undefined);
  await makePages({ unknown, gone, steps, recorder });
  const made = sources.flatMap((source) => results.get(source) ?? []);
  return {
    pages: made.map(({ links }) => links),
    records: made.flatMap(({ record }) => record ?? []),
    hasLive: made.some(({ hasLive }) => hasLive),
    origins: mergeCspSources(made.map(({ origins }) => origins)),
    addresses: steps.close(),
    diagnostics,
  };
}

/**
 * `unknown` pages have no cached data. `gone` pages have no unchanged published file, and are all requested from the
 * shared cache at once, because one download contains several pages.
 */
async function makePages({
  unknown,
  gone,
  steps,
  recorder,
}: {
  unknown: readonly { source: Renderable }[];
  gone: readonly FoundPage[];
  steps: PageSteps;
  recorder: Recorder;
}): Promise<void> {
  const [first = [], ...others] = batchesOf(unknown);
  const prepare = async (sources: readonly Renderable[]): Promise<PreparedPage[]> => {
    await recorder.time('fetch', () => steps.fetchCode(sources));
    return recorder.time('assemble', () => sources.flatMap(steps.prepare));
  };
  const prepareChanged = async (sources: readonly Renderable[]): Promise<PreparedPage[]> => {
    const prepared = await prepare(sources);
    return recorder.time('reuse', () => prepared.filter((page) => !steps.takeOver(page)));
  };
  const make = (pages: readonly PreparedPage[]): Promise<void> =>
    recorder.time('render', () => steps.make(pages));
  const changed = await prepareChanged(first);
  const absent = new Set(await recorder.time('fetch', () => steps.restore([...changed, ...gone])));
  await make(changed.filter((page) => absent.has(page)));
  for (const sources of others) {
    const pages = await prepareChanged(sources);
    await make(await recorder.time('fetch', () => steps.restore(pages)));
  }
  for (const sources of batchesOf(gone.filter((page) => absent.has(page))))
    await make(await prepare(sources));
}

function batchesOf(pages: readonly { source: Renderable }[]): Renderable[][] {
  const sources = pages.map(({ source }) => source);
  return Array.from({ length: Math.ceil(sources.length / batchSize) }, (_, index) =>
    sources.slice(index * batchSize, (index + 1) * batchSize),
  );
}

async function openSteps({
  run,
  context,
  bundle,
  folder,
  results,
  diagnostics,
}: Options & { results: PageResults; diagnostics: Diagnostic[] }): Promise<PageSteps> {
  const { session, output } = run;
  const { store, recorder, shared } = session;
  const withoutMarkdown = addressesWithoutMarkdown(context.project.site);
  const pageCache = await openPageCache({ store, output });
  const hashProps = propsHasher();
  const input = { context, bundle, folder, withoutMarkdown, hashProps, diagnostics };
  const prepare = pagePreparer(input);
  const known = await recorder.time('assemble', () =>
    openKnownPages({ store, context, common: commonKey(input), hashProps, shared }),
  );
  const restore = pageRestorer({ output, pageCache, shared });
  const add: PageResults['add'] = (page, cached) => {
    results.add(page, cached);
    sharePage({ page, cached, output, pageCache, shared });
  };
  return {
    fetchKnown: known.fetch,
    lookUp: (source) => ({ source, load: known.find(source) }),
    prepare: (source) => {
      const file = 'file' in source ? source.file : undefined;
      try {
        const prepared = prepare(source);
        if (prepared?.isClean === true) known.keep(prepared);
        return prepared === undefined ? [] : [prepared];
      } catch (error) {
        diagnostics.push(...asLecternError({ error, doing: 'assembling', file }).diagnostics);
        return [];
      }
    },
    locate: ({ source, load }) => {
      const page = load?.();
      if (page === undefined) return [];
      const { key, summary } = page;
      return [{ source, key, page: summary, ...filesOfRoute({ ...input, route: summary.route }) }];
    },
    takeOver: (page) => {
      const cached = pageCache.reuse(page);
      if (cached !== undefined) add(page, cached);
      return cached !== undefined;
    },
    restore: async (pages) => {
      const cached = await restore(pages);
      return pages.filter((page) => {
        const found = cached.get(page);
        if (found !== undefined) add(page, found);
        return found === undefined;
      });
    },
    fetchCode: (sources) => fetchCode({ store, shared, hashes: codeHashes({ sources, context }) }),
    make: pageMaker({
      run,
      context,
      bundle,
      pageCache,
      withoutMarkdown,
      diagnostics,
      onWritten: add,
    }),
    close: () => {
      pageCache.close();
      return pageCache.book.list();
    },
  };
}

function codeHashes({
  sources,
  context: { project, compiled },
}: {
  sources: readonly Renderable[];
  context: RenderContext;
}): string[] {
  const { siteDir } = project;
  return sources.flatMap((source) =>
    'file' in source
      ? withPartials({ siteDir, compiled, file: source.file }).map(({ codeHash }) => codeHash)
      : [],
  );
}
