import type { PageData, StructuredData } from './page-data.types.js';

export function structuredData({
  page,
  home,
}: {
  page: Omit<PageData, 'structuredData'>;
  home: string;
}): StructuredData | undefined {
  if (page.noIndex) return undefined;
  const graph = [...website(page), ...article(page), ...breadcrumbs({ page, home })];
  const [only] = graph;
  const content = graph.length === 1 && only !== undefined ? only : { '@graph': graph };
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', ...content };
}

function website({ route, site, canonical }: Omit<PageData, 'structuredData'>): StructuredData[] {
  if (route !== '/') return [];
  const { title: name, tagline, htmlLang: inLanguage } = site;
  const description = tagline === '' ? {} : { description: tagline };
  return [{ '@type': 'WebSite', name, url: canonical, ...description, inLanguage }];
}

function article({
  kind,
  title,
  lastUpdated,
  contentLanguage,
  site,
}: Omit<PageData, 'structuredData'>): StructuredData[] {
  if (kind !== 'doc') return [];
  const date = lastUpdated === undefined ? {} : { dateModified: lastUpdated.iso };
  return [
    {
      '@type': 'TechArticle',
      headline: title,
      ...date,
      inLanguage: contentLanguage?.htmlLang ?? site.htmlLang,
    },
  ];
}

/** The list ends with the page itself. Categories without a page are left out, because each item needs a URL. */
function breadcrumbs({
  page: { breadcrumbs: crumbs, site },
  home,
}: {
  page: Omit<PageData, 'structuredData'>;
  home: string;
}): StructuredData[] {
  const last = crumbs.at(-1);
  if (last === undefined) return [];
  const address = (href: string): string => new URL(href, site.url).href;
  const before = crumbs
    .slice(0, -1)
    .flatMap(({ label, href }) => (href === undefined ? [] : [{ name: label, item: address(href) }]));
  const items = [{ name: home, item: address(site.base) }, ...before, { name: last.label }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}
