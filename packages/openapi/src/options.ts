import { strict, z } from 'lectern/plugin';

/** The options of the plug-in; the descriptions are their manual. */
export const openapiOptions = strict({
  path: z
    .string()
    .describe(
      'The OpenAPI 3.0, OpenAPI 3.1 or Swagger 2.0 document, as YAML or JSON, relative to the site folder. Files that it refers to are read too: those in its folder and below, and those of `allowedPaths`.',
    ),
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')
    .default('openapi')
    .describe('Name of the plug-in. It must be unique: a site with several documents gives each its own.'),
  label: z
    .string()
    .optional()
    .describe('What the search and the list of all pages call the reference; default: the `id` in words.'),
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
  onBrokenLinks: z
    .enum(['throw', 'warn', 'ignore'])
    .optional()
    .describe(
      'What a link in a description that leads nowhere does to the build: an error, a warning, or nothing. With `warn` and `ignore`, readers see its words without a link. Default: what the configuration says for the whole site. For documents that someone else writes.',
    ),
  allowedPaths: z
    .array(z.string())
    .default([])
    .describe(
      'Files and folders outside of the document’s own folder that a `$ref` may lead to, relative to the site folder. Without it, references reach the folder of the document and those below it.',
    ),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe('On a reference of several pages, tags are closed until the reader opens them.'),
  documents: z
    .array(
      strict({
        label: z.string().describe('What readers see.'),
        routeBasePath: z.string().describe('The `routeBasePath` of the plug-in with that document.'),
      }),
    )
    .default([])
    .describe(
      'The documents that readers switch between above the sidebar, such as versions or the APIs of one product: what each is called, and its `routeBasePath`. Give every one of their plug-ins the same list.',
    ),
  editUrl: z.string().optional().describe('As for a docs source.'),
});

export type OpenapiOptions = z.output<typeof openapiOptions>;
