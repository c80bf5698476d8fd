import type { GeneratedPage } from 'lectern/plugin';
import type { ApiPage } from '../model/api-page.js';

/**
 * Returns the breadcrumbs of a page. They start with the API's name, because the label of its first page
 * ("Introduction", "Overview") makes sense only in its own sidebar.
 */
export function pageBreadcrumbs({
  api,
  kind,
}: Pick<ApiPage, 'api' | 'kind'>): Pick<GeneratedPage, 'breadcrumbs' | 'breadcrumbRoot'> {
  const start = { label: api.title, route: api.route };
  return kind === 'single' || kind === 'overview' ? { breadcrumbs: [start] } : { breadcrumbRoot: start };
}
