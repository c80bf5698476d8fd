import type { SidebarKey } from '../content/sidebar-types.js';
import type { SiteModel } from './site.types.js';

/** Generated pages belong to the latest version of their source. */
export function sidebarKeyOf({
  sidebar: { source, id },
  site,
}: {
  sidebar: SidebarKey;
  site: Pick<SiteModel, 'versions'>;
}): SidebarKey & { version: string } {
  const version = site.versions.get(source)?.find(({ isLast }) => isLast)?.name ?? 'current';
  return { source, version, id };
}
