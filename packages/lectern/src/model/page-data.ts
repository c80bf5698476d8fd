import type {
  CategoryPage,
  ComponentPage,
  GeneratedPage,
  MarkdownDocument,
  SearchPage,
} from '../content/types.js';
import { message } from '../messages/theme.js';
import { routeToHref } from '../util/addresses.js';
import { docLocation } from './doc-location.js';
import type { HeadingLike } from './document-fields.js';
import { breadcrumbLinks, documentFields } from './document-fields.js';
import type { Asset } from './link-targets.js';
import { localeLinks } from './locales.js';
import type { ResolvedNavbarItem } from './navbar.types.js';
import { navbarItems } from './navbar-items.js';
import { cards } from './navigation.js';
import type { PageData, SiteData } from './page-data.types.js';
import { searchFields } from './page-list.js';
import { markdownAddress } from './page-markdown.js';
import { sidebarFields } from './sidebar-fields.js';
import { sidebarKeyOf } from './sidebar-key.js';
import type { SiteModel } from './site.types.js';
import { imageOfPage, socialImage } from './social-image.js';
import { structuredData } from './structured-data.js';
import { isHiddenVersion, versionLinks, versionOf } from './versions.js';

interface Options {
  site: SiteModel;
  siteData: SiteData;
  navbar: readonly ResolvedNavbarItem[];
  page: MarkdownDocument | ComponentPage | CategoryPage | SearchPage | GeneratedPage | { kind: 'not-found' };
  headings?: readonly HeadingLike[];
  meta?: { title?: string | undefined; description?: string | undefined };
  withCards?: boolean;
  /**
   * Published images, by path. A path is relative to the site's folder or, if it starts with a slash, to the static
   * folder.
   */
  assets?: ReadonlyMap<string, Asset>;
}

export function pageData({
  site,
  siteData,
  navbar,
  page,
  headings = [],
  meta = {},
  withCards = true,
  assets = new Map(),
}: Options): PageData {
  const common = (
    fields: Omit<Partial<PageData>, 'title'> & { title: string; route: string; kind: PageData['kind'] },
  ): PageData => {
    const href = routeToHref({ route: fields.route, ...site.addresses });
    const locales = localeLinks({ site, route: fields.route });
    const assembled = {
      href,
      site: siteData,
      description: siteData.tagline,
      keywords: [],
      unlisted: false,
      showTitle: false,
      locales,
      navbar: navbarItems({
        items: navbar,
        route: fields.route,
        source: fields.source,
        sidebar: fields.sidebar?.id,
        version: versionName({ site, page }),
        versionLinks: (source) => versionLinks({ site, page, source }),
        locales,
        keepsVersion: site.config.themeConfig.docs.versionPersistence !== 'none',
      }),
      breadcrumbs: [],
      toc: [],
      cards: [],
      headTitle: headTitle({ page, fields, siteData, delimiter: site.config.titleDelimiter }),
      canonical: new URL(href, siteData.url).href,
      markdown: markdownAddress({ site, page: fields }),
      docLocation: docLocation({ site, page }),
      ...fields,
      noIndex: (fields.noIndex ?? siteData.noIndex) || isHiddenVersion({ site, page }),
    };
    const home = message({ messages: siteData.messages, id: 'theme.nav.home' });
    return {
      ...assembled,
      socialImage: socialImage({ site, page: assembled, own: imageOfPage(page), assets }),
      structuredData: structuredData({ page: assembled, home }),
    };
  };
  switch (page.kind) {
    case 'not-found':
      return common({
        kind: 'not-found',
        route: '/404',
        title: message({ messages: siteData.messages, id: 'theme.notFound.title' }),
        noIndex: true,
      });
    case 'search':
      return common(searchFields({ site, siteData, navbar, page }));
    case 'component-page':
      return common({
        kind: page.kind,
        route: page.route,
        title: meta.title ?? siteData.title,
        description: meta.description ?? siteData.tagline,
        source: page.source,
        editUrl: page.editUrl,
      });
    case 'category':
      return common(categoryFields({ site, siteData, page }));
    case 'generated':
      return common(generatedFields({ site, page }));
    case 'doc':
    case 'markdown-page':
      return common(documentFields({ site, siteData, page, headings, withCards }));
  }
}

function versionName({ site, page }: Pick<Options, 'site' | 'page'>): string | undefined {
  if (page.kind === 'generated') return page.sidebar && sidebarKeyOf({ sidebar: page.sidebar, site }).version;
  return 'version' in page ? page.version : undefined;
}

function headTitle({
  page,
  fields: { title, section },
  siteData,
  delimiter,
}: {
  page: Options['page'];
  fields: Pick<PageData, 'title' | 'section'>;
  siteData: SiteData;
  delimiter: string;
}): string {
  const own = 'headTitle' in page ? (page.headTitle ?? title) : title;
  const parts = [own, ...(section === undefined ? [] : [section.label]), siteData.title];
  return own === siteData.title ? own : parts.join(` ${delimiter} `);
}

function categoryFields({
  site,
  siteData,
  page,
}: {
  site: SiteModel;
  siteData: SiteData;
  page: CategoryPage;
}) {
  return {
    kind: page.kind,
    route: page.route,
    title: page.title,
    description: page.description === '' ? siteData.tagline : page.description,
    keywords: page.keywords,
    lead: page.description === '' ? undefined : page.description,
    showTitle: true,
    source: page.source,
    version: versionOf({ site, page }),
    ...sidebarFields({ site, page, sidebar: page.sidebar }),
    cards: cards({ site, nodes: page.items }),
  };
}

function generatedFields({ site, page }: { site: SiteModel; page: GeneratedPage }) {
  const { route, title, description, source, editUrl, sidebar, layout, showTitle = true } = page;
  const fields = {
    kind: page.kind,
    listing: page.listing,
    noIndex: site.config.noIndex || page.unlisted === true,
    unlisted: page.unlisted ?? false,
    route,
    title,
    description,
    source,
    editUrl,
    showTitle,
    layout,
    toc: tableOfContents({ site, page }),
  };
  if (sidebar === undefined) return { ...fields, breadcrumbs: breadcrumbsOf({ site, page, own: [] }) };
  const { id, ...owner } = sidebarKeyOf({ sidebar, site });
  const place = sidebarFields({
    site,
    page: { route, ...owner },
    sidebar: id,
    withCards: page.showsCards !== false,
  });
  return {
    ...fields,
    source: owner.source,
    ...place,
    breadcrumbs: breadcrumbsOf({ site, page, own: place.breadcrumbs ?? [] }),
  };
}

function tableOfContents({ site, page }: { site: SiteModel; page: GeneratedPage }): PageData['toc'] {
  const { minHeadingLevel: min, maxHeadingLevel: max } = site.config.themeConfig.tableOfContents;
  return (page.headings ?? []).filter(({ level }) => level >= min && level <= max);
}

function breadcrumbsOf({
  site,
  page: { breadcrumbs, breadcrumbRoot },
  own,
}: {
  site: SiteModel;
  page: GeneratedPage;
  own: PageData['breadcrumbs'];
}): PageData['breadcrumbs'] {
  if (breadcrumbs !== undefined) return breadcrumbLinks({ site, breadcrumbs });
  if (breadcrumbRoot === undefined) return own;
  return [...breadcrumbLinks({ site, breadcrumbs: [breadcrumbRoot] }), ...own];
}
