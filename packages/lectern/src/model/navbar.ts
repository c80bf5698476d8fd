import type { NavbarInnerItemConfig, NavbarItemConfig } from '../config/schema/navbar.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import { isExternal, normalizeRoute, routeToHref } from './addresses.js';
import type {
  NavbarDropdownData,
  NavbarHtmlData,
  NavbarItemData,
  NavbarLinkData,
} from './page-data.types.js';
import type { SiteModel } from './site.js';

/** An item whose target is known; what is current depends on the page. */
interface ResolvedLink {
  kind: 'link';
  label: string;
  href: string;
  external: boolean;
  position: 'left' | 'right';
  className?: string | undefined;
  ariaLabel?: string | undefined;
  /** The item is current on these routes … */
  route?: string | undefined;
  /** … and on those below this one, … */
  activeBase?: string | undefined;
  /** … and where this sidebar stands. */
  sidebar?: { source: string; id: string } | undefined;
}

interface ResolvedDropdown {
  kind: 'dropdown';
  label: string;
  position: 'left' | 'right';
  className?: string | undefined;
  items: (ResolvedLink | NavbarHtmlData)[];
}

export type ResolvedNavbarItem = ResolvedLink | ResolvedDropdown | NavbarHtmlData;

interface Context {
  site: SiteModel;
  path: readonly (string | number)[];
  configFile: string;
  locate: Locate;
  diagnostics: Diagnostic[];
}

/** Where a key of the configuration stands in its file. */
type Locate = (path: readonly PropertyKey[]) => { line: number; column: number } | undefined;

/** Finds the targets of the navbar's items; each one that leads nowhere is an error that says which. */
export function resolveNavbar({
  site,
  configFile,
  locate = () => undefined,
}: {
  site: SiteModel;
  configFile: string;
  locate?: Locate;
}): {
  items: ResolvedNavbarItem[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const items = site.config.themeConfig.navbar.items.flatMap((item, index) => {
    const resolved = resolveItem({
      item,
      context: { site, configFile, locate, diagnostics, path: ['themeConfig', 'navbar', 'items', index] },
    });
    return resolved === undefined ? [] : [resolved];
  });
  return { items, diagnostics };
}

function resolveItem({
  item,
  context,
}: {
  item: NavbarItemConfig;
  context: Context;
}): ResolvedNavbarItem | undefined {
  // It stands beside the items: see `searchData`.
  if (item.type === 'search') return undefined;
  const { position } = item;
  if (item.type !== 'dropdown') return resolveInner({ item, position, context });
  const items = item.items.flatMap((inner, index) => {
    const resolved = resolveInner({
      item: inner,
      position,
      context: { ...context, path: [...context.path, 'items', index] },
    });
    return resolved === undefined ? [] : [resolved];
  });
  return { kind: 'dropdown', label: item.label ?? '', position, className: item.className, items };
}

function resolveInner({
  item,
  position,
  context,
}: {
  item: NavbarInnerItemConfig;
  position: 'left' | 'right';
  context: Context;
}): ResolvedLink | NavbarHtmlData | undefined {
  const shared: Shared = { kind: 'link', position, className: item.className };
  if (item.type === 'html') return { ...shared, kind: 'html', value: item.value };
  if (item.type === 'link') return resolveLinkItem({ item, shared, context });
  const source = item.docsPluginId;
  const versions = context.site.versions.get(source);
  const version = versions?.find((candidate) => candidate.isLast) ?? versions?.[0];
  if (version === undefined) {
    return fail({
      context,
      code: 'unknown-docs-source',
      message: `there is no docs source "${source}".${didYouMean({ found: source, known: context.site.versions.keys() })}`,
      hint: `Known sources: ${[...context.site.versions.keys()].join(', ')}.`,
    });
  }
  if (item.type === 'docsVersion') {
    const route = item.to === undefined ? version.route : normalizeRoute(item.to);
    return { ...shared, ...toRoute({ route, context }), label: item.label ?? version.label };
  }
  return item.type === 'doc'
    ? resolveDocItem({ item, version: version.name, shared, context })
    : resolveSidebarItem({ item, version: version.name, shared, context });
}

type Shared = Pick<ResolvedLink, 'kind' | 'position' | 'className'>;
type ItemOf<Type extends NavbarInnerItemConfig['type']> = Extract<NavbarInnerItemConfig, { type: Type }>;

function toRoute({ route, context }: { route: string; context: Context }) {
  return { href: routeToHref({ route, ...context.site.addresses }), external: false, route };
}

function resolveLinkItem({
  item,
  shared,
  context,
}: {
  item: ItemOf<'link'>;
  shared: Shared;
  context: Context;
}): ResolvedLink {
  const target = item.href ?? item.to ?? '/';
  const common = { ...shared, label: item.label ?? target, ariaLabel: item['aria-label'] };
  if (item.href !== undefined || isExternal(target)) return { ...common, href: target, external: true };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const route = normalizeRoute(path);
  const inside = toRoute({ route, context });
  return {
    ...common,
    ...inside,
    href: inside.href + rest,
    activeBase: item.activeBasePath === undefined ? route : normalizeRoute(item.activeBasePath),
  };
}

function resolveDocItem({
  item,
  version,
  shared,
  context,
}: {
  item: ItemOf<'doc'>;
  version: string;
  shared: Shared;
  context: Context;
}): ResolvedLink | undefined {
  const source = item.docsPluginId;
  const document = context.site.document({ source, version, id: item.docId });
  if (document === undefined) {
    const known = [...context.site.files.values()]
      .filter((file) => file.source === source)
      .map((file) => file.id);
    return fail({
      context,
      code: 'unknown-doc-id',
      message: `there is no document with the id "${item.docId}" in the docs source "${source}".${didYouMean({ found: item.docId, known })}`,
      hint: 'An id is the path of the file in the folder of the documents, without extension and number prefixes.',
    });
  }
  return {
    ...shared,
    ...toRoute({ route: document.route, context }),
    label: item.label ?? document.sidebarLabel,
    sidebar: document.sidebar === undefined ? undefined : { source, id: document.sidebar },
  };
}

function resolveSidebarItem({
  item,
  version,
  shared,
  context,
}: {
  item: ItemOf<'docSidebar'>;
  version: string;
  shared: Shared;
  context: Context;
}): ResolvedLink | undefined {
  const { site } = context;
  const source = item.docsPluginId;
  const sidebar = site.sidebar({ source, version, id: item.sidebarId });
  if (sidebar === undefined) {
    const known = site.sidebarIds({ source, version });
    return fail({
      context,
      code: 'unknown-sidebar-id',
      message: `there is no sidebar with the id "${item.sidebarId}" in the docs source "${source}".${didYouMean({ found: item.sidebarId, known })}`,
      hint: `Known sidebars: ${known.join(', ') || 'none'}.`,
    });
  }
  const first = site.outline(sidebar.items).steps[0];
  if (first === undefined) {
    return fail({
      context,
      code: 'sidebar-without-link',
      message: `the sidebar "${item.sidebarId}" of the docs source "${source}" has no link, so the item cannot lead anywhere.`,
      hint: 'Put a document or a link into the sidebar, or take the item away.',
    });
  }
  return {
    ...shared,
    label: item.label ?? first.label,
    href: first.external ? first.href : routeToHref({ route: first.href, ...site.addresses }),
    external: first.external,
    sidebar: { source, id: item.sidebarId },
  };
}

function fail({
  context,
  code,
  message,
  hint,
}: {
  context: Context;
  code: string;
  message: string;
  hint: string;
}): undefined {
  const { path, configFile, locate, diagnostics } = context;
  const where = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  diagnostics.push(
    problem({ code, message: `${where.slice(1)}: ${message}`, hint, file: configFile, ...locate(path) }),
  );
  return undefined;
}

/** The navbar of one page: the same items, with what is current marked. */
export function navbarItems({
  items,
  route,
  source,
  sidebar,
}: {
  items: readonly ResolvedNavbarItem[];
  route: string;
  source: string | undefined;
  sidebar: string | undefined;
}): NavbarItemData[] {
  const isCurrent = (link: ResolvedLink): boolean =>
    link.route === route ||
    (link.activeBase !== undefined &&
      link.activeBase !== '/' &&
      (route === link.activeBase || route.startsWith(`${link.activeBase}/`))) ||
    (link.sidebar !== undefined && link.sidebar.source === source && link.sidebar.id === sidebar);
  const toLink = (
    { kind, label, href, external, position, className, ariaLabel }: ResolvedLink,
    current: boolean,
  ): NavbarLinkData => ({
    kind,
    label,
    href,
    external,
    position,
    className,
    ariaLabel,
    current,
  });
  return items.map((item): NavbarItemData => {
    if (item.kind === 'html') return item;
    if (item.kind === 'link') return toLink(item, isCurrent(item));
    const inner = item.items.map((entry) =>
      entry.kind === 'html' ? entry : toLink(entry, isCurrent(entry)),
    );
    const dropdown: NavbarDropdownData = {
      ...item,
      items: inner,
      current: inner.some((entry) => entry.kind === 'link' && entry.current),
    };
    return dropdown;
  });
}
