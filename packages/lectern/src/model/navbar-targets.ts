import type { NavbarInnerItemConfig } from '../config/schema/navbar.js';
import type { CategoryPage, DocsVersion } from '../content/types.js';
import { didYouMean } from '../diagnostics/nearest.js';
import { isExternal, normalizeRoute, routeToHref } from '../util/addresses.js';
import type { NavbarTarget } from './navbar.types.js';
import type { NavbarContext } from './navbar-context.js';
import { fail } from './navbar-context.js';
import type { SiteModel } from './site.types.js';

type ItemOf<Type extends NavbarInnerItemConfig['type']> = Extract<NavbarInnerItemConfig, { type: Type }>;
type DocsItem = ItemOf<'doc' | 'docSidebar' | 'docsVersion'>;

interface Input<Item> {
  item: Item;
  context: NavbarContext;
}

function toRoute({ route, context }: { route: string; context: NavbarContext }) {
  return { href: routeToHref({ route, ...context.site.addresses }), external: false, route };
}

export function linkTarget({
  item,
  context,
}: Input<Pick<ItemOf<'link'>, 'to' | 'href' | 'label' | 'activeBasePath' | 'aria-label'>>): NavbarTarget {
  // The schema guarantees that either `href` or `to` is set.
  const target = item.href ?? item.to ?? '/';
  // An item whose icon comes from CSS has an accessible name but no label.
  const label = item.label ?? (item['aria-label'] === undefined ? target : '');
  if (item.href !== undefined || isExternal(target)) return { label, href: target, external: true };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const route = normalizeRoute(path);
  const inside = toRoute({ route, context });
  return {
    label,
    ...inside,
    href: inside.href + rest,
    activeBase: item.activeBasePath === undefined ? route : normalizeRoute(item.activeBasePath),
  };
}

export function versionsOf({
  source,
  context,
}: {
  source: string;
  context: NavbarContext;
}): readonly DocsVersion[] | undefined {
  const versions = context.site.versions.get(source);
  if (versions !== undefined && versions.length > 0) return versions;
  const known = [...context.site.versions].filter(([, list]) => list.length > 0).map(([id]) => id);
  return fail({
    context,
    code: 'unknown-docs-source',
    message: `there is no docs source "${source}".${didYouMean({ found: source, known })}`,
    hint: `Known sources: ${known.join(', ') || 'none'}.`,
  });
}

/** Readers stay in their version, so there is a target for each. `main` is the target on pages without a version. */
export function docsTargets({
  item,
  context,
}: Input<DocsItem>): { main: NavbarTarget; targets: ReadonlyMap<string, NavbarTarget> } | undefined {
  const versions = versionsOf({ source: item.docsPluginId, context });
  if (versions === undefined) return undefined;
  const latest = versions.find((version) => version.isLast) ?? versions[0];
  const targets = new Map<string, NavbarTarget>();
  for (const version of versions) {
    const target = targetIn({ item, version, context });
    if (target !== undefined) targets.set(version.name, target);
  }
  const main = targets.get(latest?.name ?? '') ?? [...targets.values()][0];
  if (main !== undefined) return { main, targets };
  const name = latest?.name ?? '';
  return item.type === 'docSidebar'
    ? failSidebar({ item, version: name, context })
    : failDocument({ id: item.type === 'doc' ? item.docId : '', source: item.docsPluginId, context });
}

function targetIn({
  item,
  version,
  context,
}: Input<DocsItem> & { version: DocsVersion }): NavbarTarget | undefined {
  const { site } = context;
  const key = { source: item.docsPluginId, version: version.name };
  if (item.type === 'docsVersion') {
    const route = item.to === undefined ? version.route : normalizeRoute(item.to);
    return { ...toRoute({ route, context }), label: item.label ?? version.label };
  }
  if (item.type === 'doc') {
    const page =
      site.document({ ...key, id: item.docId }) ?? generatedIndex({ ...key, slug: item.docId, site });
    if (page === undefined) return undefined;
    const { route, sidebar } = page;
    return {
      ...toRoute({ route, context }),
      label: item.label ?? (page.kind === 'category' ? page.title : page.sidebarLabel),
      sidebar: sidebar === undefined ? undefined : { source: key.source, id: sidebar },
    };
  }
  const sidebar = site.sidebar({ ...key, id: item.sidebarId });
  const links = sidebar && site.outline(sidebar.items);
  // A sidebar without pages may still have other links, such as external links.
  const first = links?.inside[0] ?? links?.steps[0];
  if (first === undefined) return undefined;
  return {
    label: item.label ?? first.label,
    href: first.external ? first.href : routeToHref({ route: first.href, ...site.addresses }),
    external: first.external,
    sidebar: { source: key.source, id: item.sidebarId },
  };
}

/** In Docusaurus, the ID of a category's generated page is its slug. */
function generatedIndex({
  source,
  version,
  slug,
  site,
}: {
  source: string;
  version: string;
  slug: string;
  site: SiteModel;
}): CategoryPage | undefined {
  const end = normalizeRoute(slug);
  return [...site.pages.values()].find(
    (page): page is CategoryPage =>
      page.kind === 'category' &&
      page.source === source &&
      page.version === version &&
      page.route.endsWith(end),
  );
}

function failDocument({
  id,
  source,
  context,
}: {
  id: string;
  source: string;
  context: NavbarContext;
}): undefined {
  const known = [...context.site.files.values()]
    .filter((file) => file.source === source)
    .map((file) => file.id);
  return fail({
    context,
    code: 'unknown-doc-id',
    message: `there is no document with the ID "${id}" in the docs source "${source}".${didYouMean({ found: id, known })}`,
    hint: 'Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes.',
  });
}

function failSidebar({
  item,
  version,
  context,
}: Input<ItemOf<'docSidebar'>> & { version: string }): undefined {
  const { site } = context;
  const { docsPluginId: source, sidebarId: id } = item;
  if (site.sidebar({ source, version, id }) !== undefined)
    return fail({
      context,
      code: 'sidebar-without-link',
      message: `the sidebar "${id}" of the docs source "${source}" has no links, so the item has no page to open.`,
      hint: 'Add a document or a link to the sidebar, or remove the item.',
    });
  const known = site.sidebarIds({ source, version });
  return fail({
    context,
    code: 'unknown-sidebar-id',
    message: `there is no sidebar with the ID "${id}" in the docs source "${source}".${didYouMean({ found: id, known })}`,
    hint: `Known sidebars: ${known.join(', ') || 'none'}.`,
  });
}
