import type { GeneratedPage } from 'lectern/plugin';
import type { ApiPage } from '../model/api-page.js';

/**
 * The first breadcrumb shows the name of the API: the label of the API's first page, such as "Overview", makes sense
 * only in the API's sidebar.
 */
export function pageBreadcrumbs({
  api,
  kind,
}: Pick<ApiPage, 'api' | 'kind'>): Pick<GeneratedPage, 'breadcrumbs' | 'breadcrumbRoot'> {
  const start = { label: api.title, route: api.route };
  return kind === 'single' || kind === 'overview' ? { breadcrumbs: [start] } : { breadcrumbRoot: start };
}
