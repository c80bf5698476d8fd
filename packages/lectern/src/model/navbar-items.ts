import type {
  NavbarTarget,
  ResolvedInner,
  ResolvedLink,
  ResolvedLocales,
  ResolvedNavbarItem,
  ResolvedVersions,
} from './navbar.types.js';
import type {
  NavbarDropdownData,
  NavbarHtmlData,
  NavbarItemData,
  NavbarLinkData,
  VersionChoices,
} from './navbar-data.types.js';
import type { LocaleLink } from './page-data.types.js';
import type { VersionLinks } from './versions.js';

export interface NavbarPlace {
  route: string;
  source?: string | undefined;
  sidebar?: string | undefined;
  version?: string | undefined;
  versionLinks?: (source: string) => VersionLinks;
  locales?: readonly LocaleLink[];
  keepsVersion?: boolean;
}

interface Input<Item> {
  item: Item;
  place: NavbarPlace;
}

export function navbarItems({
  items,
  ...location
}: NavbarPlace & { items: readonly ResolvedNavbarItem[] }): NavbarItemData[] {
  return items.map((item) => itemData({ item, place: location }));
}

function itemData({ item, place }: Input<ResolvedNavbarItem>): NavbarItemData {
  if (item.kind === 'html' || item.kind === 'custom') return item;
  if (item.kind === 'link') return linkData({ item, place });
  if (item.kind === 'versions') return versionsData({ item, place });
  if (item.kind === 'locales') return localesData({ item, place });
  const { kind, label, position, className } = item;
  return dropdown({ kind, label, position, className, items: inner({ items: item.items, place }) });
}

function dropdown(data: Omit<NavbarDropdownData, 'current'>): NavbarDropdownData {
  return { ...data, current: data.items.some((entry) => entry.kind === 'link' && entry.current) };
}

function inner({
  items,
  place,
}: {
  items: readonly ResolvedInner[];
  place: NavbarPlace;
}): (NavbarLinkData | NavbarHtmlData)[] {
  return items.map((item) => (item.kind === 'html' ? item : linkData({ item, place })));
}

function isCurrent({ target, place }: { target: NavbarTarget; place: NavbarPlace }): boolean {
  const { route } = place;
  const { activeBase: base, sidebar } = target;
  return (
    target.route === route ||
    (base !== undefined && base !== '/' && (route === base || route.startsWith(`${base}/`))) ||
    (sidebar !== undefined && sidebar.source === place.source && sidebar.id === place.sidebar)
  );
}

function linkData({ item, place }: Input<ResolvedLink>): NavbarLinkData {
  const { kind, position, className, ariaLabel, versions } = item;
  const own = versions?.source === place.source ? versions?.targets.get(place.version ?? '') : undefined;
  const target = own ?? item;
  const { label, href, external } = target;
  const data = { kind, label, href, external, position, className, ariaLabel };
  const current = isCurrent({ target, place });
  if (versions === undefined || own !== undefined || place.keepsVersion !== true) return { ...data, current };
  const { source, targets } = versions;
  const entries = [...targets].map(([name, { href: address, label: text }]) => [
    name,
    text === label ? [address] : [address, text],
  ]);
  return { ...data, current, choices: { source, byName: Object.fromEntries(entries) } };
}

/** The links lead to the same document in each version that has the document. */
function versionsData({ item, place }: Input<ResolvedVersions>): NavbarItemData {
  const { source, versions, position, className } = item;
  const { hrefs, latest } = place.versionLinks?.(source) ?? { hrefs: new Map<string, string>(), latest: '' };
  const active = source === place.source ? place.version : undefined;
  const links = versions.map(
    ({ name, label }): NavbarLinkData => ({
      kind: 'link',
      label,
      href: hrefs.get(name) ?? '',
      external: false,
      position,
      current: name === active,
      ...(place.keepsVersion === true ? { picks: { source, version: name } } : {}),
    }),
  );
  const items = [...inner({ items: item.before, place }), ...links, ...inner({ items: item.after, place })];
  const [only] = links;
  if (only !== undefined && items.length === 1) return { ...only, className };
  const names = versions.map(({ name }) => name);
  const shown = links[names.indexOf(active ?? latest)] ?? only;
  const data = dropdown({
    kind: 'dropdown',
    prefix: 'theme.version.choose',
    source,
    label: shown?.label ?? '',
    position,
    className,
    items,
  });
  // The version menu is never current, because other items mark the current section.
  const plain = { ...data, current: false };
  if (active !== undefined || place.keepsVersion !== true) return plain;
  const choices: VersionChoices = {
    source,
    byName: Object.fromEntries(versions.map(({ name, label }) => [name, ['', label]])),
  };
  return { ...plain, choices };
}

function localesData({ item, place }: Input<ResolvedLocales>): NavbarDropdownData {
  const { position, className, queryString } = item;
  const links = (place.locales ?? []).map(
    ({ label, href, htmlLang, direction, current }): NavbarLinkData => ({
      kind: 'link',
      label,
      href: href + queryString,
      external: false,
      position,
      current,
      language: { htmlLang, direction },
    }),
  );
  const data = dropdown({
    kind: 'dropdown',
    prefix: 'theme.locale.choose',
    icon: 'language',
    label: links.find(({ current }) => current)?.label ?? '',
    position,
    className,
    items: [...inner({ items: item.before, place }), ...links, ...inner({ items: item.after, place })],
  });
  return { ...data, current: false };
}
