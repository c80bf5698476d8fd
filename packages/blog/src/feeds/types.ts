/** A post in a feed. URLs are absolute. */
export interface PostFeed {
  route: string;
  title: string;
  link: string;
  description: string;
  date: string;
  content?: string | undefined;
  authors: readonly { name?: string | undefined; link?: string | undefined; email?: string | undefined }[];
  tags: readonly string[];
}
