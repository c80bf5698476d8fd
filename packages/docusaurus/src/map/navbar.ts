import type { Rules } from '../carry.js';
import { carry } from '../carry.js';
import type { Note } from '../notes.js';
import type { Loose } from '../values.js';
import { defined, isObject, listOf, objectOf, pixels, textOf } from '../values.js';

interface Context {
  note: Note;
  docsId: (id: string) => string;
  base: string;
  hasOwnItems: boolean;
}

export function mapNavbar({ navbar, ...context }: Context & { navbar: unknown }): Loose {
  const { note, base } = context;
  const items = listOf(objectOf(navbar).items).flatMap((item, index) =>
    mapItem({ item, at: `themeConfig.navbar.items[${index}]`, ...context }).map(withPosition),
  );
  const rest = carry({
    value: navbar,
    at: 'themeConfig.navbar',
    note,
    rules: {
      title: (value) => ({ title: textOf(value) ?? '' }),
      hideOnScroll: 'same',
      items: 'built-in',
      // `stableClassNames` adds the `style` to the navbar as a class.
      style: 'built-in',
      logo: (logo) => ({ logo: mapLogo({ logo, base }) }),
    },
  });
  // With an empty title, only the logo is shown, as in Docusaurus.
  return { ...(isObject(navbar) ? { title: '' } : {}), ...rest, items };
}

export function mapLogo({ logo, base }: { logo: unknown; base: string }): Loose {
  const { src, srcDark, alt, href, width, height } = objectOf(logo);
  return defined({
    src: textOf(src) ?? '',
    srcDark: textOf(srcDark),
    alt: textOf(alt),
    href: withBase({ href: textOf(href), base }),
    width: pixels(width),
    height: pixels(height),
  });
}

/** Prepends the base path, as Docusaurus does, even to `pathname://` URLs, which Docusaurus's router doesn't handle. */
export function withBase({ href, base }: { href: string | undefined; base: string }): string | undefined {
  if (href === undefined) return undefined;
  const path = /^pathname:\/\/(.*)$/.exec(href)?.[1] ?? href;
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return base !== '/' && path.startsWith(base) ? path : base + path.slice(1);
}

type ItemInput = Context & { item: unknown; at: string };

const common: Rules = {
  type: 'same',
  label: 'same',
  className: 'same',
  position: 'same',
  'aria-label': 'same',
  // Readers choose how a link opens, and the theme marks links to other sites.
  target: 'built-in',
  rel: 'built-in',
  autoAddBaseUrl: 'built-in',
  prependBaseUrlToHref: 'built-in',
  activeBasePath: 'same',
  activeBaseRegex: {
    why: 'Lectern finds the active item by its route, not with a regular expression.',
    instead: 'Use activeBasePath.',
  },
  activeClassName: 'built-in',
};

const known = [
  'default',
  'link',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'dropdown',
  'search',
  'html',
];

function mapItem({ item, at, ...context }: ItemInput): Loose[] {
  if (!isObject(item)) return [];
  const type = textOf(item.type) ?? ('items' in item ? 'dropdown' : 'link');
  if (type.startsWith('custom-') && context.hasOwnItems) return [item];
  if (!known.includes(type)) {
    context.note({
      key: at,
      why: `The type "${type}" belongs to a theme that Lectern doesn’t run.`,
      instead:
        'Add a component for this type to src/theme/NavbarItem/ComponentTypes, or use an item of type link, dropdown, or html.',
    });
    return [];
  }
  const inner = (list: unknown, key: string): Loose[] =>
    listOf(list).flatMap((each, index) =>
      mapItem({ item: each, at: `${at}.${key}[${index}]`, ...context }).map(withoutPosition),
    );
  const docs = { docsPluginId: (id: unknown) => ({ docsPluginId: context.docsId(String(id)) }) };
  const menu = {
    dropdownItemsBefore: (list: unknown) => ({ dropdownItemsBefore: inner(list, 'dropdownItemsBefore') }),
    dropdownItemsAfter: (list: unknown) => ({ dropdownItemsAfter: inner(list, 'dropdownItemsAfter') }),
  };
  const rules = rulesOf({ type, item, context, docs, menu });
  const carried = carry({ value: item, at, rules, note: context.note });
  if (type === 'dropdown') return dropdown({ item, carried, items: inner(item.items, 'items') });
  if (type === 'html') return [carried];
  if (typeof item.html !== 'string') {
    const named = type === 'link' || type === 'default' ? withName({ item, carried }) : carried;
    if (named !== undefined) return [withDocs({ type, carried: named, context })];
    context.note({
      key: at,
      why: 'The item has no label, so it is invisible.',
      instead: 'Remove it, or give it a label.',
    });
    return [];
  }
  return [htmlLink({ item, carried, html: item.html, base: context.base })];
}

/**
 * A link with only an icon needs a name for screen readers. Returns undefined for a link with neither a label nor a
 * class name, which would be invisible.
 */
function withName({ item, carried }: { item: Loose; carried: Loose }): Loose | undefined {
  if (item.label !== undefined || item['aria-label'] !== undefined) return carried;
  if (item.className === undefined) return undefined;
  const target = textOf(item.href) ?? textOf(item.to) ?? '';
  return { ...carried, 'aria-label': target.replace(/^https?:\/\/|\/$/g, '') };
}

function rulesOf({
  type,
  item,
  context,
  docs,
  menu,
}: {
  type: string;
  item: Loose;
  context: Context;
  docs: Rules;
  menu: Rules;
}): Rules {
  const to: Rules = { to: 'same', href: (href) => ({ href: hrefOf({ href, item, base: context.base }) }) };
  switch (type) {
    case 'doc':
      return { ...common, ...docs, docId: 'same', activeBasePath: 'built-in', ...noAria };
    case 'docSidebar':
      return { ...common, ...docs, sidebarId: 'same', activeBasePath: 'built-in', ...noAria };
    case 'docsVersion':
      return { ...common, ...docs, to: 'same', activeBasePath: 'built-in', ...noAria };
    case 'docsVersionDropdown':
      return {
        type: 'same',
        position: 'same',
        className: 'same',
        versions: 'same',
        ...docs,
        ...menu,
        dropdownActiveClassDisabled: 'built-in',
      };
    case 'localeDropdown':
      return { type: 'same', position: 'same', className: 'same', queryString: 'same', ...menu };
    case 'search':
      return { type: 'same', position: 'same', className: 'same' };
    case 'html':
      return { type: 'same', position: 'same', className: 'same', value: 'same' };
    default:
      return { ...common, ...to, html: 'built-in', items: 'built-in' };
  }
}

/** `aria-label` has no effect on items whose label is the title of a document or a version. */
const noAria: Rules = { 'aria-label': 'built-in' };

function hrefOf({ href, item, base }: { href: unknown; item: Loose; base: string }): string {
  const text = textOf(href) ?? '';
  const isInside = item.prependBaseUrlToHref === true || text.startsWith('pathname://');
  return isInside ? (withBase({ href: text.replace(/^(?!pathname:|\/)/, '/'), base }) ?? '') : text;
}

/** Adds the ID of the default docs instance to an item without an ID, because Lectern has another default. */
function withDocs({ type, carried, context }: { type: string; carried: Loose; context: Context }): Loose {
  const isOfDocs = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'].includes(type);
  return isOfDocs && carried.docsPluginId === undefined
    ? { ...carried, docsPluginId: context.docsId('default') }
    : carried;
}

function dropdown({ item, carried, items }: { item: Loose; carried: Loose; items: Loose[] }): Loose[] {
  if (items.length > 0) return [{ ...carried, type: 'dropdown', items }];
  return item.to === undefined && item.href === undefined ? [] : [{ ...carried, type: 'link' }];
}

function htmlLink({
  item,
  carried,
  html,
  base,
}: {
  item: Loose;
  carried: Loose;
  html: string;
  base: string;
}): Loose {
  const href = textOf(carried.href) ?? withBase({ href: textOf(item.to) ?? '/', base }) ?? '/';
  // The class names are on the link, as in Docusaurus. `stableClassNames` adds those of the navbar.
  const attributes = Object.entries({
    href,
    class: carried.className,
    'aria-label': item['aria-label'],
  }).flatMap(([name, value]) => (typeof value === 'string' ? [` ${name}="${escapeAttribute(value)}"`] : []));
  return defined({ type: 'html', position: carried.position, value: `<a${attributes.join('')}>${html}</a>` });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Sets the side of the navbar explicitly, because the defaults of Docusaurus and Lectern differ. */
function withPosition(item: Loose): Loose {
  return { position: 'left', ...item };
}

function withoutPosition({ position: _, ...item }: Loose): Loose {
  return item;
}
