import { strict, z } from 'lectern/plugin';

const kinds = ['requirement', 'use-case', 'design', 'procedure', 'test-case', 'unit-test'] as const;

const prefix = strict({
  kind: z
    .enum(kinds)
    .describe(
      'The type of the items with this prefix. People perform a `procedure`; a program runs a `test-case`. The ID of a `unit-test` is in the title of the test, such as `[UT-01]`. All other IDs are declared in headings.',
    ),
  label: z.string().min(1).describe('The label of the type, such as “Functional requirement”.'),
  tests: z
    .array(z.string())
    .default([])
    .describe(
      'For a `unit-test`: glob patterns of test files, relative to `root` of the `evidence` plug-in. Each test in these files must have an ID with this prefix.',
    ),
});

export const traceOptions = strict({
  ids: z
    .record(z.string().regex(/^[A-Z]+(?:-[A-Z]+)*$/, 'a key of capital letters, such as UC or REQ-F'), prefix)
    .describe('The prefixes of IDs, such as `REQ-F` for `REQ-F-01`, each with its type and label.'),
  route: z
    .string()
    .default('traceability')
    .describe('The path of the page that shows the traceability matrix.'),
  title: z.string().default('Traceability').describe('The title of the page. The sidebar shows it, too.'),
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
    .describe('The sidebar of a docs source in which the page appears. Default: none.'),
});

/** Options as written in the configuration. */
export type TraceOptions = z.input<typeof traceOptions>;
export type TraceSettings = z.output<typeof traceOptions>;
