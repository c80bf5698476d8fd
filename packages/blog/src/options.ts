import { strict, z } from 'lectern/plugin';
import type { PostFeed } from './feeds/types.js';
import type { ReadingTime } from './read/reading-time.js';

/** A function, whose arguments TypeScript checks. */
function call<Function extends (...input: never[]) => unknown>() {
  return z.custom<Function>((value) => typeof value === 'function', 'a function');
}

const severity = z.enum(['ignore', 'log', 'warn', 'throw'], "'ignore', 'log', 'warn' or 'throw'");
const feedType = z.enum(['rss', 'atom', 'json'], "'rss', 'atom' or 'json'");

/** What `editUrl` is given where it is a function. */
export interface EditUrlInput {
  /** The folder of the blog, relative to the site's. */
  blogDirPath: string;
  /** The file, relative to that folder. */
  blogPath: string;
  /** Base path included. */
  permalink: string;
  locale: string;
}

const feedOptions = strict({
  type: z
    .union([
      z.array(feedType),
      z
        .enum(['all', 'rss', 'atom', 'json'])
        .transform((type) => (type === 'all' ? feedType.options : [type])),
      z.null().transform((): z.output<typeof feedType>[] => []),
    ])
    .default(['rss', 'atom'])
    .describe(
      "The feeds to publish: `'rss'`, `'atom'`, `'json'`, a list of these, `'all'`, or `null` for none.",
    ),
  title: z.string().optional().describe('The title of the feeds; default: that of the site, and “Blog”.'),
  description: z
    .string()
    .optional()
    .describe('The description of the feeds; default: the title of the site, and “Blog”.'),
  copyright: z.string().default('').describe('The copyright notice of the feeds.'),
  language: z.string().optional().describe('The language of the feeds; default: that of the site.'),
  limit: z
    .union([z.number().int().min(1), z.literal(false), z.null()], 'a whole number from 1, or false for all')
    .default(20)
    .describe('The number of posts in a feed, or `false` for all of them.'),
  xslt: z
    .unknown()
    .optional()
    .describe('Read, so that existing configurations work. It has no effect: browsers stop supporting XSLT.'),
  createFeedItems: call<(input: { posts: readonly PostFeed[] }) => readonly PostFeed[]>()
    .optional()
    .describe('A function that is given the posts of the feeds and returns those to publish.'),
});

const pageCount = (least: number, message: string) =>
  z.union([z.number(message).int(message).min(least, message), z.literal('ALL')], message);

/** The options of a blog: those of `@docusaurus/plugin-content-blog`, under the same names. */
export const blogOptions = strict({
  id: z
    .string()
    .default('default')
    .describe('The name of the blog, where a site has several: each has its own folder of translations.'),
  path: z.string().default('blog').describe('The folder of the posts, in the site folder.'),
  routeBasePath: z
    .string()
    .default('blog')
    .describe("The part of the address that its routes begin with; `'/'` makes the blog the home page."),
  blogTitle: z.string().default('Blog').describe('The title of the list of posts.'),
  blogDescription: z
    .string()
    .default('Blog')
    .describe('The description of the list of posts, for search engines.'),
  blogSidebarTitle: z.string().default('Recent posts').describe('The title of the sidebar.'),
  blogSidebarCount: pageCount(0, "a whole number from 0, or 'ALL'")
    .default(5)
    .describe("The number of posts in the sidebar; `0` for no sidebar, `'ALL'` for all posts."),
  postsPerPage: pageCount(1, "a whole number from 1, or 'ALL'")
    .default(10)
    .describe("The number of posts on each page of a list, or `'ALL'` for all posts on one page."),
  include: z.array(z.string()).default(['**/*.{md,mdx}']).describe('Patterns of the files that are posts.'),
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'])
    .describe('Patterns of the files that are not.'),
  authorsMapPath: z
    .string()
    .default('authors.yml')
    .describe('The file of the authors, in the folder of the posts: YAML or JSON.'),
  authorsBasePath: z
    .string()
    .default('authors')
    .describe('The part of the address of the pages of authors, below the address of the blog.'),
  tagsBasePath: z
    .string()
    .default('tags')
    .describe('The part of the address of the pages of tags, below the address of the blog.'),
  pageBasePath: z
    .string()
    .default('page')
    .describe('The part of the address before the number of a page of a list.'),
  archiveBasePath: z
    .string()
    .nullable()
    .default('archive')
    .describe(
      'The part of the address of the archive, below the address of the blog; `null` for no archive.',
    ),
  tags: z
    .union([z.string(), z.literal(false), z.null()], 'a path, or false for none')
    .optional()
    .describe(
      'The file that declares the tags, in the folder of the posts, or `false` for none; default: `tags.yml`, where it exists.',
    ),
  onInlineTags: severity
    .default('warn')
    .describe('What happens where a post has a tag that the tags file does not declare.'),
  onInlineAuthors: severity
    .default('warn')
    .describe('What happens where a post has an author who is not in the file of the authors.'),
  onUntruncatedBlogPosts: severity
    .default('warn')
    .describe('What happens where a post has no truncation marker, so that lists show all of it.'),
  truncateMarker: z
    .instanceof(RegExp, { error: 'a regular expression' })
    .default(() => /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/)
    .describe(
      'Where the part of a post ends that lists show; default: `<!-- truncate -->` or `{/* truncate */}`.',
    ),
  showReadingTime: z.boolean().default(true).describe('Shows how long it takes to read a post.'),
  readingTime: call<ReadingTime>()
    .optional()
    .describe(
      'A function that returns the minutes that it takes to read a post. It is given `content`, `frontMatter`, `locale` and `defaultReadingTime`; `undefined` shows nothing.',
    ),
  showLastUpdateTime: z.boolean().default(false).describe('Shows when git last saw a change of the post.'),
  showLastUpdateAuthor: z.boolean().default(false).describe('Shows who made that change.'),
  editUrl: z
    .union([z.string(), call<(input: EditUrlInput) => string | undefined>()], 'an address or a function')
    .optional()
    .describe(
      'Address of the folder that holds the site folder in the source repository; the file is added. Or a function that returns the address.',
    ),
  editLocalizedFiles: z
    .boolean()
    .default(false)
    .describe('Links to the translation of a post, not to the post that it translates.'),
  sortPosts: z
    .enum(['descending', 'ascending'], "'descending' or 'ascending'")
    .default('descending')
    .describe('The order of the posts by date: `descending` begins with the newest.'),
  feedOptions: feedOptions.prefault({}).describe('The feeds of the blog.'),
});

export type BlogOptions = z.output<typeof blogOptions>;
