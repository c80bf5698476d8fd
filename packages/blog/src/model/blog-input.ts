import type { ReadContext, SourcePage, WrittenText } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import type { OwnComponents } from '../read/own-components.js';
import type { HrefOf } from './own-page.js';
import type { Author, Post } from './types.js';

export interface BlogInput {
  name: string;
  siteDir: string;
  /** The posts in display order. */
  posts: readonly Post[];
  options: BlogOptions;
  /** The authors in the authors file, in file order. */
  authors: readonly Author[];
  hasSidebar: boolean;
  /** The posts in the sidebar, in the format that Docusaurus passes to components. */
  sidebar: { title: string; items: readonly object[] };
  own: OwnComponents;
  href: HrefOf;
  message: ReadContext['message'];
  /** Formats the day and month of an ISO date. */
  formatDay: (date: string) => string;
}

export interface GeneratedPages {
  pages: SourcePage[];
  texts: Record<string, WrittenText>;
}
