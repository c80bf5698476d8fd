import type { ReadContext, SourcePage, WrittenText } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import type { Author, Post } from './types.js';

/** What the pages of a blog are made from. */
export interface BlogInput {
  /** Name of the plug-in: the source of the pages. */
  name: string;
  siteDir: string;
  /** In the order of the lists. */
  posts: readonly Post[];
  options: BlogOptions;
  /** Those of the authors file, in its order. */
  authors: readonly Author[];
  hasSidebar: boolean;
  message: ReadContext['message'];
}

/** Pages, and the texts that some of them are made from. */
export interface MadePages {
  pages: SourcePage[];
  texts: Record<string, WrittenText>;
}
