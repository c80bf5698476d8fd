import type { BreadcrumbLink } from 'lectern/plugin';
import { joinRoute } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import type { BlogInput } from './blog-input.js';
import { sidebarId } from './sidebar.js';

export function framing(
  { name, options, hasSidebar }: Pick<BlogInput, 'name' | 'options' | 'hasSidebar'>,
  breadcrumbs: readonly BreadcrumbLink[],
): { sidebar?: { source: string; id: string }; breadcrumbs: BreadcrumbLink[] } {
  return {
    ...(hasSidebar ? { sidebar: { source: name, id: sidebarId } } : {}),
    breadcrumbs: blogBreadcrumbs({ options, breadcrumbs }),
  };
}

export function blogBreadcrumbs({
  options: { routeBasePath, blogTitle },
  breadcrumbs,
}: {
  options: Pick<BlogOptions, 'routeBasePath' | 'blogTitle'>;
  breadcrumbs: readonly BreadcrumbLink[];
}): BreadcrumbLink[] {
  const route = joinRoute(routeBasePath);
  return route === '/' ? [...breadcrumbs] : [{ label: blogTitle, route }, ...breadcrumbs];
}
