import { z } from 'zod';
import { strict } from './strict.js';
import { unifiedShape } from './unified.js';

const version = strict({
  label: z.string().optional().describe('The words for the version; default: its name.'),
  path: z
    .string()
    .optional()
    .describe('Its part of the address; default: its name, empty for the last version.'),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .optional()
    .describe('A note at the top of each page; default: by the place in the list of versions.'),
  badge: z
    .boolean()
    .optional()
    .describe(
      'Shows the label above the title of each page; default: true where there are several versions.',
    ),
  noIndex: z.boolean().optional().describe('Asks search engines to leave the version out; default: false.'),
  className: z
    .string()
    .optional()
    .describe('A class for the element around sidebar and article, for your own CSS.'),
});

export interface EditUrlInput {
  version: string;
  versionDocsDirPath: string;
  docPath: string;
  permalink: string;
  locale: string;
}

/** What `numberPrefixParser` of a docs source may be. */
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
    'an address, or a function that returns one',
  )
  .optional();

const docs = strict({
  type: z.literal('docs'),
  id: z.string().default('docs').describe('Name of the source; unique. Versions and translations use it.'),
  path: z.string().default('docs').describe('The folder of the documents, in the site folder.'),
  routeBasePath: z.string().default('docs').describe('The part of the address that its routes begin with.'),
  section: z
    .string()
    .optional()
    .describe(
      'The name of the section, for documents that are about something else than the rest of the site. It heads their sidebar and their breadcrumbs and is in the titles of their pages; default: none.',
    ),
  sidebarPath: z
    .union([z.string(), z.literal(false)], 'a path, or false for no sidebars')
    .optional()
    .describe(
      'A module that exports sidebars; `false`: there are none. Default: one sidebar generated from the folders.',
    ),
  include: z
    .array(z.string())
    .default(['**/*.{md,mdx}'])
    .describe('Patterns of the files that are documents.'),
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'])
    .describe('Patterns of the files that are not.'),
  editUrl: editUrl.describe(
    'Address of the folder that holds the site folder in the source repository; the file is added. Or a function that returns the address of a file from `{ version, docPath, locale, permalink }` and more, as in Docusaurus.',
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
      'Numbers at the beginning of names order documents and are no part of addresses: `01-intro` is `intro`. `false`: they are part of the name. Or a function that gets a name and returns `{ filename, numberPrefix }`, as in Docusaurus.',
    ),
  showLastUpdateTime: z.boolean().default(false).describe('Shows when git last saw a change of the file.'),
  tags: z
    .union([z.string(), z.literal(false), z.null()], 'a path, or false for none')
    .optional()
    .describe(
      'The file that declares the tags, in the folder of the documents, or `false` for none; default: `tags.yml`, where it exists.',
    ),
  onInlineTags: z
    .enum(['ignore', 'log', 'warn', 'throw'])
    .default('warn')
    .describe('What happens where a document has a tag that the tags file does not declare.'),
  tagsBasePath: z
    .string()
    .default('tags')
    .describe('The part of the address of the pages of tags, below the address of the version.'),
  breadcrumbs: z.boolean().default(true).describe('Shows the way from the top to the page.'),
  sidebarCollapsed: z.boolean().default(true).describe('Categories are closed until the reader opens them.'),
  sidebarCollapsible: z.boolean().default(true).describe('Categories can be closed at all.'),
  lastVersion: z
    .string()
    .optional()
    .describe(
      'The version at the address without a version; default: the first of `versions.json`, else `current`.',
    ),
  includeCurrentVersion: z.boolean().default(true).describe('Publishes the folder of the next version too.'),
  versions: z
    .record(z.string(), version)
    .default({})
    .describe('Label, path, banner, badge, index and class by the name of a version.'),
  onlyIncludeVersions: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('The versions that are published, by name; default: all. Fewer versions make a build faster.'),
  ...unifiedShape,
});

const pages = strict({
  type: z.literal('pages'),
  id: z.string().default('pages').describe('Name of the source; unique.'),
  path: z.string().default('pages').describe('The folder of the pages, in the site folder.'),
  routeBasePath: z.string().default('/').describe('The part of the address that its routes begin with.'),
  include: z
    .array(z.string())
    .default(['**/*.{js,jsx,ts,tsx,md,mdx}'])
    .describe('Patterns of the files that are pages.'),
  exclude: z
    .array(z.string())
    .default([
      '**/_*.{js,jsx,ts,tsx,md,mdx}',
      '**/_*/**',
      '**/*.test.{js,jsx,ts,tsx}',
      '**/*.d.ts',
      '**/__tests__/**',
    ])
    .describe('Patterns of the files that are not.'),
  editUrl: editUrl.describe('As for a docs source.'),
  showLastUpdateTime: z.boolean().default(false).describe('As for a docs source.'),
  ...unifiedShape,
});

/** One place that pages come from. */
export const sourceSchema = z.discriminatedUnion('type', [docs, pages], {
  error: ({ code }) => (code === 'invalid_union' ? '"docs" or "pages"' : undefined),
});

export type DocsSourceConfig = z.output<typeof docs>;
export type PagesSourceConfig = z.output<typeof pages>;
