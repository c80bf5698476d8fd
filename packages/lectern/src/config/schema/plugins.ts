import { z } from 'zod';
import { strict } from './strict.js';
import { unifiedShape } from './unified.js';

/** Doesn't check the hook's parameters and result. `definePlugin` checks them with TypeScript types. */
const hook = z.custom<(...input: never[]) => unknown>((value) => typeof value === 'function', 'a function');

/**
 * The list may be read-only. zod's `readonly()` can't be used, because it freezes the input, which throws for some
 * values.
 */
function list<Item extends z.ZodType>(item: Item) {
  return z.array(item) as unknown as z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]>;
}

export const cspDirectives = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
  'trusted-types',
  'worker-src',
] as const;

const modules = z.record(z.string(), z.string());

/** `plugin/plugin.ts` documents each hook. */
export const pluginSchema = strict({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits, and hyphens')
    .describe(
      'The unique name of the plug-in. Messages show it, and it is also the ID of the source that the plug-in’s pages belong to.',
    ),
  label: z
    .string()
    .optional()
    .describe("The name that search shows for the plug-in's pages. Default: the plug-in's name."),
  explanations: z
    .record(
      z.string(),
      strict({
        meaning: z.string().describe('What is wrong, and the usual cause.'),
        fix: z.string().describe('How to fix the problem.'),
      }),
    )
    .optional()
    .describe("Explanations of the plug-in's errors and warnings, by code."),
  messages: z
    .record(z.string(), z.string())
    .optional()
    .describe("Strings of the plug-in's components, by ID."),
  translations: z
    .union([z.record(z.string(), z.record(z.string(), z.string())), hook])
    .optional()
    .describe(
      'Translations of `messages`, by locale, or a function that returns the translations for a locale.',
    ),
  markdown: strict({
    ids: z
      .string()
      .optional()
      .describe(
        'A regular expression that matches a whole ID in a document, such as `TERM-[a-z]+`. IDs become links.',
      ),
    directives: modules
      .optional()
      .describe(
        'Leaf directives (`::name{…}`) by name, each with the module whose default export is its component.',
      ),
    textDirectives: list(z.string())
      .optional()
      .describe('Names of text directives (`:name[…]`). `checkDocument` returns what each directive shows.'),
    admonitions: list(z.string())
      .optional()
      .describe('Types of admonitions (`:::name`) in addition to those in the theme.'),
    grammars: z
      .custom<() => Readonly<Record<string, object>>>((value) => typeof value === 'function', 'a function')
      .optional()
      .describe('Returns Prism grammars by language, for code blocks.'),
    mdx1: z
      .boolean()
      .optional()
      .describe('Whether the documents of the site are written in MDX 1, as in Docusaurus 2.'),
    parts: z
      .boolean()
      .optional()
      .describe('Whether `checkDocument` receives the inline code, code blocks, and prose of documents.'),
    fences: modules
      .optional()
      .describe(
        'Languages of code fences, each with the module whose default export renders fences in that language.',
      ),
    components: modules.optional().describe('Components that documents can use without an import.'),
    unified: strict({
      sources: z
        .union([z.literal('all'), list(z.string())], { error: () => '"all", or a list of source IDs' })
        .describe('The IDs of the sources whose documents the plug-ins process, or `all`.'),
      ...unifiedShape,
    })
      .optional()
      .describe('remark, rehype, and recma plug-ins for the documents of some sources.'),
  })
    .optional()
    .describe('What the plug-in adds to Markdown.'),
  htmlToMarkdown: z
    .record(
      z.string(),
      z.union([
        z.enum(['skip', 'bold', 'quote', 'parentheses']),
        strict({ code: z.string().describe('The language of code blocks inside the element.') }),
      ]),
    )
    .optional()
    .describe(
      "How the plug-in's HTML elements are written in the Markdown version of a page, by class name.",
    ),
  headTags: list(
    strict({
      tagName: z.string().describe('The name of the element, such as `link` or `script`.'),
      attributes: z
        .record(z.string(), z.union([z.string(), z.boolean()]))
        .optional()
        .describe('The attributes of the element.'),
      innerHTML: z.string().optional().describe('The content of the element, as HTML that is not escaped.'),
    }),
  )
    .optional()
    .describe('Elements that are added to the head of every page.'),
  scripts: list(z.string())
    .optional()
    .describe('Absolute paths of modules that run in the browser on every page.'),
  styles: list(z.string()).optional().describe('Absolute paths of style sheets for every page.'),
  globalData: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .optional()
    .describe('What `useGlobalData` returns, by plug-in name and ID.'),
  themeConfig: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Keys that `useThemeConfig` returns in addition to those in the configuration.'),
  bundler: strict({
    aliases: modules
      .optional()
      .describe('Replacements for the beginning of import paths, such as `{ "@parts": "/site/src/parts" }`.'),
    define: z
      .record(z.string(), z.string())
      .optional()
      .describe("Expressions that replace global names in components, such as `{ __DEV__: 'false' }`."),
    postcssPlugins: list(z.unknown())
      .optional()
      .describe('PostCSS plug-ins that process every style sheet except those of Lectern and its plug-ins.'),
    classSelectors: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'Selectors by class name. In every style sheet except those of Lectern and its plug-ins, the class also matches the selector’s elements: `{ "is-open": "[open]" }` turns `.is-open` into `:is(.is-open,[open])`.',
      ),
    tokenPrefix: z
      .string()
      .regex(/^[\w-]*$/)
      .optional()
      .describe(
        'A prefix for the custom properties that Lectern’s style sheets define on the root, for sites that use some of these names for their own: `theme-` turns `--color-text` into `--theme-color-text`.',
      ),
  })
    .optional()
    .describe('Bundler settings for components and style sheets.'),
  csp: z
    .partialRecord(z.enum(cspDirectives), list(z.string()))
    .optional()
    .describe('Sources that the content security policy must allow on every page.'),
  inputs: list(
    strict({
      path: z.string().describe('A path or a pattern, relative to the site folder.'),
      kind: z.enum(['file', 'folder']).describe('Whether the path is a file or a folder.'),
      what: z
        .string()
        .describe('The name of the file or folder in error messages, e.g. `the folder of the test results`.'),
    }),
  )
    .optional()
    .describe('Files and folders that the plug-in reads. Builds never write to them.'),
  check: hook.optional().describe("Checks the plug-in's options."),
  frontMatter: hook.optional().describe('Returns the front matter to use for a document.'),
  read: hook.optional().describe('Returns pages, sidebars, and data.'),
  resolveFences: hook
    .optional()
    .describe('Returns the props of the components that render the code fences in one document.'),
  checkDocument: hook.optional().describe('Checks one document, and returns what its inline code links to.'),
  assemble: hook.optional().describe('Resolves the IDs and directives in all documents.'),
  socialImage: hook.optional().describe('Returns the image that social networks show for a page.'),
  transformHtml: hook.optional().describe('Changes the HTML of a finished page.'),
  postBuild: hook.optional().describe('Called when all pages are rendered. Can add files.'),
  transformOutput: hook
    .optional()
    .describe('Changes the files of the finished site before they are published.'),
});
