import { strict, z } from 'lectern/plugin';

const kinds = ['requirement', 'use-case', 'design', 'procedure', 'test-case'] as const;

const prefix = strict({
  kind: z
    .enum(kinds)
    .describe(
      'What ids with this prefix are given to. A `procedure` is performed by people, a `test-case` by a program.',
    ),
  label: z.string().min(1).describe('The words for it, e.g. “Functional requirement”.'),
});

/** The options of `trace`. */
export const traceOptions = strict({
  ids: z
    .record(
      z.string().regex(/^[A-Z]+(?:-[A-Z]+)*$/, 'a key of capital letters, with hyphens between them'),
      prefix,
    )
    .describe('What ids begin with, e.g. `REQ-F` for `REQ-F-01`, with what they are given to.'),
  route: z.string().default('traceability').describe('The address of the page with the matrix.'),
  title: z.string().default('Traceability').describe('Its title, in the sidebar too.'),
  sidebar: strict({
    source: z.string().default('docs').describe('Id of the docs source.'),
    sidebarId: z.string().default('defaultSidebar').describe('Id of the sidebar.'),
    position: z.int().min(1).optional().describe('Place among the entries at its top; default: the last.'),
  })
    .optional()
    .describe('The sidebar of a docs source that the page stands in; default: none.'),
});

/** What `trace` takes. */
export type TraceOptions = z.input<typeof traceOptions>;
/** The same with every default in its place. */
export type TraceSettings = z.output<typeof traceOptions>;
