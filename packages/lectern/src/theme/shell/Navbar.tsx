import SiteNavbarItem from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import type { ComponentType, ReactNode } from 'react';
import { createContext } from 'react';
import type {
  NavbarCustomData,
  NavbarDropdownData,
  NavbarItemData,
  VersionChoices,
} from '../../model/navbar-data.types.js';
import { useThemeConfig } from '../compat/theme-common.js';
import type { WrittenItem } from '../compat/written-navbar-items.js';
import { writtenProps } from '../compat/written-navbar-items.js';
import { useMessages, usePage } from '../context.js';
import { isOfTheme } from '../of-theme.js';
import { ShellLink } from './Link.js';
import { hasOwnItems, ownItemFor } from './OwnNavbarItem.js';

/** Whether the surrounding element is the list item of a navbar item. */
export const WithinItem = createContext(false);

interface Place {
  isInMenu: boolean;
  isInDropdown: boolean;
}

export function NavbarItems({
  items,
  className,
  isInMenu = false,
  isInDropdown = false,
}: Partial<Place> & { items: readonly NavbarItemData[]; className: string }): ReactNode {
  const Item = isReplaced() || hasOwnItems() ? ReplaceableItem : ThemeItem;
  return (
    <ul className={className}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two items may have the same label.
        <Item key={index} item={item} isInMenu={isInMenu} isInDropdown={isInDropdown} />
      ))}
    </ul>
  );
}

interface ItemProps extends Place {
  item: NavbarItemData;
}

function ThemeItem({ item, isInMenu }: ItemProps): ReactNode {
  return (
    <ListItem className={item.className} isOwn={isInMenu && item.kind === 'custom'}>
      <NavbarItem item={item} isInMenu={isInMenu} />
    </ListItem>
  );
}

/** Components for Docusaurus render their own `li`, which can't be nested in another `li`. */
function ListItem({
  className,
  isOwn,
  children,
}: {
  className: string | undefined;
  isOwn: boolean;
  children: ReactNode;
}): ReactNode {
  const Tag = isOwn ? 'div' : 'li';
  return (
    <Tag className={className} {...(isOwn ? { role: 'listitem' } : {})}>
      {children}
    </Tag>
  );
}

function isReplaced(): boolean {
  return !isOfTheme(SiteNavbarItem);
}

function ReplaceableItem({ item, isInMenu, isInDropdown }: ItemProps): ReactNode {
  const { items } = useThemeConfig().navbar as { items: readonly WrittenItem[] };
  const written = writtenProps({ item, items, isInDropdown });
  const Own: ComponentType<WrittenItem> | undefined = isReplaced() ? SiteNavbarItem : ownItemFor(written);
  if (Own === undefined) return <ThemeItem item={item} isInMenu={isInMenu} isInDropdown={isInDropdown} />;
  return (
    <ListItem
      className={item.className}
      isOwn={isReplaced() ? isInMenu && item.kind === 'custom' : isInMenu || isInDropdown}
    >
      <WithinItem.Provider value>
        <Own {...written} {...(isInMenu ? { mobile: true } : {})} />
      </WithinItem.Provider>
    </ListItem>
  );
}

export function NavbarItem({ item, isInMenu }: { item: NavbarItemData; isInMenu: boolean }): ReactNode {
  const { href, site } = usePage();
  if (item.kind === 'html') return <div dangerouslySetInnerHTML={{ __html: item.value }} />;
  if (item.kind === 'custom') return <CustomItem item={item} isInMenu={isInMenu} />;
  if (item.kind === 'dropdown') return <Dropdown item={item} isInMenu={isInMenu} />;
  const { picks, language } = item;
  return (
    <ShellLink
      link={item}
      aria-label={item.ariaLabel}
      {...(item.current
        ? { 'aria-current': item.href === href ? ('page' as const) : ('true' as const) }
        : {})}
      {...choiceData(item.choices)}
      {...(picks === undefined ? {} : { 'data-source': picks.source, 'data-version': picks.version })}
      {...(language === undefined
        ? {}
        : {
            lang: language.htmlLang,
            hrefLang: language.htmlLang,
            dir: language.direction === site.direction ? undefined : language.direction,
          })}
    />
  );
}

function CustomItem({ item, isInMenu }: { item: NavbarCustomData; isInMenu: boolean }): ReactNode {
  const Component = ComponentTypes[item.component];
  if (Component === undefined)
    throw new Error(
      `There is no navbar item component "${item.component}". Add it to the default export of src/theme/NavbarItem/ComponentTypes.`,
    );
  return <Component {...item.props} {...(isInMenu ? { mobile: true } : {})} />;
}

/** `client/shell/preferred-version.ts` reads these attributes. */
function choiceData(choices: VersionChoices | undefined): Record<string, string> {
  if (choices === undefined) return {};
  return { 'data-source': choices.source, 'data-choices': JSON.stringify(choices.byName) };
}

function Dropdown({ item, isInMenu }: { item: NavbarDropdownData; isInMenu: boolean }): ReactNode {
  const { prefix, icon, label, choices } = item;
  const t = useMessages();
  return (
    <details className="dropdown" name="navbar" {...(item.current ? { 'data-current': '' } : {})}>
      <summary>
        {icon === undefined ? null : (
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="12" cy="12" r="8.5" />
            <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
          </svg>
        )}
        {prefix === undefined ? null : <span className="sr-only">{`${t(prefix)} `}</span>}
        <span {...choiceData(choices)}>{label}</span>
      </summary>
      <NavbarItems items={item.items} className="dropdown-list" isInMenu={isInMenu} isInDropdown />
    </details>
  );
}
