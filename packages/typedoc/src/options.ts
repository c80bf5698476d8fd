import { strict, z } from 'lectern/plugin';

/** What `typedoc` is given: a package, and how its reference is part of the site. */
export const typedocOptions = strict({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')
    .default('api')
    .describe('Name of the reference; unique. Diagrams and links to its sidebar use it.'),
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
  onWrongComments: z
    .enum(['throw', 'warn', 'ignore'])
    .default('throw')
    .describe(
      'What a doc comment does to the build that names other parameters, errors, or defaults than the code, or leaves a parameter or an error out.',
    ),
});

/** As a configuration writes them. */
export type TypedocOptions = z.input<typeof typedocOptions>;

/** With all defaults. */
export type TypedocSettings = z.output<typeof typedocOptions>;
