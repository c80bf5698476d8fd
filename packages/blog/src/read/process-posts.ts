import { awaitSiteFunction } from 'lectern/plugin';
import type { Post } from '../model/types.js';

/** A post, as Docusaurus passes it to `processBlogPosts`. */
export interface ProcessedPost {
  /** The path of the file, relative to the folder of the blog and without the extension. */
  id: string;
  metadata: {
    permalink: string;
    title: string;
    description: string;
    date: Date;
    tags: readonly { label: string; permalink: string }[];
    authors: Post['authors'];
    frontMatter: Readonly<Record<string, unknown>>;
    readingTime: number | undefined;
    unlisted: boolean;
    /** `@site/`, followed by the path of the file. */
    source: string;
  };
}

/** Selects and sorts the posts of a blog. Returning `undefined` leaves them unchanged. */
export type ProcessBlogPosts = (input: {
  blogPosts: ProcessedPost[];
}) => ProcessedPost[] | undefined | Promise<ProcessedPost[] | undefined>;

export async function processPosts({
  posts,
  process,
  siteDir,
}: {
  posts: readonly Post[];
  process: ProcessBlogPosts | undefined;
  siteDir: string;
}): Promise<Post[]> {
  if (process === undefined) return [...posts];
  const returned = await awaitSiteFunction({
    what: 'the blog’s `processBlogPosts` function',
    siteDir,
    run: () => process({ blogPosts: posts.map(processed) }),
    expected: { what: 'a list of posts, or nothing', test: (value) => isListOfPosts(value ?? []) },
  });
  if (!Array.isArray(returned)) return [...posts];
  const known = new Map(posts.map((post) => [post.document.id, post]));
  return returned.flatMap(({ id }) => known.get(id) ?? []);
}

function isListOfPosts(value: unknown): boolean {
  return Array.isArray(value) && value.every((post: unknown) => typeof post === 'object' && post !== null);
}

function processed(post: Post): ProcessedPost {
  const { document, route, title, description, date, tags, authors, readingTime, unlisted } = post;
  return {
    id: document.id,
    metadata: {
      permalink: route,
      title,
      description,
      date: new Date(date),
      tags: tags.map(({ label, route: permalink }) => ({ label, permalink })),
      authors,
      frontMatter: document.frontMatter,
      readingTime,
      unlisted,
      source: `@site/${document.file}`,
    },
  };
}
