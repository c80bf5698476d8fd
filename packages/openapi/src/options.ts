import { strict, z } from 'lectern/plugin';

/** The plug-in's options. Their descriptions are the reference. */
export const openapiOptions = strict({
  path: z
    .string()
    .describe(
      'The OpenAPI 3.0, 3.1, or 3.2 document, or Swagger 2.0 document, as YAML or JSON, relative to the site folder. References can reach files in its folder and below, and those in `allowedPaths`.',
    ),
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')
    .default('openapi')
    .describe('The unique name of the plug-in. If a site has several documents, each needs its own.'),
  label: z
    .string()
    .optional()
    .describe(
      'The name of the reference in the search and in the list of all pages. Default: the `id`, split into words.',
    ),
  routeBasePath: z
    .string()
    .default('api')
    .describe('The path of the reference, at which the routes of its pages start.'),
  splitBy: z
    .enum(['none', 'tag', 'operation', 'auto'])
    .default('auto')
    .describe(
      'What a page shows: `none` everything, `tag` the operations of one tag, `operation` one operation. `auto`: everything if the document is small, otherwise one page per tag, and one page per operation for a large tag. A page is small with up to 40 operations (60 of one tag), unless they are long.',
    ),
  allowRemoteReferences: z
    .boolean()
    .default(false)
    .describe(
      'Fetches documents from other hosts that a `$ref` refers to. Without it, the build needs no network.',
    ),
  onBrokenLinks: z
    .enum(['throw', 'warn', 'ignore'])
    .optional()
    .describe(
      'How the build treats a broken link in a description: as an error, a warning, or not at all. With `warn` and `ignore`, readers see the link text without a link. Default: the setting of the site. Use it for documents that you can’t edit.',
    ),
  onInvalidDocument: z
    .enum(['throw', 'warn'])
    .default('throw')
    .describe(
      'How the build treats a document that doesn’t follow the specification: as an error, or as a warning. With `warn`, the pages show what could be read. Use it for documents that you can’t edit.',
    ),
  allowedPaths: z
    .array(z.string())
    .default([])
    .describe(
      'Files and folders outside of the document’s folder that a `$ref` may refer to, relative to the site folder. Default: references can reach only the folder of the document and those below it.',
    ),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe('In a reference with several pages, closes tags until the reader opens them.'),
  documents: z
    .array(
      strict({
        label: z.string().describe('What readers see.'),
        routeBasePath: z.string().describe('The `routeBasePath` of the plug-in with that document.'),
      }),
    )
    .default([])
    .describe(
      'The documents that readers can switch between above the sidebar, such as versions or the APIs of one product: the label of each, and its `routeBasePath`. Give all of their plug-ins the same list.',
    ),
  editUrl: z.string().optional().describe('See the docs source.'),
});

export type OpenapiOptions = z.output<typeof openapiOptions>;
