import type { BreadcrumbLink, MarkdownDocument, PageLink } from '../content/types.js';
import { routeToHref } from '../util/addresses.js';
import { dateFormat } from './format-date.js';
import type { LinkData } from './link-data.types.js';
import { contentLanguage } from './locales.js';
import type { PageData, SiteData, TocItem } from './page-data.types.js';
import { sidebarFields } from './sidebar-fields.js';
import type { SiteModel } from './site.types.js';
import { versionOf } from './versions.js';

export interface HeadingLike {
  id: string;
  level: number;
  text: string;
}

const layouts = { article: 'framed', page: 'free' } as const;

/** As in Docusaurus, which abbreviates the month. */
const shortDate = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export function documentFields({
  site,
  siteData,
  page,
  headings,
  withCards,
}: {
  site: SiteModel;
  siteData: SiteData;
  page: MarkdownDocument;
  headings: readonly HeadingLike[];
  withCards: boolean;
}) {
  const { frontMatter } = page;
  const fields =
    page.sidebar === undefined ? undefined : sidebarFields({ site, page, sidebar: page.sidebar, withCards });
  return {
    kind: page.kind,
    listing: page.listing,
    route: page.route,
    title: page.title,
    description: page.description === '' ? siteData.tagline : page.description,
    keywords: keywordList(frontMatter.keywords),
    noIndex: siteData.noIndex || page.unlisted,
    unlisted: page.unlisted,
    showTitle: showsTitle(page),
    layout: page.frame?.covers && layouts[page.frame.covers],
    source: page.source,
    version: versionOf({ site, page }),
    contentLanguage: contentLanguage({ site, page }),
    toc: frontMatter.hide_table_of_contents === true ? [] : toc({ site, page, headings }),
    editUrl: page.editUrl,
    lastUpdated:
      page.lastUpdated === undefined
        ? undefined
        : { iso: page.lastUpdated, text: dateFormat(site, shortDate)(page.lastUpdated) },
    lastUpdatedBy: page.lastUpdatedBy,
    tags: page.tags?.map(({ label, route, description }) => ({
      label,
      href: routeToHref({ route, ...site.addresses }),
      description,
    })),
    wrapperClassName: frontMatter.wrapperClassName,
    ...fields,
    ...(page.breadcrumbs === undefined
      ? {}
      : { breadcrumbs: breadcrumbLinks({ site, breadcrumbs: page.breadcrumbs }) }),
    ...givenNeighbors({ site, page }),
    ...paginationOverrides({ site, page }),
  };
}

function showsTitle({ titleInContent, hidesTitle, frontMatter, frame }: MarkdownDocument): boolean {
  return (
    !titleInContent && hidesTitle !== true && frontMatter.hide_title !== true && frame?.covers === undefined
  );
}

function toc({
  site,
  page,
  headings,
}: {
  site: SiteModel;
  page: MarkdownDocument;
  headings: readonly HeadingLike[];
}): TocItem[] {
  const { minHeadingLevel, maxHeadingLevel } = site.config.themeConfig.tableOfContents;
  const min = page.frontMatter.toc_min_heading_level ?? minHeadingLevel;
  const max = page.frontMatter.toc_max_heading_level ?? maxHeadingLevel;
  return headings
    .filter(({ level, text }) => level >= min && level <= max && text !== '')
    .map(({ id, level, text }) => ({ id, level, text }));
}

export function breadcrumbLinks({
  site: { addresses },
  breadcrumbs,
}: {
  site: Pick<SiteModel, 'addresses'>;
  breadcrumbs: readonly BreadcrumbLink[];
}): PageData['breadcrumbs'] {
  return breadcrumbs.map(({ label, route }) => ({
    label,
    href: route === undefined ? undefined : routeToHref({ route, ...addresses }),
  }));
}

function givenNeighbors({
  site,
  page,
}: {
  site: SiteModel;
  page: MarkdownDocument;
}): Partial<Pick<PageData, 'previous' | 'next'>> {
  const link = (to: PageLink | null): PageData['previous'] =>
    to === null
      ? undefined
      : {
          label: to.label,
          href: routeToHref({ route: to.route, ...site.addresses }),
          external: false,
          caption: to.caption,
        };
  return {
    ...(page.previous === undefined ? {} : { previous: link(page.previous) }),
    ...(page.next === undefined ? {} : { next: link(page.next) }),
  };
}

/** In front matter, `pagination_next: some-id` sets the link, and `pagination_next: null` removes it. */
function paginationOverrides({ site, page }: { site: SiteModel; page: MarkdownDocument }): {
  previous?: LinkData | undefined;
  next?: LinkData | undefined;
} {
  const find = (id: string | null | undefined): LinkData | undefined => {
    const document = id ? site.document({ source: page.source, version: page.version, id }) : undefined;
    if (document === undefined) return undefined;
    const label = document.frontMatter.pagination_label ?? document.sidebarLabel;
    return { label, href: routeToHref({ route: document.route, ...site.addresses }), external: false };
  };
  const { pagination_prev: previous, pagination_next: next } = page.frontMatter;
  return {
    ...(previous === undefined ? {} : { previous: find(previous) }),
    ...(next === undefined ? {} : { next: find(next) }),
  };
}

function keywordList(keywords: readonly string[] | string | undefined): string[] {
  if (keywords === undefined) return [];
  return typeof keywords === 'string' ? keywords.split(',').map((word) => word.trim()) : [...keywords];
}
