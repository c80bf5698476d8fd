import { filePath, strict, z } from 'lectern/plugin';

const globs = (text: string) => z.array(z.string()).default([]).describe(text);

const valueSchema = strict({
  file: filePath().describe('The file that defines the value, relative to the site folder.'),
  constant: z
    .string()
    .optional()
    .describe(
      'The name of a constant in a module, or a path to one of its properties: `POLL_INTERVAL`, `defaults.limit`.',
    ),
  field: z
    .string()
    .optional()
    .describe(
      'The path of a field in a JSON or YAML file, with dots between the keys: `version`, `engines.node`.',
    ),
  length: z
    .boolean()
    .default(false)
    .describe('Uses the number of entries in the constant or field as the value.'),
  count: z
    .string()
    .optional()
    .describe('A regular expression. The value is the number of lines in the file that match it.'),
  pattern: z
    .string()
    .optional()
    .describe(
      'A regular expression with one group. The value is the text that the group matches. The expression must match exactly once.',
    ),
  documents: z
    .array(z.string())
    .default(['**'])
    .describe(
      'Documents whose numbers are compared with this value. Other documents can still show the value.',
    ),
  unit: z.string().optional().describe('The unit of the value, such as `ms`, `Hz`, or `entries`.'),
});

const tableSchema = strict({
  documents: z.array(z.string()).describe('The documents that contain the table.'),
  column: z.string().describe('The header of the column with the names.'),
  file: filePath().describe('The file that defines the names, relative to the site folder.'),
  constant: z
    .string()
    .optional()
    .describe('The name of a list or an object in a module. For an object, its keys are the names.'),
  field: z
    .string()
    .optional()
    .describe('The path of a list or an object in a JSON or YAML file, with dots between the keys.'),
  pattern: z
    .string()
    .optional()
    .describe('A regular expression with one group. In each match, the text of the group is a name.'),
  forms: z
    .array(z.string())
    .default(['{name}'])
    .describe(
      'The forms in which a row can contain a name, such as `npm run {name}`. More text can follow the name.',
    ),
  except: globs("Names that don't need a row."),
  partial: z.boolean().default(false).describe('Allows the table to leave out rows for some names.'),
});

/** The reference page is generated from the descriptions. */
export const checksOptions = strict({
  root: filePath()
    .default('.')
    .describe(
      'The folder that paths in documents are relative to, usually the root of the repository. This path is itself relative to the site folder.',
    ),
  names: strict({
    strict: globs(
      'Documents in which every name must be known. In other documents, only misspelled names are errors.',
    ),
    definedIn: globs(
      'Documents that define names: the inline code in their headings and in the first column of their tables.',
    ),
    sources: globs(
      'Source files, relative to `root`. The names that these files declare or use are known, and so are the environment variables that the files read.',
    ),
    known: z
      .record(z.string(), z.array(z.string()))
      .default({})
      .describe(
        'Names that are defined elsewhere, in groups. The key of each group says where its names are defined.',
      ),
  })
    .optional()
    .describe('Checks names in inline code, and links them to their pages.'),
  values: z
    .record(z.string(), valueSchema)
    .default({})
    .describe(
      'Values that documents can show with `:value[name]`, by name. Each value needs exactly one of `constant`, `field`, `count`, and `pattern`.',
    ),
  claims: strict({
    reviews: filePath().describe(
      'The path of the JSON file that records the reviewed sentences of each document, relative to the site folder.',
    ),
    units: globs(
      'Nouns that are checked as units, such as `pages`. Percentages, and units of time, frequency, and size, are always checked.',
    ),
    documents: z.array(z.string()).default(['**']).describe('Documents whose numbers are checked.'),
  })
    .optional()
    .describe(
      'Checks numbers with units: each number must equal a value in `values`, or its sentence must have a review.',
    ),
  tables: z
    .record(z.string(), tableSchema)
    .default({})
    .describe(
      'Tables that must have a row for each name in a source file. The keys are names of your choice.',
    ),
  pins: strict({
    file: filePath().describe(
      'The record of reviewed statements, relative to the site folder. Start with an empty file.',
    ),
    documents: z.array(z.string()).default(['**']).describe('Documents whose statements must be reviewed.'),
    words: globs(
      'Word prefixes. A sentence that contains a word with one of these prefixes also counts as a statement.',
    ),
  })
    .optional()
    .describe(
      'Reports new and changed statements, such as table rows, captions, sentences with numbers or values, diagrams, and directives. `lectern check --update` records them.',
    ),
  frontMatter: strict({
    documents: z
      .array(z.string())
      .default(['**'])
      .describe('Documents in which every front-matter key must be known.'),
    keys: z.array(z.string()).default([]).describe('Custom front-matter keys.'),
  })
    .optional()
    .describe('Reports a front-matter key as an error if neither Lectern nor `keys` defines it.'),
  fences: z
    .boolean()
    .default(true)
    .describe('Checks the syntax of code blocks, and the names in shell commands.'),
});

export type ChecksSettings = z.output<typeof checksOptions>;
export type TableSettings = z.output<typeof tableSchema>;
export type ValueSettings = z.output<typeof valueSchema>;
