import { z } from 'lectern/plugin';
import { latestTime, stampOf, stampSchema } from './stamp.js';
import type { Run, TestOutcome, TestStatus } from './types.js';
import { idsIn, plainMessage, relativeFile } from './words.js';

const assertion = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.enum(['passed', 'failed', 'skipped', 'pending', 'todo', 'disabled']),
  duration: z.number().nullish(),
  failureMessages: z.array(z.string()).nullish(),
});

const file = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().default(''),
  assertionResults: z.array(assertion),
});

/** The output of `vitest --reporter=json`, which has Jest's format. */
export const vitestSchema = z.object({
  startTime: z.number().min(0).max(latestTime, 'a time in milliseconds'),
  testResults: z.array(file),
  stamp: stampSchema.optional(),
});

export function runOfVitest({ report, root }: { report: z.output<typeof vitestSchema>; root: string }): Run {
  return {
    ...stampOf({ stamp: report.stamp, date: report.startTime }),
    outcomes: report.testResults.flatMap((found) => outcomesOfFile({ found, root })),
    axe: [],
    errors: [],
  };
}

function outcomesOfFile({ found, root }: { found: z.output<typeof file>; root: string }): TestOutcome[] {
  const path = relativeFile({ root, file: found.name });
  const outcomes = found.assertionResults.map((test): TestOutcome => {
    const titles = [...test.ancestorTitles.filter(Boolean), test.title];
    const message = test.failureMessages?.[0];
    const status = statusOf(test.status);
    return {
      file: path,
      titles,
      status,
      seconds: (test.duration ?? 0) / 1000,
      ...(status === 'failed' && message ? { message: plainMessage({ root, message }) } : {}),
      ids: idsIn(titles),
    };
  });
  if (found.status !== 'failed' || outcomes.some(({ status }) => status === 'failed')) return outcomes;
  // A file that failed to load, or crashed between tests, counts as failed even if none of its tests failed.
  const message = plainMessage({ root, message: found.message });
  return [
    ...outcomes,
    { file: path, titles: ['The whole file'], status: 'failed', seconds: 0, message, ids: [] },
  ];
}

function statusOf(status: z.output<typeof assertion>['status']): TestStatus {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
