import { filePath, strict, z } from 'lectern/plugin';

export const typedocOptions = strict({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits, and hyphens, starting with a letter')
    .default('api')
    .describe(
      'The unique name of the reference. Diagrams, and links to the reference’s sidebar, use this name.',
    ),
  path: filePath().describe('The folder of the TypeScript package, relative to the site folder.'),
  entryPoints: z
    .array(z.string())
    .min(1)
    .default(['src/index.ts'])
    .describe(
      'Glob patterns of the modules that callers import, relative to the folder of the package. Each module gets a page. The URL of the page is the path of the module, relative to the folder that contains all modules.',
    ),
  exclude: z
    .array(z.string())
    .default(['**/*.{test,spec}.{ts,tsx}', '**/__tests__/**', '**/__fixtures__/**'])
    .describe('Glob patterns of files to ignore.'),
  tsconfig: filePath()
    .default('tsconfig.json')
    .describe(
      'The `tsconfig.json` of the package, relative to the folder of the package. It must include every module that `entryPoints` matches.',
    ),
  routeBasePath: z.string().default('api').describe('The path at which the routes of the reference start.'),
  label: z
    .string()
    .default('API reference')
    .describe('The label of the reference in the sidebar and on its first page.'),
  sidebar: strict({
    source: z.string().default('docs').describe('The ID of the docs source.'),
    sidebarId: z.string().default('defaultSidebar').describe('The ID of the sidebar.'),
    position: z
      .int()
      .min(1)
      .optional()
      .describe('The position among the top-level entries of the sidebar; 1 is first. Default: last.'),
  })
    .optional()
    .describe(
      'The sidebar of a docs source in which the reference appears as a category. By default, the reference has its own sidebar.',
    ),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe('Collapses the categories of the reference in the sidebar until the reader opens them.'),
  timeLimit: z
    .number()
    .positive()
    .default(120)
    .describe(
      'The time limit for TypeDoc, in seconds of processor time. Without a limit, a doc comment of a megabyte would take minutes.',
    ),
  sourceUrl: z
    .string()
    .optional()
    .describe(
      'The URL of the package folder in the source repository. The path and line of each declaration are appended.',
    ),
  recordings: z
    .string()
    .default('recordings')
    .describe(
      'The folder with recorded calls, relative to the folder of the package. Code blocks with the language `sequence-diagram` draw these calls.',
    ),
  onMissingComments: z
    .enum(['throw', 'warn', 'ignore'])
    .default('throw')
    .describe('How the build treats a public symbol without a doc comment.'),
  onWrongComments: z
    .enum(['throw', 'warn', 'ignore'])
    .default('throw')
    .describe(
      'How the build treats a doc comment that contradicts the code: one that documents wrong parameters, errors, or defaults, or that leaves out a parameter or an error.',
    ),
});

/** Options as written in the configuration. */
export type TypedocOptions = z.input<typeof typedocOptions>;

export type TypedocSettings = z.output<typeof typedocOptions>;
