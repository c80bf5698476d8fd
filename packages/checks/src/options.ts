import { strict, z } from 'lectern/plugin';

const globs = (text: string) => z.array(z.string()).default([]).describe(text);

const valueSchema = strict({
  file: z.string().describe('The file that defines the value, relative to the site folder.'),
  constant: z
    .string()
    .optional()
    .describe(
      'The name of a constant in a module, or a path to one of its properties: `POLL_INTERVAL`, `defaults.limit`.',
    ),
  field: z
    .string()
    .optional()
    .describe('A field of a JSON or YAML file, with dots: `version`, `engines.node`.'),
  length: z
    .boolean()
    .default(false)
    .describe('Uses the number of entries of the constant or field as the value.'),
  count: z
    .string()
    .optional()
    .describe('A regular expression. The value is the number of lines in the file that match it.'),
  pattern: z
    .string()
    .optional()
    .describe(
      'A regular expression with one group. The value is the text that the group matches. It must match exactly once.',
    ),
  documents: z
    .array(z.string())
    .default(['**'])
    .describe('Documents in which numbers can match this value. Other documents can still show it.'),
  unit: z.string().optional().describe('The unit of the value, such as `ms`, `Hz`, or `entries`.'),
});

/** The options of the plug-in. Their descriptions are the reference. */
export const checksOptions = strict({
  root: z
    .string()
    .default('.')
    .describe(
      'The folder that paths in documents are relative to, usually the repository. Relative to the site folder.',
    ),
  names: strict({
    strict: globs(
      'Documents in which every name must be known. In other documents, only misspelled names are errors.',
    ),
    definedIn: globs(
      'Documents that define names: the inline code in their headings and in the first column of their tables.',
    ),
    sources: globs(
      'Source files, relative to `root`. Names that they declare or use are known. The check looks for environment variables here, too.',
    ),
    known: z
      .record(z.string(), z.array(z.string()))
      .default({})
      .describe('Names that are defined elsewhere, in groups. The key of a group says who defines them.'),
  })
    .optional()
    .describe('Checks names in inline code, and links them to their pages.'),
  values: z
    .record(z.string(), valueSchema)
    .default({})
    .describe('Values that documents show with `:value[name]`, by name.'),
  claims: strict({
    reviews: z
      .string()
      .describe('A JSON file with the reviewed sentences of each document, relative to the site folder.'),
    units: globs(
      'Words that make a number a claim, in addition to units of time, frequency, and size, and percentages.',
    ),
    documents: z.array(z.string()).default(['**']).describe('Documents whose numbers are checked.'),
  })
    .optional()
    .describe('Numbers with units must equal a value in `values`, or have a review.'),
  frontMatter: strict({
    documents: z
      .array(z.string())
      .default(['**'])
      .describe('Documents in which every front-matter key must be known.'),
    keys: z.array(z.string()).default([]).describe('Your own front-matter keys.'),
  })
    .optional()
    .describe('Makes front-matter keys that neither Lectern nor you define an error.'),
  fences: z
    .boolean()
    .default(true)
    .describe('Checks the syntax of code blocks, and the names in shell commands.'),
});

export type ChecksSettings = z.output<typeof checksOptions>;
export type ValueSettings = z.output<typeof valueSchema>;
