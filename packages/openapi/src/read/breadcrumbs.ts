import type { GeneratedPage } from 'lectern/plugin';
import type { ApiPage } from '../model/api-page.js';

/**
 * The way to a page of an API starts with the API: its first page is called "Introduction" or "Overview" in its own
 * sidebar, which says nothing anywhere else.
 */
export function pageBreadcrumbs({
  api,
  kind,
}: Pick<ApiPage, 'api' | 'kind'>): Pick<GeneratedPage, 'breadcrumbs' | 'breadcrumbRoot'> {
  const start = { label: api.title, route: api.route };
  return kind === 'single' || kind === 'overview' ? { breadcrumbs: [start] } : { breadcrumbRoot: start };
}
