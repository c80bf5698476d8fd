import type { SiteConfig } from '../config/schema/index.js';
import type { Sidebar, SidebarNode } from '../content/sidebar-types.js';
import type { DocsVersion, HeadTag, MarkdownDocument, SourcePage } from '../content/types.js';
import type { AddressOptions } from '../util/addresses.js';
import type { Outline } from './outline.js';
import type { PageData } from './page-data.types.js';

/** All that the site consists of, with indexes for the questions that pages ask. Built once, then only read. */
export interface SiteModel {
  config: SiteConfig;
  locale: string;
  addresses: AddressOptions;
  messages: Readonly<Record<string, string>>;
  pages: ReadonlyMap<string, SourcePage>;
  /** Routes of pages that cannot be written, which is an error: links to them are right all the same. */
  misplaced: ReadonlySet<string>;
  /** Documents by their path relative to the site's folder; a translation also by that of what it replaces. */
  files: ReadonlyMap<string, MarkdownDocument>;
  versions: ReadonlyMap<string, readonly DocsVersion[]>;
  /** The routes of each locale; absent if the others were not read. */
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

/** Returns which image a plug-in makes for links to a page. */
export type SocialImageOf = (
  page: Omit<PageData, 'structuredData' | 'socialImage'>,
) => { path: string; width: number; height: number; type: string; alt: string } | undefined;
