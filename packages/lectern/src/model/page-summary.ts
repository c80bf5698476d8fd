import type { PageData } from './page-data.types.js';

const fields = [
  'kind',
  'route',
  'href',
  'source',
  'title',
  'description',
  'keywords',
  'canonical',
  'noIndex',
  'markdown',
  'lastUpdated',
  'socialImage',
  'breadcrumbs',
  'version',
  'contentLanguage',
] as const satisfies (keyof PageData)[];

/** The page data for listing a page, for example in the sitemap or in search. */
export type PageSummary = Pick<PageData, (typeof fields)[number]>;

export function pageSummary(page: PageSummary): PageSummary {
  return Object.fromEntries(fields.map((field) => [field, page[field]])) as unknown as PageSummary;
}
