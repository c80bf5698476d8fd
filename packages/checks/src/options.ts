import { strict, z } from 'lectern/plugin';

const globs = (text: string) => z.array(z.string()).default([]).describe(text);

const valueSchema = strict({
  file: z.string().describe('The file that defines the value, relative to the site folder.'),
  constant: z
    .string()
    .optional()
    .describe('The name of a constant in a module, or a path in it: `POLL_INTERVAL`, `defaults.limit`.'),
  field: z
    .string()
    .optional()
    .describe('A field of a JSON or YAML file, with dots: `version`, `engines.node`.'),
  length: z
    .boolean()
    .default(false)
    .describe('The number of entries of the constant or field, in place of the list itself.'),
  count: z
    .string()
    .optional()
    .describe('A regular expression: the value is how many lines of the file it matches.'),
  pattern: z
    .string()
    .optional()
    .describe(
      'A regular expression with one group: the value is what the group matches. It must match once.',
    ),
  documents: z
    .array(z.string())
    .default(['**'])
    .describe('Documents whose numbers may be this value; others can show it all the same.'),
  unit: z.string().optional().describe('What the number is a number of, such as `ms`, `Hz`, or `entries`.'),
});

/** The options of the plug-in; the descriptions are their manual. */
export const checksOptions = strict({
  root: z
    .string()
    .default('.')
    .describe(
      'The folder that paths in documents are relative to, usually the repository. Relative to the site folder.',
    ),
  names: strict({
    strict: globs(
      'Documents in which every name must be known. In others, only names that are nearly right are errors.',
    ),
    definedIn: globs(
      'Documents that define names: the inline code in their headings and in the first cells of their tables.',
    ),
    sources: globs(
      'Source files, relative to `root`: what they declare or use is known. Environment variables are looked for here, too.',
    ),
    known: z
      .record(z.string(), z.array(z.string()))
      .default({})
      .describe('Names that are defined elsewhere, in groups. The key of a group says why they are known.'),
  })
    .optional()
    .describe('Checks names in inline code, and links them to their pages.'),
  values: z
    .record(z.string(), valueSchema)
    .default({})
    .describe('Values that documents show with `:value[name]`, by name.'),
  claims: strict({
    reviews: z.string().describe('A JSON file, relative to the site folder: what was reviewed, by document.'),
    units: globs(
      'Words that make a number a claim, besides units of time, frequency, size, and percentages.',
    ),
    documents: z.array(z.string()).default(['**']).describe('Documents whose numbers are claims.'),
  })
    .optional()
    .describe('Numbers with units must equal a value of `values`, or have been reviewed.'),
  frontMatter: strict({
    documents: z.array(z.string()).default(['**']).describe('Documents whose keys must be known.'),
    keys: z.array(z.string()).default([]).describe('Keys of your own.'),
  })
    .optional()
    .describe('Refuses keys of front matter that neither Lectern nor you have defined.'),
  fences: z
    .boolean()
    .default(true)
    .describe('Checks the syntax of code blocks, and what shell commands name.'),
});

export type ChecksSettings = z.output<typeof checksOptions>;
export type ValueSettings = z.output<typeof valueSchema>;
