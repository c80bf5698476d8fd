import type { Store } from '../../cache/store.js';
import { isMarkdown } from '../../content/page-kinds.js';
import type { SourceContent, SourcePage } from '../../content/types.js';
import type { PageSummary } from '../../model/page-summary.js';
import { pageSummary } from '../../model/page-summary.js';
import type { Renderable } from '../../session/pages.js';
import { withPartials } from '../../session/partials.js';
import type { RenderContext } from '../../session/render/render-route.js';
import { hashEach, hashOf } from '../../util/hash.js';

/** What an earlier build found out about a page. */
export interface KnownPage {
  /** Hash of all its inputs. */
  key: string;
  summary: PageSummary;
}

/**
 * Pages that need not be assembled: neither their documents nor anything of the site that a page can show has
 * changed. A component says itself what its page is called, so nothing is known of those. This says nothing about the
 * published file, which is looked at by its own key.
 */
export interface KnownPages {
  /** Loads what is known, if anything is. */
  find(source: Renderable): (() => KnownPage | undefined) | undefined;
  keep(input: { source: Renderable; key: string; page: PageSummary }): void;
}

export async function openKnownPages({
  store,
  context,
  common,
  hashProps,
}: {
  store: Store;
  context: RenderContext;
  /** Hash of the inputs of all pages. */
  common: string;
  hashProps: (props: object | undefined) => string;
}): Promise<KnownPages> {
  const table = await store.table<KnownPage>('known-pages');
  const site = siteHash({ context, common });
  return {
    find(source) {
      if (!canBeKnown(source)) return undefined;
      const key = pageKey({ source, context, site, hashProps });
      return table.keep(key) ? () => table.get(key) : undefined;
    },
    keep({ source, key, page }) {
      if (canBeKnown(source))
        table.set(pageKey({ source, context, site, hashProps }), { key, summary: pageSummary(page) });
    },
  };
}

/** Everything but the inputs of a single document. A site is a pure function of this, so nothing can be forgotten. */
function siteHash({ context, common }: { context: RenderContext; common: string }): string {
  const { project, anchors, assets, plugins, fences, sampleOutputs } = context;
  const { config, content, locale, navbar, site } = project;
  return hashOf([
    common,
    config,
    locale,
    content.map(sourceHash),
    navbar,
    site.messages,
    hashEach([...site.staticFiles].sort()),
    [...(site.localeRoutes ?? [])].map(([name, routes]) => [name, hashEach(routes)]),
    hashEach(anchors),
    hashEach(assets),
    hashEach(plugins.ids),
    hashEach(plugins.texts),
    hashEach(plugins.directives),
    hashEach(plugins.pages),
    hashEach(plugins.data),
    hashEach(fences),
    hashEach(sampleOutputs),
  ]);
}

function sourceHash({
  diagnostics: _,
  watch: __,
  poll: ___,
  pages,
  sidebars,
  files,
  // A written text concerns those alone that import it, which its key is part of.
  texts: ____,
  ...source
}: SourceContent): string {
  return hashOf([
    source,
    hashEach(sidebars),
    (files ?? []).map(({ path }) => path),
    hashEach(pages.map(shared)),
  ]);
}

/** What other pages can show of a page. */
function shared(page: SourcePage): unknown {
  if (page.kind === 'generated') {
    const { props: _, files: __, ...rest } = page;
    return rest;
  }
  if (!isMarkdown(page)) return page;
  const { contentHash: _, head: __, lastUpdated: ___, frame: ____, ...rest } = page;
  return rest;
}

function pageKey({
  source,
  context: { project, compiled, plugins },
  site,
  hashProps,
}: {
  source: KnowablePage;
  context: RenderContext;
  site: string;
  hashProps: (props: object | undefined) => string;
}): string {
  if (source.kind === 'generated')
    return `${site} generated ${source.route} ${hashOf([hashProps(source.props), plugins.pages.get(source.route)])}`;
  if (!isMarkdown(source)) return `${site} ${source.kind} ${source.route}`;
  const texts = withPartials({ siteDir: project.siteDir, compiled, file: source.file });
  // Computed for every page in every build: no hash, since its parts are short. The route belongs to the site.
  const frame = source.frame === undefined ? '' : hashOf([source.frame]);
  return [site, ...texts.map(({ key }) => key), source.lastUpdated, frame].join(' ');
}

type KnowablePage = Exclude<Renderable, { kind: 'component-page' | 'not-found' }>;

function canBeKnown(source: Renderable): source is KnowablePage {
  return source.kind !== 'component-page' && source.kind !== 'not-found';
}
