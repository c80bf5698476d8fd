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
  messages: z.record(z.string(), z.string()).optional().describe('Text of its components, by id.'),
  translations: z
    .record(z.string(), z.record(z.string(), z.string()))
    .optional()
    .describe('Translations of `messages`, by locale.'),
  markdown: strict({
    ids: z.string().optional().describe('Words that are ids: a regular expression for a whole one.'),
    directives: modules.optional().describe('Leaf directives (`::name{…}`) by name, with their modules.'),
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
  assemble: hook.optional().describe('Resolves the ids and directives of all documents.'),
  socialImage: hook.optional().describe('The image for links to a page.'),
  transformHtml: hook.optional().describe('Changes the HTML of a finished page.'),
  afterBuild: hook.optional().describe('Called when every page is rendered; may add files.'),
});
