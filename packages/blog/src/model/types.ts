import type { MarkdownDocument, TagLink } from 'lectern/plugin';

export interface Author {
  /** The author's key in the authors file. Absent for an author who is defined in a post's front matter. */
  key?: string | undefined;
  name?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  email?: string | undefined;
  /** An external URL, or a URL on this site, including the base path. */
  imageUrl?: string | undefined;
  socials?: Readonly<Record<string, string>> | undefined;
  page?: string | undefined;
}

export interface PostSummary {
  route: string;
  title: string;
  description: string;
  date: string;
  dateText: string;
  /** In minutes, not rounded. */
  readingTime?: number | undefined;
  authors: readonly Author[];
  tags: readonly TagLink[];
  truncated: boolean;
}

export interface Post extends PostSummary {
  document: MarkdownDocument;
  unlisted: boolean;
  /** The file that list pages import: a virtual file with the excerpt, or the post's file if there is no excerpt. */
  listed: string;
}
