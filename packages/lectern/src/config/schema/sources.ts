import { z } from 'zod';
import { filePath, routePath } from './file-path.js';
import type { SidebarItemsGenerator } from './sidebar-items-generator.js';
import { strict } from './strict.js';
import { unifiedShape } from './unified.js';

const version = strict({
  label: z
    .string()
    .optional()
    .describe('The label of the version. Default: the name of the version, or “Next” for `current`.'),
  path: z
    .string()
    .optional()
    .describe(
      'The path segment of the version in URLs. Default: empty for the latest version, `next` for `current` if it is not the latest, and the name of the version for all others.',
    ),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .optional()
    .describe(
      'The banner at the top of each page. The latest version has none by default. Newer versions are `unreleased`, and older ones are `unmaintained`.',
    ),
  badge: z
    .boolean()
    .optional()
    .describe(
      'Shows the label of the version above the title of each page. Default: true if there are several versions.',
    ),
  noIndex: z.boolean().optional().describe('Asks search engines not to index the version. Default: false.'),
  className: z
    .string()
    .optional()
    .describe('A class for the element around the sidebar and the article, for your own CSS.'),
});

export interface EditUrlInput {
  version: string;
  versionDocsDirPath: string;
  docPath: string;
  permalink: string;
  locale: string;
}

export type NumberPrefixSetting =
  | boolean
  | ((name: string) => { filename: string; numberPrefix?: number | undefined });

const editUrl = z
  .union(
    [
      z.string(),
      z.custom<(input: EditUrlInput) => string | undefined>(
        (value) => typeof value === 'function',
        'a function',
      ),
    ],
    'a URL, or a function that returns one',
  )
  .optional();

const docs = strict({
  type: z.literal('docs'),
  id: filePath()
    .default('docs')
    .describe(
      'The unique name of the source. It also determines the names of the folders for versions and translations.',
    ),
  path: filePath()
    .default('docs')
    .describe('The folder that contains the documents, relative to the site folder.'),
  routeBasePath: routePath()
    .default('docs')
    .describe('The path at which the routes of the source start; `/` for the root of the site.'),
  section: z
    .string()
    .optional()
    .describe(
      'The name of the section, for documents about a different topic from the rest of the site. Readers see the name above the sidebar, in the breadcrumbs, and in the titles of these documents. Default: none.',
    ),
  sidebarPath: z
    .union([filePath(), z.literal(false)], 'a path, or false for no sidebars')
    .optional()
    .describe(
      'A module that exports sidebars, relative to the site folder, e.g. `sidebars.ts`; `false` for none. Default: one sidebar generated from the folders.',
    ),
  include: z
    .array(z.string())
    .default(['**/*.{md,mdx}'])
    .describe('Glob patterns of the files that are documents.'),
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'])
    .describe('Glob patterns of files to ignore.'),
  editUrl: editUrl.describe(
    'The target of “Edit this page” links. A string is the URL of the site folder in the source repository, to which the path of the file is appended. A function returns the URL of a file from `{ version, docPath, locale, permalink }` and more, as in Docusaurus. Default: no link.',
  ),
  numberPrefixParser: z
    .union(
      [
        z.boolean(),
        z.custom<Exclude<NumberPrefixSetting, boolean>>((value) => typeof value === 'function', 'a function'),
      ],
      'true, false, or a function',
    )
    .default(true)
    .describe(
      'Whether number prefixes of file names set the order of documents, and are removed from URLs: `01-intro` becomes `intro`. With `false`, they are part of the name. A function receives a name and returns `{ filename, numberPrefix }`, as in Docusaurus.',
    ),
  sidebarItemsGenerator: z
    .custom<SidebarItemsGenerator>((value) => typeof value === 'function', 'a function')
    .optional()
    .describe(
      'A function that returns the items of generated sidebars, as in Docusaurus. It receives the documents and `defaultSidebarItemsGenerator`. Default: the items follow the folders.',
    ),
  docItemComponent: z
    .string()
    .optional()
    .describe(
      'A component that renders each document, as in Docusaurus: a path, or the name of a module such as `@theme/ApiItem`. It receives the document as `content`. In the browser, it runs only for documents that import components from an installed theme.',
    ),
  excerpt: z
    .enum(['paragraph', 'line'])
    .default('paragraph')
    .describe(
      'What to use as the description of a document whose front matter has no `description`: the first paragraph, or the first line, as in Docusaurus.',
    ),
  showLastUpdateTime: z
    .boolean()
    .default(false)
    .describe('Shows the date of the last change to the file, from git.'),
  showLastUpdateAuthor: z
    .boolean()
    .default(false)
    .describe(
      'Shows the author of the last change to the file, from git, or `last_update.author` in the front matter.',
    ),
  tags: z
    .union([filePath(), z.literal(false), z.null()], 'a path, or false for none')
    .optional()
    .describe(
      'The file that declares the tags, relative to the folder of the documents; `false` for none. Default: `tags.yml`, if it exists.',
    ),
  onInlineTags: z
    .enum(['ignore', 'log', 'warn', 'throw'])
    .default('warn')
    .describe(
      "How the build treats a tag that the tags file doesn't declare. `throw` reports an error, and `warn` a warning.",
    ),
  tagsBasePath: routePath()
    .default('tags')
    .describe('The path of the tag pages, relative to the URL of the version.'),
  breadcrumbs: z
    .boolean()
    .default(true)
    .describe('Shows breadcrumbs: the path from the top of the sidebar to the page.'),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe('Keeps categories closed until the reader opens them.'),
  sidebarCollapsible: z.boolean().default(true).describe('Lets readers close categories.'),
  lastVersion: z
    .string()
    .optional()
    .describe(
      "The latest version, whose URLs don't contain its name. Default: the first entry of `versions.json`, or `current`.",
    ),
  includeCurrentVersion: z
    .boolean()
    .default(true)
    .describe('Also publishes `current`, the documents of the next release.'),
  versions: z.record(z.string(), version).default({}).describe('Settings for each version, by name.'),
  onlyIncludeVersions: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('The names of the versions to publish. Default: all. Fewer versions make builds faster.'),
  ...unifiedShape,
});

const pages = strict({
  type: z.literal('pages'),
  id: filePath().default('pages').describe('The unique name of the source.'),
  path: filePath()
    .default('pages')
    .describe('The folder that contains the pages, relative to the site folder.'),
  routeBasePath: routePath().default('/').describe('The path at which the routes of the source start.'),
  include: z
    .array(z.string())
    .default(['**/*.{js,jsx,ts,tsx,md,mdx}'])
    .describe('Glob patterns of the files that are pages.'),
  exclude: z
    .array(z.string())
    .default([
      '**/_*.{js,jsx,ts,tsx,md,mdx}',
      '**/_*/**',
      '**/*.test.{js,jsx,ts,tsx}',
      '**/*.d.ts',
      '**/__tests__/**',
    ])
    .describe('Glob patterns of files to ignore.'),
  editUrl: editUrl.describe('The same as `editUrl` of a docs source.'),
  showLastUpdateTime: z
    .boolean()
    .default(false)
    .describe('The same as `showLastUpdateTime` of a docs source.'),
  showLastUpdateAuthor: z
    .boolean()
    .default(false)
    .describe('The same as `showLastUpdateAuthor` of a docs source.'),
  showTitle: z
    .boolean()
    .default(true)
    .describe(
      'Shows the title of a Markdown page that has no level-1 heading. Docusaurus does not show it, so the default for Docusaurus sites is `false`.',
    ),
  mdxPageComponent: z
    .string()
    .optional()
    .describe(
      'A component that renders each Markdown page, as in Docusaurus: a path, or the name of a module. It receives the page as `content`, and renders everything below the navbar. Default: `src/theme/MDXPage`, if the site has one.',
    ),
  ...unifiedShape,
});

export const sourceSchema = z.discriminatedUnion('type', [docs, pages], {
  error: ({ code }) => (code === 'invalid_union' ? '"docs" or "pages"' : undefined),
});

export type DocsSourceConfig = z.output<typeof docs>;
export type PagesSourceConfig = z.output<typeof pages>;
