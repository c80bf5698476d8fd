import type { ReadContext, SourcePage, WrittenText } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import type { OwnComponents } from '../read/own-components.js';
import type { HrefOf } from './own-page.js';
import type { Author, Post } from './types.js';

export interface BlogInput {
  name: string;
  siteDir: string;
  posts: readonly Post[];
  options: BlogOptions;
  authors: readonly Author[];
  hasSidebar: boolean;
  /** In the format that Docusaurus passes to components. */
  sidebar: { title: string; items: readonly object[] };
  own: OwnComponents;
  href: HrefOf;
  message: ReadContext['message'];
  formatDay: (date: string) => string;
}

export interface GeneratedPages {
  pages: SourcePage[];
  texts: Record<string, WrittenText>;
}
