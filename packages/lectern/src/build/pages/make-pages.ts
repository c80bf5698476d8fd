import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import type { PageData } from '../../model/page-data.types.js';
import type { BundleRecord } from '../../session/bundle/bundle.js';
import { markdownRules, pageMarkdown } from '../../session/page-markdown/page-markdown.js';
import { internalAddresses } from '../../session/render/internal-addresses.js';
import type { RenderContext } from '../../session/render/render-route.js';
import { renderRoute } from '../../session/render/render-route.js';
import type { Work } from '../../session/workers/worker-pool.js';
import type { KeptPage } from './page-cache.js';
import type { PreparedPage } from './prepare-pages.js';

/** A page as it was made. */
export interface MadePage extends Pick<KeptPage, 'meta' | 'diagnostics'> {
  html: string;
  markdown?: string | undefined;
  /** Of this site, to which it links. */
  addresses: readonly string[];
}

interface Options {
  context: RenderContext;
  bundle: { record: BundleRecord; dir: string };
  workers: Work;
  /** Addresses that look like those of pages with Markdown, and have none. */
  withoutMarkdown: readonly string[];
  /** Mistakes are added to these. */
  diagnostics: Diagnostic[];
  onMade: (page: PreparedPage, made: MadePage) => Promise<void>;
}

type MakePages = (pages: readonly PreparedPage[]) => Promise<void>;

/** Renders pages: those of components and references here, those with a text in threads where there are many. */
export function pageMaker({
  context,
  bundle,
  workers,
  withoutMarkdown,
  diagnostics,
  onMade,
}: Options): MakePages {
  const { project, compiled } = context;
  const without = new Set(withoutMarkdown);
  const rules = markdownRules(project.config);
  const makeHere = async (page: PreparedPage): Promise<void> => {
    try {
      const result = await renderRoute({ page: page.source, context });
      const addresses = internalAddresses({
        html: result.html,
        base: project.site.addresses.base,
        reported: result.broken,
      });
      const { title, description } = result.page;
      const markdown = pageMarkdown({ html: result.html, page: result.page, without, rules });
      await onMade(page, { ...result, markdown, addresses, meta: { title, description } });
    } catch (error) {
      if (!(error instanceof LecternError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
  };
  return async (pages) => {
    for (const page of pages.filter(({ job }) => job === undefined)) await makeHere(page);
    await workers.render({
      setup: {
        siteDir: project.siteDir,
        bundleDir: bundle.dir,
        record: bundle.record,
        // As the browser gets it: what has no place in JSON has none in a page.
        site: JSON.parse(JSON.stringify(project.siteData)) as PageData['site'],
        withoutMarkdown: [...withoutMarkdown],
        markdownRules: rules,
        navbarPlaces: project.config.themeConfig.navbar.items.map((_, index) => ({
          file: project.configFile,
          ...project.locateInConfig(['themeConfig', 'navbar', 'items', index]),
        })),
      },
      items: pages.flatMap((page) => (page.job === undefined ? [] : [{ page, job: page.job }])),
      toJob: ({ job }) => ({
        ...job,
        codes: job.parts.map(({ file }) => compiled.get(file)?.loadCode() ?? ''),
      }),
      onResult: async ({ page }, result) => {
        if (result.diagnostics.length > 0) diagnostics.push(...result.diagnostics);
        else await onMade(page, { ...result, meta: {} });
      },
    });
  };
}
