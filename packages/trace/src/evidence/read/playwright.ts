import { z } from 'lectern/plugin';
import { axeOfAttachment } from './axe.js';
import { stampOf, stampSchema } from './stamp.js';
import type { AxeResult, Run, TestOutcome, TestStatus } from './types.js';
import { idsIn, plainMessage, relativeFile } from './words.js';

const error = z.object({
  message: z.string().optional(),
  value: z.string().optional(),
  location: z.object({ file: z.string() }).nullish(),
});

const attempt = z.object({
  duration: z.number(),
  errors: z.array(error).default([]),
  attachments: z
    .array(z.object({ name: z.string(), contentType: z.string(), body: z.string().optional() }))
    .default([]),
});

const test = z.object({
  projectName: z.string().default(''),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(attempt),
});

const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(test) });

interface Suite {
  title: string;
  file: string;
  specs: z.output<typeof spec>[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(spec),
    suites: z.array(suite).optional(),
  }),
);

/** The output of Playwright's `json` reporter. */
export const playwrightSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
  errors: z.array(error).default([]),
  stats: z.object({ startTime: z.iso.datetime({ offset: true }) }),
  stamp: stampSchema.optional(),
});

type Report = z.output<typeof playwrightSchema>;

interface Found {
  outcomes: TestOutcome[];
  axe: AxeResult[];
}

export function runOfPlaywright({ report, root }: { report: Report; root: string }): Run {
  const { rootDir } = report.config;
  const fileOf = (file: string): string => relativeFile({ root, file: `${rootDir}/${file}` });
  const found = report.suites.map((top) => readSuite({ suite: top, above: [], isFile: true, fileOf, root }));
  const outside = report.errors.map(({ message, value, location }) => ({
    file: location?.file,
    message: plainMessage({ root, message: message ?? value ?? 'The run failed.' }),
  }));
  return {
    ...stampOf({ stamp: report.stamp, date: report.stats.startTime }),
    outcomes: [
      ...found.flatMap(({ outcomes }) => outcomes),
      ...outside.flatMap(({ file, message }): TestOutcome[] => {
        if (file === undefined) return [];
        const titles = ['The whole file'];
        return [
          { file: relativeFile({ root, file }), titles, status: 'failed', seconds: 0, message, ids: [] },
        ];
      }),
    ],
    axe: found.flatMap(({ axe }) => axe),
    errors: outside.flatMap(({ file, message }) => (file === undefined ? [message] : [])),
  };
}

function readSuite({
  suite: { title, specs, suites = [] },
  above,
  isFile,
  fileOf,
  root,
}: {
  suite: Suite;
  above: string[];
  /** Whether this is a top-level suite, which stands for a test file and has the file's name as its title. */
  isFile: boolean;
  fileOf: (file: string) => string;
  root: string;
}): Found {
  const groups = isFile ? above : [...above, title];
  const found = [
    ...specs.flatMap((inner) =>
      inner.tests.map((one) =>
        readTest({ test: one, titles: [...groups, inner.title], file: fileOf(inner.file), root }),
      ),
    ),
    ...suites.map((inner) => readSuite({ suite: inner, above: groups, isFile: false, fileOf, root })),
  ];
  return { outcomes: found.flatMap(({ outcomes }) => outcomes), axe: found.flatMap(({ axe }) => axe) };
}

const statuses: Record<z.output<typeof test>['status'], TestStatus> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
};

function readTest({
  test: { projectName, status, results },
  titles,
  file,
  root,
}: {
  test: z.output<typeof test>;
  titles: string[];
  file: string;
  root: string;
}): Found {
  const last = results.at(-1);
  const message = last?.errors[0]?.message ?? last?.errors[0]?.value;
  const outcome: TestOutcome = {
    file,
    titles,
    status: statuses[status],
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    ...(status === 'unexpected' && message ? { message: plainMessage({ root, message }) } : {}),
    ids: idsIn(titles),
    ...(projectName === '' ? {} : { project: projectName }),
    ...(status === 'flaky' ? { flaky: true } : {}),
  };
  const axe = (last?.attachments ?? []).flatMap((attachment) => axeOfAttachment({ attachment, file }));
  return { outcomes: [outcome], axe };
}
