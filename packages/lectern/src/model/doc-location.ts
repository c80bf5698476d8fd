import type { MarkdownDocument, SourcePage } from '../content/types.js';
import { routeToHref } from '../util/addresses.js';
import { sourceInstance } from '../util/source-instance.js';
import type { DocLocation } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

/** The hooks in `@docusaurus/plugin-content-docs/client` read the result. */
export function docLocation({
  site,
  page,
}: {
  site: SiteModel;
  page: SourcePage | { kind: 'not-found' };
}): DocLocation | undefined {
  if (page.kind !== 'doc' && page.kind !== 'category') return undefined;
  const versions = site.versions.get(page.source) ?? [];
  const own = versions.find(({ name }) => name === page.version);
  if (own === undefined) return undefined;
  const href = (route: string): string => routeToHref({ route, ...site.addresses });
  const { name, label, isLast, banner, badge, className, route } = own;
  const { sidebar } = page;
  return {
    pluginId: sourceInstance(page.source),
    version: { name, label, isLast, banner, badge, className, path: href(route) },
    sidebar: typeof sidebar === 'string' ? sidebar : undefined,
    ...(page.kind === 'doc' ? ownFields({ site, page, href }) : {}),
  };
}

function ownFields({
  site,
  page,
  href,
}: {
  site: SiteModel;
  page: MarkdownDocument;
  href: (route: string) => string;
}): Pick<DocLocation, 'id' | 'frontMatter' | 'alternates'> {
  const { source, id, version: current } = page;
  const alternates = (site.versions.get(source) ?? []).flatMap(({ name }) => {
    const same = name === current ? page : site.document({ source, version: name, id });
    return same === undefined ? [] : [[name, href(same.route)]];
  });
  return { id, frontMatter: page.frontMatter, alternates: Object.fromEntries(alternates) };
}
