import type { SiteConfig } from '../config/schema/index.js';
import { placeOfFrontMatterKey } from '../content/front-matter.js';
import type { Sidebar, SidebarNode } from '../content/sidebar-types.js';
import type {
  DocsVersion,
  HeadTag,
  MarkdownDocument,
  Redirect,
  SourceContent,
  SourcePage,
} from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { AddressOptions } from '../util/addresses.js';
import { localeBase } from './locales.js';
import type { Outline } from './outline.js';
import { outlineKeeper } from './outline.js';
import type { PageData } from './page-data.types.js';
import { searchPages } from './search.js';

/** All that the site consists of, with indexes for the questions that pages ask. Built once, then only read. */
export interface SiteModel {
  config: SiteConfig;
  locale: string;
  addresses: AddressOptions;
  messages: Readonly<Record<string, string>>;
  pages: ReadonlyMap<string, SourcePage>;
  /** Documents by their path relative to the site's folder; a translation also by that of what it replaces. */
  files: ReadonlyMap<string, MarkdownDocument>;
  versions: ReadonlyMap<string, readonly DocsVersion[]>;
  /** The routes of each locale; absent where the others were not read. */
  localeRoutes?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** Paths of static files, with a slash at the start. */
  staticFiles: ReadonlySet<string>;
  /** The image for links to a page that names none. */
  socialImage?: SocialImageOf | undefined;
  /** What plug-ins put into the head of every page, found while reading. */
  headTags?: readonly HeadTag[] | undefined;
  document(key: { source: string; version: string; id: string }): MarkdownDocument | undefined;
  /** What is in a list of sidebar nodes, found once. */
  outline(nodes: readonly SidebarNode[]): Outline;
  sidebar(key: { source: string; version: string; id: string }): Sidebar | undefined;
  sidebarIds(key: { source: string; version: string }): string[];
}

interface Options {
  config: SiteConfig;
  content: readonly SourceContent[];
  locale: string;
  messages?: Readonly<Record<string, string>>;
  staticFiles: ReadonlySet<string>;
  socialImage?: SocialImageOf | undefined;
}

/** Says which image a plug-in makes for links to a page. */
export type SocialImageOf = (
  page: Omit<PageData, 'structuredData' | 'socialImage'>,
) => { path: string; width: number; height: number; type: string; alt: string } | undefined;

/** Puts the contents of all sources together. Two files with one route are an error that names both. */
export function assembleSite({ config, content, locale, messages = {}, staticFiles, socialImage }: Options): {
  site: SiteModel;
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const pages = new Map<string, SourcePage>();
  const files = new Map<string, MarkdownDocument>();
  const documents = new Map<string, MarkdownDocument>();
  const sidebars = new Map<string, Sidebar>();
  for (const source of content) {
    for (const page of source.pages) {
      const taken = pages.get(page.route);
      if (taken === undefined) pages.set(page.route, page);
      else diagnostics.push(duplicateRoute({ first: taken, second: page }));
      if (page.kind === 'doc' || page.kind === 'markdown-page') {
        files.set(page.file, page);
        if (page.replaces !== undefined) files.set(page.replaces, page);
        documents.set(keyOf(page), page);
      }
    }
    for (const sidebar of source.sidebars) sidebars.set(keyOf(sidebar), sidebar);
  }
  for (const page of searchPages(config)) {
    const taken = pages.get(page.route);
    if (taken === undefined) pages.set(page.route, page);
    else diagnostics.push(duplicateRoute({ first: taken, second: page }));
  }
  const home = homeRedirect({ pages, content });
  if (home !== undefined) pages.set('/', home);
  const site: SiteModel = {
    config,
    locale,
    addresses: { base: localeBase({ config, locale }), trailingSlash: config.trailingSlash },
    messages,
    pages,
    files,
    versions: new Map(content.map((source) => [source.id, source.versions])),
    staticFiles,
    socialImage,
    headTags: content.flatMap(({ headTags }) => headTags ?? []),
    document: (key) => documents.get(keyOf(key)),
    outline: outlineKeeper(),
    sidebar: (key) => sidebars.get(keyOf(key)),
    sidebarIds: ({ source, version }) =>
      [...sidebars.values()]
        .filter((sidebar) => sidebar.source === source && sidebar.version === version)
        .map(({ id }) => id),
  };
  return { site, diagnostics };
}

/** A site without a home page begins with its first document: the logo must lead somewhere. */
function homeRedirect({
  pages,
  content,
}: {
  pages: ReadonlyMap<string, SourcePage>;
  content: readonly SourceContent[];
}): Redirect | undefined {
  if (pages.has('/')) return undefined;
  for (const { id, versions } of content) {
    const to = (versions.find((version) => version.isLast) ?? versions[0])?.route;
    if (to !== undefined && pages.has(to)) return { kind: 'redirect', source: id, route: '/', to };
  }
  return undefined;
}

function keyOf({ source, version, id }: { source: string; version: string; id: string }): string {
  return JSON.stringify([source, version, id]);
}

function fileOf(page: SourcePage): string {
  return page.kind === 'redirect' ? `a redirect of the source "${page.source}"` : page.file;
}

function duplicateRoute({ first, second }: { first: SourcePage; second: SourcePage }): Diagnostic {
  return problem({
    code: 'duplicate-route',
    message: `Two pages have the route "${first.route}": ${fileOf(first)} and ${fileOf(second)}.`,
    hint: duplicateHint(second),
    ...placeOfPage(second.kind === 'search' ? first : second),
  });
}

function duplicateHint({ kind }: SourcePage): string {
  if (kind === 'search')
    return "Give the page another address, or the search: search: { route: 'find' } in the configuration.";
  if (kind === 'generated')
    return 'Give one of the plug-ins another route in its options, such as `routeBasePath`.';
  return 'Give one of them another `slug` in its front matter, or move it.';
}

function placeOfPage(page: SourcePage): { file?: string; line?: number; column?: number } {
  return page.kind === 'redirect' ? {} : { file: page.file, ...placeOfSlug(page) };
}

function placeOfSlug(page: SourcePage): { line?: number; column?: number } {
  const hasSlug = 'frontMatter' in page && page.frontMatter.slug !== undefined;
  return hasSlug ? placeOfFrontMatterKey({ head: page.head, key: 'slug' }) : {};
}
