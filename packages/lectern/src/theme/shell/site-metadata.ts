import type { PageData, SiteData } from '../../model/page-data.types.js';

type Metadata = SiteData['metadata'];

/** Returns the site's metadata, except what the page itself specifies. `head` contains the elements that the page adds. */
export function siteMetadata({ page, head }: { page: PageData; head: readonly string[] }): Metadata {
  const own = new Set([
    ...['description', 'og:description', 'og:title', 'og:url'],
    ...(page.keywords.length > 0 ? ['keywords'] : []),
    ...(page.noIndex ? ['robots'] : []),
    ...(page.socialImage === undefined ? [] : ['og:image']),
    ...head.flatMap((element) => /^<meta [^>]*?(?:name|property)="([^"]*)"/.exec(element)?.[1] ?? []),
  ]);
  return page.site.metadata.filter(({ name = '', property = '' }) => !own.has(name) && !own.has(property));
}

export function pageDescription({ description, site }: PageData): string {
  if (description !== site.tagline) return description;
  const named = (key: string) => site.metadata.find(({ name, property }) => name === key || property === key);
  return (named('description') ?? named('og:description'))?.content ?? description;
}
