import type { ReadContext, SourcePage, WrittenText } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import type { Author, Post } from './types.js';

export interface BlogInput {
  name: string;
  siteDir: string;
  /** The posts, in the order of the lists. */
  posts: readonly Post[];
  options: BlogOptions;
  /** The authors in the authors file, in file order. */
  authors: readonly Author[];
  hasSidebar: boolean;
  message: ReadContext['message'];
  /** Formats the day and month of an ISO date in the language of the site. */
  formatDay: (date: string) => string;
}

/** Pages, and the generated Markdown that some of them render. */
export interface GeneratedPages {
  pages: SourcePage[];
  texts: Record<string, WrittenText>;
}
