import type { SiteConfig } from '../config/schema/index.js';
import type { Sidebar, SidebarNode } from '../content/sidebar-types.js';
import type { DocsVersion, HeadTag, MarkdownDocument, SourcePage } from '../content/types.js';
import type { AddressOptions } from '../util/addresses.js';
import type { Outline } from './outline.js';
import type { PageData } from './page-data.types.js';

/** Immutable once assembled. */
export interface SiteModel {
  config: SiteConfig;
  locale: string;
  addresses: AddressOptions;
  messages: Readonly<Record<string, string>>;
  pages: ReadonlyMap<string, SourcePage>;
  /**
   * Routes of pages that can't be written. Links to these pages aren't reported as broken, because the pages themselves
   * are reported.
   */
  misplaced: ReadonlySet<string>;
  /** Unreadable files. Links to these files aren't reported as broken, because the files themselves are reported. */
  unread?: ReadonlySet<string> | undefined;
  /** Whether pages are missing because of a reported error in a file, a function, or a plug-in. */
  isIncomplete: boolean;
  /** Documents by path relative to the site's folder. A translation is also listed under the original file's path. */
  files: ReadonlyMap<string, MarkdownDocument>;
  versions: ReadonlyMap<string, readonly DocsVersion[]>;
  /** The routes in each locale; undefined if other locales were not read. */
  localeRoutes?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  staticFiles: ReadonlySet<string>;
  socialImage?: SocialImageOf | undefined;
  headTags?: readonly HeadTag[] | undefined;
  document(key: { source: string; version: string; id: string }): MarkdownDocument | undefined;
  outline(nodes: readonly SidebarNode[]): Outline;
  sidebar(key: { source: string; version: string; id: string }): Sidebar | undefined;
  sidebarIds(key: { source: string; version: string }): string[];
}

export type SocialImageOf = (
  page: Omit<PageData, 'structuredData' | 'socialImage'>,
) => { path: string; width: number; height: number; type: string; alt: string } | undefined;
