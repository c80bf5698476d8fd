import type { SiteConfig } from '../config/schema/index.js';
import type { Sidebar, SidebarNode } from '../content/sidebar-types.js';
import type { DocsVersion, HeadTag, MarkdownDocument, SourcePage } from '../content/types.js';
import type { AddressOptions } from '../util/addresses.js';
import type { Outline } from './outline.js';
import type { PageData } from './page-data.types.js';

/** The whole site, with indexes for lookups. It is immutable once assembled. */
export interface SiteModel {
  config: SiteConfig;
  locale: string;
  addresses: AddressOptions;
  messages: Readonly<Record<string, string>>;
  pages: ReadonlyMap<string, SourcePage>;
  /**
   * Routes of pages that cannot be written. An error is reported for each page, so links to it aren't reported as
   * broken.
   */
  misplaced: ReadonlySet<string>;
  /**
   * Files that could not be read. An error is reported for each file, so links to its document aren't reported as
   * broken.
   */
  unread?: ReadonlySet<string> | undefined;
  /** Whether pages are missing because a file, a function, or a plug-in failed. An error is reported for each cause. */
  isIncomplete: boolean;
  /**
   * Documents by path relative to the site's folder. A translation can also be looked up by the path of the original.
   */
  files: ReadonlyMap<string, MarkdownDocument>;
  versions: ReadonlyMap<string, readonly DocsVersion[]>;
  /** The routes of each locale; undefined if other locales were not read. */
  localeRoutes?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  staticFiles: ReadonlySet<string>;
  /** Generates the social image of a page that doesn't have one. */
  socialImage?: SocialImageOf | undefined;
  headTags?: readonly HeadTag[] | undefined;
  document(key: { source: string; version: string; id: string }): MarkdownDocument | undefined;
  /** Returns the outline of sidebar nodes. It is computed only once per list. */
  outline(nodes: readonly SidebarNode[]): Outline;
  sidebar(key: { source: string; version: string; id: string }): Sidebar | undefined;
  sidebarIds(key: { source: string; version: string }): string[];
}

export type SocialImageOf = (
  page: Omit<PageData, 'structuredData' | 'socialImage'>,
) => { path: string; width: number; height: number; type: string; alt: string } | undefined;
