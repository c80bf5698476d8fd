import { filePath, strict, unifiedShape, z } from 'lectern/plugin';
import type { PostFeed } from './feeds/types.js';
import type { ProcessBlogPosts } from './read/process-posts.js';
import type { ReadingTime } from './read/reading-time.js';

/** Accepts any function, because only TypeScript can check the signature. */
function call<Function extends (...input: never[]) => unknown>() {
  return z.custom<Function>((value) => typeof value === 'function', 'a function');
}

const severity = z.enum(['ignore', 'log', 'warn', 'throw'], "'ignore', 'log', 'warn', or 'throw'");
const feedType = z.enum(['rss', 'atom', 'json'], "'rss', 'atom', or 'json'");

/** The arguments of an `editUrl` function. */
export interface EditUrlInput {
  /** The folder of the blog, relative to the site's folder. */
  blogDirPath: string;
  /** The path of the file, relative to the folder of the blog. */
  blogPath: string;
  /** The URL of the post, including the base path. */
  permalink: string;
  locale: string;
}

const styleSheet = z.union([z.boolean(), z.null(), z.string()], 'true, false, or the path of an .xsl file');

/** `true` selects the built-in style sheet. A string is the path of a custom one. */
export type StyleSheets = Partial<Record<'rss' | 'atom', z.output<typeof styleSheet> | undefined>>;

const feedOptions = strict({
  type: z
    .union(
      [
        z.array(feedType),
        z
          .enum(['all', 'rss', 'atom', 'json'])
          .transform((type) => (type === 'all' ? feedType.options : [type])),
        z.null().transform((): z.output<typeof feedType>[] => []),
      ],
      "'rss', 'atom', 'json', a list of these, 'all', or null for none",
    )
    .default(['rss', 'atom'])
    .describe(
      "The feeds to publish: `'rss'`, `'atom'`, `'json'`, a list of these, `'all'`, or `null` for none.",
    ),
  title: z
    .string()
    .optional()
    .describe('The title of the feeds. Default: the title of the site, plus “Blog”.'),
  description: z
    .string()
    .optional()
    .describe('The description of the feeds. Default: the title of the site, plus “Blog”.'),
  copyright: z.string().default('').describe('The copyright notice of the feeds.'),
  language: z.string().optional().describe('The language of the feeds. Default: the language of the site.'),
  limit: z
    .union(
      [z.number().int().min(1), z.literal(false), z.null()],
      'a whole number of at least 1, or false for all',
    )
    .default(20)
    .describe('The number of posts in a feed, or `false` for all posts.'),
  xslt: z
    .union(
      [
        z.boolean().transform((value): StyleSheets => ({ rss: value, atom: value })),
        z.null().transform((): StyleSheets => ({})),
        strict({
          rss: styleSheet.optional().describe('The style sheet of the RSS feed.'),
          atom: styleSheet.optional().describe('The style sheet of the Atom feed.'),
        }),
      ],
      'true, false, or an object with rss and atom',
    )
    .default({})
    .describe(
      'XSLT style sheets, which let browsers show a feed as a page. `true` uses simple built-in style sheets. For a custom style sheet, set its path relative to the posts folder; a CSS file of the same name must be next to it. Browsers are dropping support for XSLT; without it, they show the XML.',
    ),
  createFeedItems: call<
    (input: { posts: readonly PostFeed[] }) => readonly PostFeed[] | Promise<readonly PostFeed[]>
  >()
    .optional()
    .describe('A function that receives the posts in the feeds and returns the ones to publish.'),
});

const pageCount = (least: number, message: string) =>
  z.union([z.number(message).int(message).min(least, message), z.literal('ALL')], message);

const component = (what: string, name: string) =>
  z
    .string()
    .optional()
    .describe(
      `The module of a component for ${what}. It receives the same props as in Docusaurus. Default: \`${name}\` in \`src/theme\`, or else the plug-in’s component.`,
    );

/** Most options have the same names as in `@docusaurus/plugin-content-blog`. */
export const blogOptions = strict({
  id: z
    .string()
    .default('default')
    .describe(
      'The unique name of the blog, which also names its folder for translations. If a site has several blogs, give each of them an `id`.',
    ),
  path: filePath()
    .default('blog')
    .describe('The folder that contains the posts, relative to the site folder.'),
  routeBasePath: z
    .string()
    .default('blog')
    .describe("The path at which the routes of the blog start. `'/'` makes the blog the home page."),
  blogTitle: z.string().default('Blog').describe('The title of the post list.'),
  blogDescription: z
    .string()
    .default('Blog')
    .describe('The description of the post list, for search engines.'),
  excerpt: z
    .enum(['paragraph', 'line'])
    .default('paragraph')
    .describe(
      'The description of a post whose front matter has no `description`: its first paragraph (`paragraph`), or, as in Docusaurus, its first line (`line`).',
    ),
  blogSidebarTitle: z.string().default('Recent posts').describe('The title of the sidebar.'),
  blogSidebarCount: pageCount(0, "a whole number of at least 0, or 'ALL'")
    .default(5)
    .describe("The number of posts in the sidebar. `0` removes the sidebar, and `'ALL'` lists all posts."),
  postsPerPage: pageCount(1, "a whole number of at least 1, or 'ALL'")
    .default(10)
    .describe("The number of posts on each page of a list, or `'ALL'` for all posts on one page."),
  include: z
    .array(z.string())
    .default(['**/*.{md,mdx}'])
    .describe('Glob patterns of the files that are posts.'),
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'])
    .describe('Glob patterns of files to ignore.'),
  authorsMapPath: filePath()
    .default('authors.yml')
    .describe('The authors file, as YAML or JSON, relative to the posts folder.'),
  authorsBasePath: z
    .string()
    .default('authors')
    .describe('The path of the author pages, relative to the blog.'),
  tagsBasePath: z.string().default('tags').describe('The path of the tag pages, relative to the blog.'),
  pageBasePath: z
    .string()
    .default('page')
    .describe('The path segment before the page number in the URL of a list.'),
  archiveBasePath: z
    .string()
    .nullable()
    .default('archive')
    .describe('The path of the archive, relative to the blog; `null` for no archive.'),
  tags: z
    .union([filePath(), z.literal(false), z.null()], 'a path, or false for none')
    .optional()
    .describe(
      'The file that declares the tags, relative to the posts folder; `false` for none. Default: `tags.yml`, if it exists.',
    ),
  onInlineTags: severity
    .default('warn')
    .describe("How the build treats a tag that the tags file doesn't declare."),
  onInlineAuthors: severity
    .default('warn')
    .describe("How the build treats an author who isn't in the authors file."),
  onUntruncatedBlogPosts: severity
    .default('warn')
    .describe('How the build treats a post without a truncation marker. Lists show these posts in full.'),
  truncateMarker: z
    .instanceof(RegExp, { error: 'a regular expression' })
    .default(() => /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/)
    .describe(
      'The marker that ends the excerpt of a post. Lists of posts show only the excerpt. Default: `<!-- truncate -->` or `{/* truncate */}`.',
    ),
  showReadingTime: z.boolean().default(true).describe('Shows the reading time of a post.'),
  readingTime: call<ReadingTime>()
    .optional()
    .describe(
      'A function that returns the reading time of a post in minutes. It receives `content`, `frontMatter`, `locale`, and `defaultReadingTime`. If it returns `undefined`, no reading time is shown.',
    ),
  showLastUpdateTime: z
    .boolean()
    .default(false)
    .describe('Shows the date of the last change to the post, from git.'),
  showLastUpdateAuthor: z.boolean().default(false).describe('Shows the author of the last change.'),
  editUrl: z
    .union([z.string(), call<(input: EditUrlInput) => string | undefined>()], 'a URL or a function')
    .optional()
    .describe(
      'The target of “Edit this page” links. A string is the URL of the site folder in the source repository, to which the path of the file is appended. A function returns the URL of a file. Default: no link.',
    ),
  editLocalizedFiles: z
    .boolean()
    .default(false)
    .describe('Makes the edit links of translated posts lead to the translation instead of the original.'),
  sortPosts: z
    .enum(['descending', 'ascending'], "'descending' or 'ascending'")
    .default('descending')
    .describe('The order of the posts by date: `descending` lists the newest first.'),
  processBlogPosts: call<ProcessBlogPosts>()
    .optional()
    .describe(
      'A function that receives `blogPosts`, and returns the posts to publish in the order in which lists show them. The function can be asynchronous. Changes to the posts themselves have no effect.',
    ),
  preprocess: call<(input: { file: string; content: string }) => string>()
    .optional()
    .describe(
      'A function that returns the content to compile for a post. It receives an object with `content` (the whole file) and `file` (the path of the file in the site folder). Without this function, excerpts ignore plug-ins that change documents.',
    ),
  contentTitle: z
    .enum(['start', 'first-heading'])
    .default('start')
    .describe(
      'Which title in the text of a post is left out, because the page shows the title above the post: a title at the start of the post (`start`), or, as in Docusaurus, the first heading of the post if it has level 1 (`first-heading`).',
    ),
  archiveDates: z
    .enum(['day', 'full'])
    .default('day')
    .describe(
      'The dates in the archive: day and month (`day`), or, as in Docusaurus before 3.2, also the year (`full`).',
    ),
  archiveOrder: z
    .enum(['newest-year-first', 'oldest-year-first'])
    .default('newest-year-first')
    .describe(
      'The order of the archive: `newest-year-first`, and within a year the oldest post first, or, as in Docusaurus 2, the reverse (`oldest-year-first`).',
    ),
  showListTitle: z
    .boolean()
    .default(true)
    .describe(
      'Shows the title of the blog, and the page number, above lists of posts. Docusaurus does not show them, so the default for Docusaurus sites is `false`.',
    ),
  blogListComponent: component('the pages that list posts', 'BlogListPage'),
  blogPostComponent: component('the post pages', 'BlogPostPage'),
  blogTagsPostsComponent: component('the tag pages', 'BlogTagsPostsPage'),
  blogTagsListComponent: component('the list of tags', 'BlogTagsListPage'),
  blogArchiveComponent: component('the archive', 'BlogArchivePage'),
  requireFolder: z
    .boolean()
    .default(true)
    .describe(
      'Reports a missing posts folder as an error. With `false`, the blog is an empty list, as in Docusaurus.',
    ),
  feedOptions: feedOptions.prefault({}).describe('The feeds of the blog.'),
  ...unifiedShape,
});

export type BlogOptions = z.output<typeof blogOptions>;
