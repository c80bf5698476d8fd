import { z } from 'zod';
import { strict } from './strict.js';
import { unifiedShape } from './unified.js';

/** What a hook takes and gives is checked by TypeScript, where `definePlugin` is called. */
const hook = z.custom<(...input: never[]) => unknown>((value) => typeof value === 'function', 'a function');

/** A list that a plug-in may declare read-only. `readonly()` of zod would freeze what it is given, which throws for some values. */
function list<Item extends z.ZodType>(item: Item) {
  return z.array(item) as unknown as z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]>;
}

/** Directives of the content security policy that can be extended. */
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

/** A plug-in: what `definePlugin`, or the function of a package, returns. `plugins/plugin.ts` describes each hook. */
export const pluginSchema = strict({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')
    .describe('Unique: messages name the plug-in, and its pages belong to it.'),
  label: z.string().optional().describe('What the search calls its pages; default: the name.'),
  explanations: z
    .record(
      z.string(),
      strict({
        meaning: z.string().describe('What is wrong, and what usually causes it.'),
        fix: z.string().describe('How to fix it.'),
      }),
    )
    .optional()
    .describe('What the codes of its diagnostics mean, by code.'),
  messages: z.record(z.string(), z.string()).optional().describe('Text of its components, by id.'),
  translations: z
    .record(z.string(), z.record(z.string(), z.string()))
    .optional()
    .describe('Translations of `messages`, by locale.'),
  markdown: strict({
    ids: z.string().optional().describe('Words that are ids: a regular expression for a whole one.'),
    directives: modules.optional().describe('Leaf directives (`::name{…}`) by name, with their modules.'),
    textDirectives: list(z.string())
      .optional()
      .describe('Names of text directives (`:name[…]`): `checkDocument` returns what each shows.'),
    parts: z
      .boolean()
      .optional()
      .describe('Whether `checkDocument` is given the inline code, code blocks, and prose of documents.'),
    fences: modules.optional().describe('Languages of code fences, with the modules that show them.'),
    components: modules.optional().describe('Components that documents use without an import.'),
    unified: strict({
      sources: z
        .union([z.literal('all'), list(z.string())], { error: () => '"all", or a list of ids of sources' })
        .describe('The sources whose documents they process, by id, or `all`.'),
      ...unifiedShape,
    })
      .optional()
      .describe('remark, rehype and recma plug-ins for documents of some sources.'),
  })
    .optional()
    .describe('What it looks for in Markdown.'),
  htmlToMarkdown: z
    .record(
      z.string(),
      z.union([
        z.enum(['skip', 'bold', 'quote', 'parentheses']),
        strict({ code: z.string().describe('The language of the code blocks in it.') }),
      ]),
    )
    .optional()
    .describe('How its elements are written in the Markdown of a page, by class name.'),
  headTags: list(
    strict({
      tagName: z.string().describe('The name of the element, such as `link` or `script`.'),
      attributes: z
        .record(z.string(), z.union([z.string(), z.boolean()]))
        .optional()
        .describe('Its attributes.'),
      innerHTML: z.string().optional().describe('The text in it.'),
    }),
  )
    .optional()
    .describe('Elements for the head of every page.'),
  scripts: list(z.string())
    .optional()
    .describe('Modules that run in the browser on every page: absolute paths.'),
  styles: list(z.string()).optional().describe('Style sheets of every page: absolute paths.'),
  globalData: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .optional()
    .describe('What `useGlobalData` returns: by name of a plug-in and its id.'),
  bundler: strict({
    aliases: modules.optional().describe('What stands for the beginning of an import path.'),
    postcssPlugins: list(z.unknown()).optional().describe('PostCSS plug-ins for every style sheet.'),
  })
    .optional()
    .describe('What the bundler needs to know to read components and style sheets.'),
  csp: z
    .partialRecord(z.enum(cspDirectives), list(z.string()))
    .optional()
    .describe('Sources that the content security policy has to allow.'),
  inputs: list(
    strict({
      path: z.string().describe('A path or a pattern, relative to the site folder.'),
      kind: z.enum(['file', 'folder']).describe('What the path is.'),
      what: z.string().describe('What errors call it.'),
    }),
  )
    .optional()
    .describe('Files and folders that it reads, so that no build writes into them.'),
  check: hook.optional().describe('Checks the options that it was given.'),
  read: hook.optional().describe('Returns pages, sidebars and data.'),
  resolveFences: hook.optional().describe('Returns what the fences of one document show.'),
  checkDocument: hook
    .optional()
    .describe('Checks what one document says; returns what its inline code links to.'),
  assemble: hook.optional().describe('Resolves the ids and directives of all documents.'),
  socialImage: hook.optional().describe('The image for links to a page.'),
  transformHtml: hook.optional().describe('Changes the HTML of a finished page.'),
  postBuild: hook.optional().describe('Called when every page is rendered; may add files.'),
});
