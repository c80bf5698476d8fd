import type { MarkdownDocument, TagLink } from 'lectern/plugin';

export interface Author {
  /** Key in the authors file; absent for an inline author. */
  key?: string | undefined;
  name?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  email?: string | undefined;
  /** A URL for use as is: including the base path, or external. */
  imageUrl?: string | undefined;
  socials?: Readonly<Record<string, string>> | undefined;
  page?: string | undefined;
}

/** Plain data about a post for components, without its content. */
export interface PostSummary {
  route: string;
  title: string;
  description: string;
  date: string;
  /** In the language of the site. */
  dateText: string;
  /** Minutes, not rounded. */
  readingTime?: number | undefined;
  authors: readonly Author[];
  tags: readonly TagLink[];
  /** Whether lists show only an excerpt. */
  truncated: boolean;
}

/** A post whose file has been read. */
export interface Post extends PostSummary {
  document: MarkdownDocument;
  unlisted: boolean;
  /** The file whose content lists show: a virtual file in `texts` with the excerpt, or else the file of the post. */
  listed: string;
}
