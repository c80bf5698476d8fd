import type { DocsVersion, MarkdownDocument } from '../content/types.js';
import type { SiteModel } from './site.types.js';

/**
 * As in Docusaurus, a link to a version opens the document at the version's path, or else the first document in the
 * first sidebar, or else any document.
 */
export function mainDocument({
  site,
  source,
  version,
}: {
  site: Pick<SiteModel, 'pages' | 'sidebar' | 'sidebarIds' | 'outline'>;
  source: string;
  version: DocsVersion;
}): MarkdownDocument | undefined {
  const documentAt = (route: string): MarkdownDocument | undefined => {
    const page = site.pages.get(route);
    return page?.kind === 'doc' && page.source === source && page.version === version.name ? page : undefined;
  };
  const own = documentAt(version.route);
  if (own !== undefined) return own;
  const key = { source, version: version.name };
  const [first] = site.sidebarIds(key);
  const nodes = first === undefined ? [] : (site.sidebar({ ...key, id: first })?.items ?? []);
  const steps = site.outline(nodes).inside.map(({ href }) => documentAt(href));
  const inSidebar = steps.find((document) => document !== undefined);
  if (inSidebar !== undefined) return inSidebar;
  return [...site.pages.keys()].map(documentAt).find((document) => document !== undefined);
}
