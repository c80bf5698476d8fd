import type { GeneratedPage } from 'lectern/plugin';
import type { ApiPage } from '../model/api-page.js';

/**
 * Returns the breadcrumbs of a page. The first breadcrumb links to the API's first page, but shows the name of the API:
 * the label of that page, such as "Overview", makes sense only in the API's sidebar.
 */
export function pageBreadcrumbs({
  api,
  kind,
}: Pick<ApiPage, 'api' | 'kind'>): Pick<GeneratedPage, 'breadcrumbs' | 'breadcrumbRoot'> {
  const start = { label: api.title, route: api.route };
  return kind === 'single' || kind === 'overview' ? { breadcrumbs: [start] } : { breadcrumbRoot: start };
}
