import { filePath, strict, z } from 'lectern/plugin';

/** The reference page is generated from the descriptions. */
export const openapiOptions = strict({
  path: filePath().describe(
    'The path of the document, relative to the site folder. The document is in YAML or JSON, and uses OpenAPI 3.0, 3.1, or 3.2, or Swagger 2.0. References can reach files in the document’s folder and its subfolders, and those in `allowedPaths`.',
  ),
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits, and hyphens, starting with a letter')
    .default('openapi')
    .describe(
      'The unique name of the plug-in. If a site has several OpenAPI documents, give the plug-in of each document a different `id`.',
    ),
  label: z
    .string()
    .optional()
    .describe(
      'The name of the reference in search and in the list of all pages. Default: the label of the navbar item that links to the reference. If no navbar item links to the reference, the `id` written as words.',
    ),
  routeBasePath: z.string().default('api').describe('The path at which the routes of the reference start.'),
  splitBy: z
    .enum(['none', 'tag', 'operation', 'auto'])
    .default('auto')
    .describe(
      'What a page shows. `none`: everything. `tag`: the operations of one tag. `operation`: one operation. `auto`: everything if the document has up to 40 operations; otherwise, one page per tag, or, for a tag with more than 60 operations, one page per operation. If operations are long, these limits are lower.',
    ),
  allowRemoteReferences: z
    .boolean()
    .default(false)
    .describe(
      'Lets a `$ref` refer to documents on other hosts, which the build then fetches. Without this option, the build needs no network.',
    ),
  onBrokenLinks: z
    .enum(['throw', 'warn', 'ignore'])
    .optional()
    .describe(
      'How the build treats a broken link in a description. With `warn` and `ignore`, readers see the link text without a link. Images that can’t be shown are warnings, unless you set `throw` or `ignore`. Use `warn` for documents that you can’t edit. Default: the site’s `onBrokenLinks`.',
    ),
  onInvalidDocument: z
    .enum(['throw', 'warn'])
    .default('throw')
    .describe(
      'How the build treats a document that doesn’t follow the specification. With `warn`, the pages show everything that could be read. Use `warn` for documents that you can’t edit.',
    ),
  allowedPaths: z
    .array(filePath())
    .default([])
    .describe(
      'Files and folders outside the document’s folder that a `$ref` may refer to, relative to the site folder. Without this option, references can reach only the document’s folder and its subfolders.',
    ),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe(
      'If the reference has several pages, collapses its tags in the sidebar until the reader opens them.',
    ),
  documents: z
    .array(
      strict({
        label: z.string().describe('The label of the document, which readers see.'),
        routeBasePath: z.string().describe('The `routeBasePath` of the plug-in that shows the document.'),
      }),
    )
    .default([])
    .describe(
      'The documents that readers can switch between above the sidebar, such as versions of an API or the APIs of one product. Set the same list in the plug-in of every document.',
    ),
  editUrl: z
    .string()
    .optional()
    .describe('The URL of the site folder in the source repository. The path of the document is appended.'),
});

export type OpenapiOptions = z.output<typeof openapiOptions>;
