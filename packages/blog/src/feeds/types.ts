/** A post in a feed. URLs are absolute. */
export interface PostFeed {
  /** Route of the post, without the base path. */
  route: string;
  title: string;
  /** URL of the post. */
  link: string;
  description: string;
  /** ISO date. */
  date: string;
  /** The HTML of the post. */
  content?: string | undefined;
  authors: readonly { name?: string | undefined; link?: string | undefined; email?: string | undefined }[];
  tags: readonly string[];
}
