import type { GeneratedPage } from 'lectern/plugin';
import type { ApiPage } from '../model/api-page.js';

/**
 * Returns the breadcrumbs of a page. The first one is the name of the API. The label of the API's first page, such as
 * "Overview", would make sense only in the API's sidebar.
 */
export function pageBreadcrumbs({
  api,
  kind,
}: Pick<ApiPage, 'api' | 'kind'>): Pick<GeneratedPage, 'breadcrumbs' | 'breadcrumbRoot'> {
  const start = { label: api.title, route: api.route };
  return kind === 'single' || kind === 'overview' ? { breadcrumbs: [start] } : { breadcrumbRoot: start };
}
