import type { SourcePage } from '../content/types.js';
import { routeToHref } from '../util/addresses.js';
import type { PageVersion } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

export interface VersionLinks {
  /** The same document's URL in each version, or else the URL of the version's first page. */
  hrefs: ReadonlyMap<string, string>;
  latest: string;
}

type Page = Pick<SourcePage, 'kind'> | { kind: 'not-found' };

export function versionLinks({
  site,
  page,
  source,
}: {
  site: SiteModel;
  page: Page;
  source: string;
}): VersionLinks {
  const versions = site.versions.get(source) ?? [];
  const id = 'source' in page && page.source === source && 'id' in page ? String(page.id) : undefined;
  const hrefs = new Map(
    versions.map(({ name, route }) => {
      const same = id === undefined ? undefined : site.document({ source, version: name, id });
      return [name, routeToHref({ route: same?.route ?? route, ...site.addresses })];
    }),
  );
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  return { hrefs, latest: latest?.name ?? '' };
}

export function versionOf({
  site,
  page,
}: {
  site: SiteModel;
  page: Extract<SourcePage, { version: string }>;
}): PageVersion | undefined {
  const versions = site.versions.get(page.source) ?? [];
  const own = versions.find((version) => version.name === page.version);
  const latest = versions.find((version) => version.isLast);
  if (versions.length < 2 || own === undefined || latest === undefined) return undefined;
  const { name, label, banner, badge, className } = own;
  const { hrefs } = versionLinks({ site, page, source: page.source });
  return {
    name,
    label,
    banner,
    badge,
    className,
    latestHref: hrefs.get(latest.name) ?? '',
    latestLabel: latest.label,
  };
}

export function isHiddenVersion({ site, page }: { site: SiteModel; page: Page }): boolean {
  if (!('source' in page) || !('version' in page)) return false;
  const versions = site.versions.get(String(page.source)) ?? [];
  return versions.some(({ name, noIndex }) => noIndex && name === page.version);
}

/** Returns true for a source without versions. */
export function isLastVersion({
  site,
  source,
  version,
}: {
  site: Pick<SiteModel, 'versions'>;
  source: string;
  version: string;
}): boolean {
  const versions = site.versions.get(source) ?? [];
  return versions.length < 2 || versions.find(({ name }) => name === version)?.isLast === true;
}
