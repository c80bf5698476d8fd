import { strict, z } from 'lectern/plugin';

const patterns = (what: string) => z.array(z.string()).describe(what);

const suite = strict({
  id: z.string().min(1).describe('The unique name of the suite, for components on pages.'),
  label: z.string().min(1).describe('The label of the suite, which readers see.'),
  reports: patterns(
    'Reports with the results of the suite, relative to the site folder: JSON files from Vitest or Playwright, or snapshots. Of those that exist, the newest one is used. If none exists, the suite is shown as "not run".',
  ).min(1),
  include: patterns(
    'Glob patterns of the test files in the suite, relative to `root`. A file without results is shown as "not run".',
  ).min(1),
  exclude: patterns('Glob patterns of files that match `include` but don’t belong to the suite.').default([]),
});

const coverage = strict({
  reports: patterns(
    'Coverage reports in the `json-summary` format of Istanbul and Vitest, relative to the site folder. Of those that exist, the newest one is used.',
  ).min(1),
});

export const evidenceOptions = strict({
  root: z
    .string()
    .default('..')
    .describe(
      'The folder in which the tests ran, relative to the site folder. Paths of test files are relative to this folder.',
    ),
  suites: z.array(suite).default([]).describe('Test suites, in the order in which pages show them.'),
  coverage: coverage.optional().describe('Reports that show how much of the source the tests cover.'),
  measurements: patterns(
    'Paths of other JSON files, relative to the site folder. Programs write these files, and pages show them. Each file must have a `checksum`, which the function `checksumOf` from this package computes. If a file was edited by hand, the build fails.',
  ).default([]),
  manual: z
    .string()
    .optional()
    .describe(
      'The folder with manual test results, relative to the site folder: one YAML or JSON file for each result. For each procedure, only the latest result counts. A procedure without a result is shown as "not run".',
    ),
}).superRefine(({ suites }, context) => {
  suites.forEach(({ id }, index) => {
    if (suites.findIndex((other) => other.id === id) < index)
      context.addIssue({
        code: 'custom',
        path: ['suites', index, 'id'],
        message: `a unique ID: another suite already has the ID "${id}"`,
      });
  });
});

/** The options as an author writes them. */
export type EvidenceOptions = z.input<typeof evidenceOptions>;
export type EvidenceSettings = z.output<typeof evidenceOptions>;
export type SuiteSettings = z.output<typeof suite>;
