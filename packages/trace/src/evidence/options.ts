import { strict, z } from 'lectern/plugin';

const patterns = (what: string) => z.array(z.string()).describe(what);

const suite = strict({
  id: z.string().min(1).describe('Name of the suite; unique. Components on pages name it.'),
  label: z.string().min(1).describe('Its words for readers.'),
  reports: patterns(
    'Reports that may hold its results, relative to the site folder: JSON of Vitest or Playwright, or a snapshot. The newest one that exists counts; where none does, the suite reads "not run".',
  ).min(1),
  include: patterns(
    'Patterns of the files of its tests, relative to `root`. A file that a report knows nothing of reads "not run".',
  ).min(1),
  exclude: patterns('Patterns of files that `include` would take and that are not its tests.').default([]),
});

const coverage = strict({
  reports: patterns(
    'Files in the format `json-summary` of Istanbul and Vitest, relative to the site folder. The newest one that exists counts.',
  ).min(1),
});

/** The options of `evidence`. */
export const evidenceOptions = strict({
  root: z
    .string()
    .default('..')
    .describe(
      'The folder that tests ran in, relative to the site folder; paths of tests are relative to it. Default: the folder above.',
    ),
  suites: z.array(suite).default([]).describe('Kinds of tests, in the order of the pages.'),
  coverage: coverage.optional().describe('How much of the source the tests have run.'),
  manual: z
    .string()
    .optional()
    .describe(
      'The folder with the results of procedures that people perform, relative to the site folder: a YAML or JSON file for each. One without a result reads "not run".',
    ),
}).superRefine(({ suites }, context) => {
  suites.forEach(({ id }, index) => {
    if (suites.findIndex((other) => other.id === id) < index)
      context.addIssue({
        code: 'custom',
        path: ['suites', index, 'id'],
        message: `Another suite has the id "${id}" already.`,
      });
  });
});

/** What `evidence` takes. */
export type EvidenceOptions = z.input<typeof evidenceOptions>;
/** The same with every default filled in. */
export type EvidenceSettings = z.output<typeof evidenceOptions>;
export type SuiteSettings = z.output<typeof suite>;
