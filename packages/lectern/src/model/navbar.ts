import type { NavbarInnerItemConfig, NavbarItemConfig } from '../config/schema/navbar.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import type { ResolvedInner, ResolvedLocales, ResolvedNavbarItem, ResolvedVersions } from './navbar.types.js';
import type { Locate, NavbarContext } from './navbar-context.js';
import { fail } from './navbar-context.js';
import { docsTargets, linkTarget, versionsOf } from './navbar-targets.js';
import type { SiteModel } from './site.types.js';

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
    const path = ['themeConfig', 'navbar', 'items', index];
    const resolved = resolveItem({ item, context: { site, configFile, locate, diagnostics, path } });
    return resolved === undefined ? [] : [resolved];
  });
  return { items, diagnostics };
}

type Position = 'left' | 'right';
type TopItemOf<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { type: Type }>;

interface Input<Item> {
  item: Item;
  context: NavbarContext;
}

function resolveItem({ item, context }: Input<NavbarItemConfig>): ResolvedNavbarItem | undefined {
  if (item.type === 'search') return checkSearch(context);
  const { position, className } = item;
  if (item.type === 'custom') {
    const { component, props } = item;
    return { kind: 'custom', component, props, position, className };
  }
  if (item.type === 'docsVersionDropdown') return resolveVersions({ item, context });
  if (item.type === 'localeDropdown') {
    const locales: Omit<ResolvedLocales, 'before' | 'after'> = {
      kind: 'locales',
      queryString: item.queryString,
      position,
      className,
    };
    return { ...locales, ...around({ item, context }) };
  }
  if (item.type !== 'dropdown') return resolveInner({ item, position, context });
  const items = resolveList({ items: item.items, key: 'items', position, context });
  // Clicking a menu's label opens the menu. Therefore, a link to the label's target becomes the menu's first entry.
  const own =
    item.to === undefined && item.href === undefined
      ? []
      : [
          {
            kind: 'link' as const,
            position,
            ariaLabel: item['aria-label'],
            ...linkTarget({ item, context }),
          },
        ];
  return { kind: 'dropdown', label: item.label ?? '', position, className, items: [...own, ...items] };
}

function checkSearch(context: NavbarContext): undefined {
  const { items } = context.site.config.themeConfig.navbar;
  if (context.site.config.search === false)
    return fail({
      context,
      code: 'navbar-search',
      message: 'the item opens search, but the configuration says `search: false`.',
      hint: 'Remove the item, or remove `search: false`.',
    });
  if (items.findIndex(({ type }) => type === 'search') === context.path.at(-1)) return undefined;
  return fail({
    context,
    code: 'navbar-search',
    message: 'the navbar already has a search item.',
    hint: 'Remove one of the search items. The navbar can have only one.',
  });
}

function resolveList({
  items,
  key,
  position,
  context,
}: {
  items: readonly NavbarInnerItemConfig[];
  key: string;
  position: Position;
  context: NavbarContext;
}): ResolvedInner[] {
  return items.flatMap((item, index) => {
    const path = [...context.path, key, index];
    const resolved = resolveInner({ item, position, context: { ...context, path } });
    return resolved === undefined ? [] : [resolved];
  });
}

function around({ item, context }: Input<TopItemOf<'docsVersionDropdown' | 'localeDropdown'>>): {
  before: ResolvedInner[];
  after: ResolvedInner[];
} {
  const list = (key: 'dropdownItemsBefore' | 'dropdownItemsAfter') =>
    resolveList({ items: item[key], key, position: item.position, context });
  return { before: list('dropdownItemsBefore'), after: list('dropdownItemsAfter') };
}

function resolveVersions({
  item,
  context,
}: Input<TopItemOf<'docsVersionDropdown'>>): ResolvedVersions | undefined {
  const { docsPluginId: source, position, className } = item;
  const all = versionsOf({ source, context });
  if (all === undefined) return undefined;
  const wanted = Array.isArray(item.versions)
    ? item.versions.map((name, index) => ({ name, label: undefined, key: index }))
    : Object.entries(item.versions ?? {}).map(([name, { label }]) => ({ name, label, key: name }));
  const known = all.map(({ name }) => name);
  const listed =
    item.versions === undefined ? known.map((name) => ({ name, label: undefined, key: 0 })) : wanted;
  const versions = listed.flatMap(({ name, label, key }) => {
    const version = all.find((candidate) => candidate.name === name);
    if (version !== undefined) return [{ name, label: label ?? version.label }];
    fail({
      context,
      key: ['versions', key],
      code: 'unknown-version',
      message: `there is no version "${name}" in the docs source "${source}".${didYouMean({ found: name, known })}`,
      hint: `Known versions: ${known.join(', ')}.`,
    });
    return [];
  });
  return { kind: 'versions', source, versions, position, className, ...around({ item, context }) };
}

function resolveInner({
  item,
  position,
  context,
}: Input<NavbarInnerItemConfig> & { position: Position }): ResolvedInner | undefined {
  const { className } = item;
  if (item.type === 'html') return { kind: 'html', value: item.value, position, className };
  if (item.type === 'link')
    return {
      kind: 'link',
      position,
      className,
      ariaLabel: item['aria-label'],
      ...linkTarget({ item, context }),
    };
  const found = docsTargets({ item, context });
  if (found === undefined) return undefined;
  const { main, targets } = found;
  const versions = targets.size < 2 ? {} : { versions: { source: item.docsPluginId, targets } };
  return { kind: 'link', position, className, ...main, ...versions };
}
