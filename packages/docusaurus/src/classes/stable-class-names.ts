import type { HtmlInput, Plugin } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import { classSelectors } from './class-selectors.js';
import { navbarItems } from './navbar-items.js';
import type { ElementUse } from './rules.js';
import { classesFor, surroundings } from './rules.js';
import { withSummaries } from './with-summaries.js';

export interface StableClassNamesOptions {
  blogs: readonly string[];
  /** `themeConfig.navbar.style`. `dark` and `primary` give the navbar the same color in both color modes. */
  navbarStyle?: string | undefined;
  /** `themeConfig.footer.style`. `dark` makes the footer dark in both color modes. */
  footerStyle?: string | undefined;
}

/**
 * Adds Docusaurus’s stable class names, such as `menu__link` and `theme-doc-markdown`, to the elements of this theme
 * that have the same purpose. Style sheets and scripts may depend on them. In style sheets, selectors for states, such
 * as `tabs__item--active`, are replaced with selectors for this theme's attributes. The custom properties of this theme
 * start with `--lectern-`, because a site may use the other names for its own.
 */
export function stableClassNames({ blogs, navbarStyle, footerStyle }: StableClassNamesOptions): Plugin {
  return definePlugin({
    name: 'stable-class-names',
    bundler: { classSelectors, tokenPrefix: 'lectern-' },
    transformHtml({ html, page }) {
      const isPost = html.includes('<meta property="article:published_time"');
      const ofPage = {
        ...pageClasses({ page, blogs, isPost }),
        navbar: navbarClasses(navbarStyle),
        siteFooter: footerStyle === 'dark' ? ['footer--dark'] : [],
      };
      const complete = ofPage.article.length === 0 ? html : withSummaries(html);
      return withStableClassNames({ html: complete, ofPage }).replace(/<body(?![^>]*\sid=)/, rootTag);
    },
  });
}

/** Sites' style sheets and scripts use the ID of Docusaurus's root element. */
const rootTag = '<body id="__docusaurus"';

interface PageClasses {
  layout: readonly string[];
  article: readonly string[];
  footer: string;
  navbar: readonly string[];
  siteFooter: readonly string[];
}

function navbarClasses(style: string | undefined): readonly string[] {
  return style === 'dark' || style === 'primary' ? [`navbar--${style}`] : [];
}

function pageClasses({
  page: { kind, source = '', route, version },
  blogs,
  isPost,
}: {
  page: Pick<HtmlInput['page'], 'kind' | 'source' | 'route' | 'version'>;
  blogs: readonly string[];
  isPost: boolean;
}): Omit<PageClasses, 'navbar' | 'siteFooter'> {
  if (blogs.includes(source)) {
    const type = isPost ? 'blog-post-page' : listPage({ route });
    return {
      layout: ['main-wrapper', 'blog-wrapper', type],
      article: ['markdown'],
      footer: 'theme-blog-footer',
    };
  }
  if (kind === 'doc' || kind === 'category' || version !== undefined) {
    const type = kind === 'generated' ? tagPage({ route }) : 'docs-doc-page';
    const ofVersion = `docs-version-${version?.name ?? 'current'}`;
    return {
      layout: ['main-wrapper', 'docs-wrapper', type, ofVersion],
      article: ['theme-doc-markdown', 'markdown'],
      footer: 'theme-doc-footer',
    };
  }
  const isMarkdown = kind === 'markdown-page';
  return {
    layout: isMarkdown ? ['main-wrapper', 'mdx-wrapper', 'mdx-page'] : ['main-wrapper'],
    article: isMarkdown ? ['markdown'] : [],
    footer: 'theme-pages-footer',
  };
}

function listPage({ route }: { route: string }): string {
  if (/\/tags$/.test(route)) return 'blog-tags-list-page';
  if (/\/tags\//.test(route)) return 'blog-tags-post-list-page';
  if (/\/authors$/.test(route)) return 'blog-authors-list-page';
  if (/\/authors\//.test(route)) return 'blog-authors-posts-page';
  return 'blog-list-page';
}

function tagPage({ route }: { route: string }): string {
  return /\/tags$/.test(route) ? 'docs-tags-list-page' : 'docs-tags-doc-list-page';
}

/** Matches a tag. The first two alternatives match content to skip: comments, raw text such as scripts, and SVG. */
const token =
  /<!--[\s\S]*?-->|<(script|style|template|textarea|svg)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)([^'">]*(?:(?:"[^"]*"|'[^']*')[^'">]*)*)>/g;
const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

interface OpenElement {
  tag: string;
  inside: ReadonlySet<string>;
  depth: number;
}

function withStableClassNames({ html, ofPage }: { html: string; ofPage: PageClasses }): string {
  const open: OpenElement[] = [{ tag: '', inside: new Set(), depth: 0 }];
  const navbar = navbarItems();
  return html.replace(token, (whole: string, ...found: unknown[]) => {
    const [, slash, tag, attributes, offset = 0] = found as [string?, string?, string?, string?, number?];
    const around = open.at(-1);
    if (tag === undefined || attributes === undefined || around === undefined) return whole;
    if (slash === '/') {
      close({ open, tag });
      return whole;
    }
    const classes = classesIn(attributes);
    const isEmpty = withoutEnd.has(tag) || attributes.endsWith('/');
    const { inside, depth } = around;
    if (classes === undefined && inside.size === 0) {
      // No rule can match this element. Most elements in the content have no class, so this shortcut saves time.
      if (!isEmpty) open.push({ tag, inside, depth });
      return whole;
    }
    const end = offset + whole.length;
    const rest = html.slice(end, end + 40);
    const use: ElementUse = { inside, depth, tag, classes: classes ?? [], attributes, rest };
    if (navbar.take(use)) {
      open.push({ tag, inside, depth });
      return `<li${attributes.replace(writtenClasses, '')}>`;
    }
    const added = [...addedClasses({ use, ofPage }), ...navbar.give(tag)];
    const all = [...use.classes, ...added];
    if (!isEmpty) open.push(opened({ tag, classes: all, around }));
    return added.length === 0 ? whole : `<${tag}${withClasses({ attributes, classes: all })}>`;
  });
}

const writtenClasses = /\sclass="[^"]*"/;

function withClasses({ attributes, classes }: { attributes: string; classes: readonly string[] }): string {
  const names = ` class="${classes.filter(Boolean).join(' ')}"`;
  return writtenClasses.test(attributes)
    ? attributes.replace(writtenClasses, () => names)
    : `${names}${attributes}`;
}

function close({ open, tag }: { open: OpenElement[]; tag: string }): void {
  const last = open.length - 1;
  const index = open[last]?.tag === tag ? last : open.findLastIndex((element) => element.tag === tag);
  if (index > 0) open.length = index;
}

function classesIn(attributes: string): string[] | undefined {
  if (!attributes.includes('class="')) return undefined;
  return /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/);
}

function addedClasses({ use, ofPage }: { use: ElementUse; ofPage: PageClasses }): readonly string[] {
  const given = [...classesFor(use), ...ownClasses({ use, ofPage })];
  return given.length === 0 ? given : given.filter((name) => !use.classes.includes(name));
}

function opened({
  tag,
  classes,
  around,
}: {
  tag: string;
  classes: readonly string[];
  around: OpenElement;
}): OpenElement {
  // React hydrates the content of an island, and would report a mismatch if its classes depended on elements around the
  // island.
  if (tag === 'lectern-island') return { tag, inside: new Set(), depth: 0 };
  const asked = classes.filter((name) => surroundings.has(name));
  return {
    tag,
    inside: asked.length === 0 ? around.inside : new Set([...around.inside, ...asked]),
    depth: around.depth + (classes.includes('menu__list') ? 1 : 0),
  };
}

function ownClasses({
  use: { tag, classes },
  ofPage,
}: {
  use: ElementUse;
  ofPage: PageClasses;
}): readonly string[] {
  if (tag === 'div' && classes.includes('layout')) return ofPage.layout;
  if (tag === 'header' && classes.includes('navbar')) return ofPage.navbar;
  if (tag === 'footer' && classes.includes('footer')) return ofPage.siteFooter;
  if (classes.includes('page-tags')) return [`${ofPage.footer}-tags-row`];
  if (classes.includes('page-meta')) return [`${ofPage.footer}-edit-meta-row`];
  return tag === 'article' && classes.includes('prose') ? ofPage.article : [];
}
