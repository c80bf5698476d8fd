export interface ElementUse {
  tag: string;
  classes: readonly string[];
  attributes: string;
  /** The class names of the element's ancestors, limited to those in `surroundings`. */
  inside: ReadonlySet<string>;
  /** The number of sidebar lists that contain the element. */
  depth: number;
  rest: string;
}

interface Rule {
  tag?: string;
  has?: string;
  /**
   * A class that an ancestor must have: preferably one that a rule adds, because a site's own components may have
   * classes such as `sidebar`.
   */
  inside?: string;
  add: string | ((use: ElementUse) => string);
}

const isCurrent = ({ attributes }: ElementUse): boolean => attributes.includes('aria-current');
const activeClass = (name: string) => (use: ElementUse) =>
  isCurrent(use) ? `${name} ${name}--active` : name;

const rules: readonly Rule[] = [
  { has: 'announcement', add: 'theme-announcement-bar' },
  { tag: 'header', has: 'navbar', add: 'navbar--fixed-top theme-layout-navbar' },
  { tag: 'nav', has: 'navbar-items', add: 'navbar__inner' },
  { has: 'menu-button', add: 'navbar__toggle' },
  { has: 'brand', add: 'navbar__brand' },
  { tag: 'img', inside: 'brand', add: 'navbar__logo' },
  { has: 'brand-title', add: 'navbar__title' },
  { has: 'navbar-left', add: 'navbar__items theme-layout-navbar-left' },
  { has: 'navbar-right', add: 'navbar__items navbar__items--right theme-layout-navbar-right' },
  // An ejected navbar may lack `navbar-left` and `navbar-right`, so the rules for items match `navbar-list`.
  { tag: 'details', inside: 'navbar-list', add: 'navbar__item' },
  { tag: 'summary', inside: 'navbar-list', add: 'navbar__link' },
  { has: 'dropdown-list', add: 'dropdown__menu' },
  {
    tag: 'a',
    inside: 'navbar-list',
    add: (use) =>
      use.inside.has('dropdown-list')
        ? activeClass('dropdown__link')(use)
        : `navbar__item ${activeClass('navbar__link')(use)}`,
  },
  // On small screens, the menu contains the sidebar, like `navbar-sidebar` in Docusaurus.
  {
    tag: 'div',
    has: 'menu',
    add: ({ attributes }) =>
      attributes.includes('id="menu"') ? 'navbar-sidebar theme-layout-navbar-sidebar' : '',
  },
  { has: 'menu-nav', inside: 'navbar-sidebar', add: 'theme-layout-navbar-sidebar-panel' },
  { tag: 'a', inside: 'theme-layout-navbar-sidebar-panel', add: activeClass('menu__link') },
  {
    has: 'sidebar',
    tag: 'nav',
    // In Docusaurus, the blog's sidebar has no stable class names.
    add: ({ inside }) => (inside.has('blog-wrapper') ? '' : 'theme-doc-sidebar-container'),
  },
  {
    tag: 'ul',
    inside: 'theme-doc-sidebar-container',
    add: ({ depth }) => (depth === 0 ? 'theme-doc-sidebar-menu menu__list' : 'menu__list'),
  },
  { tag: 'li', inside: 'theme-doc-sidebar-container', add: sidebarItem },
  {
    tag: 'summary',
    inside: 'theme-doc-sidebar-container',
    add: ({ rest }) =>
      `menu__list-item-collapsible${rest.startsWith('<a') ? '' : ' menu__link menu__link--sublist'}`,
  },
  {
    tag: 'a',
    inside: 'theme-doc-sidebar-container',
    add: (use) =>
      `${activeClass('menu__link')(use)}${use.inside.has('menu__list-item-collapsible') ? ' menu__link--sublist' : ''}`,
  },
  { has: 'main', add: 'theme-layout-main' },
  { tag: 'nav', has: 'breadcrumbs', add: 'theme-doc-breadcrumbs' },
  {
    tag: 'li',
    inside: 'theme-doc-breadcrumbs',
    add: ({ rest }) =>
      `breadcrumbs__item${rest.startsWith('<span aria-current') ? ' breadcrumbs__item--active' : ''}`,
  },
  { tag: 'a', inside: 'theme-doc-breadcrumbs', add: 'breadcrumbs__link' },
  { tag: 'span', inside: 'theme-doc-breadcrumbs', add: 'breadcrumbs__link' },
  { has: 'version-badge', add: 'theme-doc-version-badge' },
  {
    has: 'page-notice',
    add: ({ attributes }) =>
      attributes.includes('role="note"') ? 'theme-doc-version-banner' : 'theme-unlisted-banner',
  },
  { tag: 'nav', has: 'toc', add: 'table-of-contents theme-doc-toc-desktop' },
  { tag: 'a', inside: 'toc', add: 'table-of-contents__link toc-highlight' },
  { tag: 'nav', has: 'pagination', add: 'pagination-nav' },
  { has: 'pagination-previous', add: 'pagination-nav__link pagination-nav__link--prev' },
  { has: 'pagination-next', add: 'pagination-nav__link pagination-nav__link--next' },
  { tag: 'span', inside: 'pagination-nav', add: 'pagination-nav__sublabel' },
  { tag: 'a', inside: 'page-meta', add: 'theme-edit-this-page' },
  { tag: 'span', inside: 'page-meta', add: 'theme-last-updated' },
  {
    has: 'code-block',
    add: ({ attributes }) => {
      const language = /data-language="([^"\s]+)"/.exec(attributes)?.[1];
      return `theme-code-block${language === undefined ? '' : ` language-${language}`}`;
    },
  },
  { has: 'line-highlight', add: 'theme-code-block-highlighted-line' },
  {
    has: 'admonition',
    add: ({ classes }) =>
      [
        'theme-admonition',
        ...classes.filter((name) => name.startsWith('admonition-')).map((name) => `theme-${name}`),
      ].join(' '),
  },
  { tag: 'footer', has: 'footer', add: 'theme-layout-footer' },
  { tag: 'section', inside: 'footer-columns', add: 'footer__col theme-layout-footer-column' },
  { tag: 'h2', inside: 'footer-columns', add: 'footer__title' },
  { tag: 'ul', inside: 'footer-columns', add: 'footer__items' },
  { tag: 'li', inside: 'footer-columns', add: 'footer__item' },
  { tag: 'a', inside: 'footer-columns', add: 'footer__link-item' },
  { tag: 'img', inside: 'theme-layout-footer', add: 'footer__logo' },
  { has: 'footer-text', add: 'footer__copyright' },
];

function sidebarItem({ depth, rest }: ElementUse): string {
  const kind = /^<(?:details|p class="sidebar-heading)/.test(rest) ? 'category' : 'link';
  const name = `theme-doc-sidebar-item-${kind}`;
  return `menu__list-item ${name} ${name}-level-${depth}`;
}

export const surroundings: ReadonlySet<string> = new Set([
  ...rules.flatMap(({ inside = [] }) => inside),
  'blog-wrapper',
  'dropdown-list',
  'menu__list-item-collapsible',
]);

/**
 * Testing every rule for each element would take too long, so rules are grouped by the required class or, without one,
 * by element name.
 */
const rulesByClass = grouped(({ has }) => has);
const rulesByTag = grouped(({ has, tag }) => (has === undefined ? tag : undefined));

function grouped(keyOf: (rule: Rule) => string | undefined): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = keyOf(rule);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), rule]);
  }
  return groups;
}

const none: readonly string[] = [];

export function classesFor(use: ElementUse): readonly string[] {
  // Every rule in `rulesByTag` requires a class on an ancestor, so none matches if `inside` is empty.
  const byTag = use.inside.size === 0 ? undefined : rulesByTag.get(use.tag);
  let found = byTag === undefined ? none : namesOf({ use, rules: byTag });
  for (const name of use.classes) {
    const byClass = rulesByClass.get(name);
    if (byClass !== undefined) found = [...namesOf({ use, rules: byClass }), ...found];
  }
  return found;
}

function namesOf({ use, rules }: { use: ElementUse; rules: readonly Rule[] }): readonly string[] {
  return rules.flatMap((rule) => {
    if (rule.tag !== undefined && rule.tag !== use.tag) return [];
    if (rule.inside !== undefined && !use.inside.has(rule.inside)) return [];
    return (typeof rule.add === 'string' ? rule.add : rule.add(use)).split(' ').filter(Boolean);
  });
}
