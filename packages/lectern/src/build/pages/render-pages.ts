import type { CspSources } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { guardedSync } from '../../diagnostics/internal-error.js';
import { addressesWithoutMarkdown } from '../../model/page-markdown.js';
import type { SiteBundle } from '../../session/bundle/site-bundle.js';
import type { Renderable } from '../../session/pages.js';
import { renderablePages } from '../../session/pages.js';
import type { RenderContext } from '../../session/render/render-route.js';
import type { BuildRun } from '../build-run.js';
import type { PageLinks } from '../checks/check-links.js';
import { mergeCspSources } from '../files/csp.js';
import type { SearchRecord } from '../search/index.js';
import { pageMaker } from './make-pages.js';
import { openKeptPages } from './page-cache.js';
import type { KnownPage } from './page-fingerprints.js';
import { openKnownPages } from './page-fingerprints.js';
import { propsHasher } from './page-key.js';
import type { FoundPage, PageResults } from './page-results.js';
import { collectResults } from './page-results.js';
import type { PreparedPage } from './prepare-pages.js';
import { commonKey, pagePreparer, placeOfRoute } from './prepare-pages.js';

interface Options {
  run: BuildRun;
  context: RenderContext;
  bundle: SiteBundle;
  /** Of the locale, with a slash at its end; '' for the default one. */
  folder: string;
}

export interface Rendered {
  pages: PageLinks[];
  /** The number of pages that were rendered, not reused. */
  made: number;
  /** The URL of each number in `pages`. */
  addresses: readonly string[];
  /** What a search finds. */
  records: SearchRecord[];
  /** One of the pages holds a live example. */
  hasLive: boolean;
  /** What its pages load from other hosts. */
  origins: CspSources;
  diagnostics: Diagnostic[];
}

/** A page, and how to load what an earlier build found out about it. */
interface LookedUp {
  source: Renderable;
  load: (() => KnownPage | undefined) | undefined;
}

/** The steps of a page. They all add to `results` and `diagnostics`. */
interface PageSteps {
  lookUp(source: Renderable): LookedUp;
  /** Undefined for a page that failed. */
  prepare(source: Renderable): PreparedPage[];
  /** Where the page of an earlier build is; undefined if that build left it incomplete. */
  place(looked: LookedUp): FoundPage[];
  /** True where the page is in the output as it was published. */
  takeOver(page: PreparedPage | FoundPage): boolean;
  make(pages: readonly PreparedPage[]): Promise<void>;
  /** The URL of each number in the results. To be called when all pages are known. */
  close(): readonly string[];
}

/** Renders the pages whose sources changed, and reuses the published files of the others. */
export async function renderPages(options: Options): Promise<Rendered> {
  const { run, context } = options;
  const { recorder } = run.session;
  const diagnostics: Diagnostic[] = [];
  const results = collectResults({ context, output: run.output, diagnostics });
  const steps = await openSteps({ ...options, results, diagnostics });
  const sources = [...renderablePages(context.project), { kind: 'not-found' as const }];
  const looked = await recorder.time('assemble', () => sources.map(steps.lookUp));
  const unknown = looked.filter(({ load }) => load === undefined);
  const [prepared, found] = await recorder.time('assemble', () => [
    unknown.flatMap(({ source }) => steps.prepare(source)),
    looked.flatMap(steps.place),
  ]);
  const [changed, gone] = await recorder.time('reuse', () => [
    prepared.filter((page) => !steps.takeOver(page)),
    found.filter((page) => !steps.takeOver(page)),
  ]);
  const toMake = [...changed, ...gone.flatMap(({ source }) => steps.prepare(source))];
  await recorder.time('render', () => steps.make(toMake));
  const made = sources.flatMap((source) => results.get(source) ?? []);
  return {
    pages: made.map(({ links }) => links),
    records: made.flatMap(({ record }) => record ?? []),
    hasLive: made.some(({ hasLive }) => hasLive),
    origins: mergeCspSources(made.map(({ origins }) => origins)),
    made: toMake.length,
    addresses: steps.close(),
    diagnostics,
  };
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
  const { store, recorder } = session;
  const withoutMarkdown = addressesWithoutMarkdown(context.project.site);
  const kept = await openKeptPages({ store, output });
  const hashProps = propsHasher();
  const input = { context, bundle, folder, outDir: output.outDir, withoutMarkdown, hashProps, diagnostics };
  const prepare = pagePreparer(input);
  const known = await recorder.time('assemble', () =>
    openKnownPages({ store, context, common: commonKey(input), hashProps }),
  );
  return {
    lookUp: (source) => ({ source, load: known.find(source) }),
    prepare: (source) => {
      const file = 'file' in source ? source.file : undefined;
      const prepared = guardedSync({ doing: 'assembling', file, run: () => prepare(source) });
      if (prepared?.isFaultless === true) known.keep(prepared);
      return prepared === undefined ? [] : [prepared];
    },
    place: ({ source, load }) => {
      const page = load?.();
      if (page === undefined) return [];
      const { key, summary } = page;
      return [{ source, key, page: summary, ...placeOfRoute({ ...input, route: summary.route }) }];
    },
    takeOver: (page) => {
      const made = kept.reuse(page);
      if (made !== undefined) results.add(page, made);
      return made !== undefined;
    },
    make: pageMaker({
      run,
      context,
      bundle,
      kept,
      withoutMarkdown,
      diagnostics,
      onWritten: results.add,
    }),
    close: () => {
      kept.close();
      return kept.book.list();
    },
  };
}
