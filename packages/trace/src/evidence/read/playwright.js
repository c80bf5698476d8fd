import { z } from 'lectern/plugin';
import { axeOfAttachment } from './axe.js';
import { stampOf, stampSchema } from './stamp.js';
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
const suite = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(spec),
    suites: z.array(suite).optional(),
  }),
);
/** What Playwright's reporter `json` writes. */
export const playwrightSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
  errors: z.array(error).default([]),
  stats: z.object({ startTime: z.iso.datetime({ offset: true }) }),
  stamp: stampSchema.optional(),
});
export function runOfPlaywright({ report, root }) {
  const { rootDir } = report.config;
  const fileOf = (file) => relativeFile({ root, file: `${rootDir}/${file}` });
  const found = report.suites.map((top) => readSuite({ suite: top, above: [], isFile: true, fileOf, root }));
  const outside = report.errors.map(({ message, value, location }) => ({
    file: location?.file,
    message: plainMessage({ root, message: message ?? value ?? 'The run has failed.' }),
  }));
  return {
    ...stampOf({ stamp: report.stamp, date: report.stats.startTime }),
    outcomes: [
      ...found.flatMap(({ outcomes }) => outcomes),
      ...outside.flatMap(({ file, message }) => {
        if (file === undefined) return [];
        const titles = ['The file as a whole'];
        return [
          { file: relativeFile({ root, file }), titles, status: 'failed', seconds: 0, message, ids: [] },
        ];
      }),
    ],
    axe: found.flatMap(({ axe }) => axe),
    errors: outside.flatMap(({ file, message }) => (file === undefined ? [message] : [])),
  };
}
function readSuite({ suite: { title, specs, suites = [] }, above, isFile, fileOf, root }) {
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
const statuses = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
};
function readTest({ test: { projectName, status, results }, titles, file, root }) {
  const last = results.at(-1);
  const message = last?.errors[0]?.message ?? last?.errors[0]?.value;
  const outcome = {
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
