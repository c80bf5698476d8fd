import type { MarkdownDocument, TagLink } from 'lectern/plugin';

/** Someone who wrote a post. */
export interface Author {
  /** In the file of the authors; absent for one who is written in the post. */
  key?: string | undefined;
  name?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  email?: string | undefined;
  /** A URL that can be used unchanged: base path included, or of another site. */
  imageUrl?: string | undefined;
  /** URLs of profiles, by the name of the network. */
  socials?: Readonly<Record<string, string>> | undefined;
  /** The route of the page of the author, if there is one. */
  page?: string | undefined;
}

/** What components show of a post, besides its text. Plain data. */
export interface PostSummary {
  route: string;
  title: string;
  description: string;
  /** ISO date. */
  date: string;
  /** In the language of the site. */
  dateText: string;
  /** Minutes, with their fraction. */
  readingTime?: number | undefined;
  authors: readonly Author[];
  tags: readonly TagLink[];
  /** Lists show only the beginning of the text. */
  truncated: boolean;
}

/** A post as it was read. */
export interface Post extends PostSummary {
  document: MarkdownDocument;
  unlisted: boolean;
  /** The text that lists show: a file that only exists in `texts`, or the file of the post. */
  listed: string;
}
