import type { SharedCache } from '../../cache/shared/shared-cache.js';
import type { Store } from '../../cache/store.js';
import { isMarkdown } from '../../content/page-kinds.js';
import type { SourceContent, SourcePage } from '../../content/types.js';
import type { PageSummary } from '../../model/page-summary.js';
import { pageSummary } from '../../model/page-summary.js';
import type { Renderable } from '../../session/pages.js';
import { withPartials } from '../../session/partials.js';
import { unstorableResult } from '../../session/plugins/check-result.js';
import type { RenderContext } from '../../session/render/render-route.js';
import { hashEach, hashOf } from '../../util/hash.js';

export interface KnownPage {
  key: string;
  summary: PageSummary;
}

/**
 * Finds unchanged pages without assembling them. Component pages have no fingerprint, because their titles are unknown
 * until they are rendered.
 */
export interface KnownPages {
  /** Fetches these pages from the shared cache. Call this before `find`. */
  fetch(sources: readonly Renderable[]): Promise<void>;
  find(source: Renderable): (() => KnownPage | undefined) | undefined;
  keep(input: { source: Renderable; key: string; page: PageSummary }): void;
}

export async function openKnownPages({
  store,
  context,
  common,
  hashProps,
  shared,
}: {
  store: Store;
  context: RenderContext;
  shared: SharedCache;
  common: string;
  hashProps: (props: object | undefined) => string;
}): Promise<KnownPages> {
  const table = await store.table<KnownPage>('known-pages');
  const site = siteHash({ context, common });
  const share = (key: string): void => shared.use({ kind: 'known', name: key, load: () => table.text(key) });
  return {
    async fetch(sources) {
      if (!shared.isOpen) return;
      const keys = sources.filter(canBeKnown).map((source) => pageKey({ source, context, site, hashProps }));
      await shared.fetch({
        kind: 'known',
        names: keys.filter((key) => table.text(key) === undefined),
        onEntry: ({ name, content }) => table.setText(name, content.toString('utf8')),
      });
    },
    find(source) {
      if (!canBeKnown(source)) return undefined;
      const key = pageKey({ source, context, site, hashProps });
      if (!table.keep(key)) return undefined;
      share(key);
      return () => table.get(key);
    },
    keep({ source, key: made, page }) {
      if (!canBeKnown(source)) return;
      const key = pageKey({ source, context, site, hashProps });
      table.set(key, { key: made, summary: pageSummary(page) });
      share(key);
    },
  };
}

function siteHash({ context, common }: { context: RenderContext; common: string }): string {
  const { project, anchors, assets, plugins, fences, sampleOutputs } = context;
  const { content, locale, navbar, site } = project;
  // Cache settings don't affect pages.
  const { cache: _, ...config } = project.config;
  const files = [...assets].map(([name, { href, width, height, refused }]) => [
    name,
    { href, width, height, refused },
  ]);
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
    hashEach(files),
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
  // The key of a page that imports generated documents already includes these documents.
  texts: ____,
  ...source
}: SourceContent): string {
  try {
    return hashOf([
      source,
      hashEach(sidebars),
      (files ?? []).map(({ path }) => path),
      hashEach(pages.map(shared)),
    ]);
  } catch (error) {
    throw unstorableResult({ plugin: source.id, hook: 'read', error });
  }
}

function shared(page: SourcePage): unknown {
  if (page.kind === 'generated') {
    const { props: _, files: __, ...rest } = page;
    return rest;
  }
  if (!isMarkdown(page)) return page;
  const { contentHash: _, head: __, lastUpdated: ___, frame: ____, path: _____, ...rest } = page;
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
  // Concatenate the short inputs instead of hashing them, because this code runs for every page in every build.
  const frame = source.frame === undefined ? '' : hashOf([source.frame]);
  return [site, ...texts.map(({ key }) => key), source.lastUpdated, frame].join(' ');
}

type KnowablePage = Exclude<Renderable, { kind: 'component-page' | 'not-found' }>;

function canBeKnown(source: Renderable): source is KnowablePage {
  return source.kind !== 'component-page' && source.kind !== 'not-found';
}
