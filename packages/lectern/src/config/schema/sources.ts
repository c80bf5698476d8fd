import { z } from 'zod';
import { strict } from './strict.js';

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
    .string()
    .optional()
    .describe('A module that exports sidebars; default: one sidebar generated from the folders.'),
  include: z
    .array(z.string())
    .default(['**/*.{md,mdx}'])
    .describe('Patterns of the files that are documents.'),
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'])
    .describe('Patterns of the files that are not.'),
  editUrl: z
    .string()
    .optional()
    .describe(
      'Address of the folder that holds the site folder in the source repository; the file is added.',
    ),
  showLastUpdateTime: z.boolean().default(false).describe('Shows when git last saw a change of the file.'),
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
  editUrl: z.string().optional().describe('As for a docs source.'),
  showLastUpdateTime: z.boolean().default(false).describe('As for a docs source.'),
});

const typedoc = strict({
  type: z.literal('typedoc'),
  id: z.string().default('api').describe('Name of the source; unique.'),
  path: z.string().describe('The folder of the TypeScript package, relative to the site folder.'),
  entryPoints: z
    .array(z.string())
    .min(1)
    .default(['src/index.ts'])
    .describe(
      'Patterns of the modules that callers import, in the folder of the package. Each is a page with the path below the folder that they share as its address.',
    ),
  exclude: z
    .array(z.string())
    .default(['**/*.{test,spec}.{ts,tsx}', '**/__tests__/**', '**/__fixtures__/**'])
    .describe('Patterns of the files that are none.'),
  tsconfig: z
    .string()
    .default('tsconfig.json')
    .describe('How the package is compiled; in its folder. It must include the modules.'),
  routeBasePath: z.string().default('api').describe('The part of the address that its routes begin with.'),
  label: z.string().default('API reference').describe('Its words in the sidebar and on its first page.'),
  sidebar: strict({
    source: z.string().default('docs').describe('Id of the docs source.'),
    sidebarId: z.string().default('defaultSidebar').describe('Id of the sidebar.'),
    position: z
      .int()
      .min(1)
      .optional()
      .describe('Place among the entries at the top of the sidebar, 1 being the first; default: the last.'),
  })
    .optional()
    .describe('The sidebar of a docs source that the reference is a category of; default: one of its own.'),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe('Its categories are closed until the reader opens them.'),
  sourceUrl: z
    .string()
    .optional()
    .describe(
      'Address of the folder of the package in the source repository; the file and its line are added.',
    ),
  recordings: z
    .string()
    .default('recordings')
    .describe(
      'The folder, in that of the package, where its tests keep the calls that they recorded; `sequence-diagram` fences draw them.',
    ),
  onMissingComments: z
    .enum(['throw', 'warn', 'ignore'])
    .default('throw')
    .describe('What a public symbol without a doc comment does to the build.'),
});

const openapi = strict({
  type: z.literal('openapi'),
  id: z.string().default('openapi').describe('Name of the source; unique.'),
  path: z
    .string()
    .describe(
      'The OpenAPI 3.0, OpenAPI 3.1 or Swagger 2.0 document, as YAML or JSON, relative to the site folder. Files that it refers to are read too.',
    ),
  routeBasePath: z
    .string()
    .default('api')
    .describe('The address of the reference, and what those of its pages begin with.'),
  splitBy: z
    .enum(['none', 'tag', 'operation', 'auto'])
    .default('auto')
    .describe(
      'What a page shows: `none` everything, `tag` the operations of one tag, `operation` one operation. `auto`: everything up to 40 operations, else a page a tag, and for a tag with more than 60 operations a page an operation.',
    ),
  allowRemoteReferences: z
    .boolean()
    .default(false)
    .describe(
      'Fetches documents of other hosts that a `$ref` names. Without it, the build needs no network.',
    ),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe('On a reference of several pages, tags are closed until the reader opens them.'),
  editUrl: z.string().optional().describe('As for a docs source.'),
});

/** One place that pages come from. */
export const sourceSchema = z.discriminatedUnion('type', [docs, pages, typedoc, openapi], {
  error: ({ code }) => (code === 'invalid_union' ? '"docs", "pages", "typedoc" or "openapi"' : undefined),
});

export type DocsSourceConfig = z.output<typeof docs>;
export type PagesSourceConfig = z.output<typeof pages>;
export type TypedocSourceConfig = z.output<typeof typedoc>;
export type OpenapiSourceConfig = z.output<typeof openapi>;
