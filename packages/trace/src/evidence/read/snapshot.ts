import { hashText, z } from 'lectern/plugin';
import { stampOf, stampSchema } from './stamp.js';
import type { Run } from './types.js';
import { idsIn } from './words.js';

const count = z.int().min(0);

/**
 * A test report without machine-specific data and other data that pages don't need. Tests are grouped by file.
 * Snapshots are committed, so the site shows test results even in a fresh clone.
 */
export const snapshotSchema = z.object({
  stamp: stampSchema,
  files: z.array(
    z.object({
      file: z.string(),
      tests: z.array(
        z.object({
          titles: z.array(z.string()).min(1),
          status: z.enum(['passed', 'failed', 'skipped']),
          seconds: z.number().min(0),
          message: z.string().optional(),
          project: z.string().optional(),
          flaky: z.literal(true).optional(),
        }),
      ),
    }),
  ),
  axe: z
    .array(
      z.object({
        file: z.string(),
        page: z.string(),
        look: z.string(),
        passes: count,
        violations: z.array(z.object({ id: z.string(), help: z.string(), places: count })),
      }),
    )
    .default([]),
  errors: z.array(z.string()).default([]),
  checksum: z.string().optional(),
});

/**
 * Returns whether a file matches its checksum. If it doesn't, someone has edited the file. Reports from test tools have
 * no checksum, and count as unedited.
 */
export function isUnedited(file: unknown): boolean {
  if (typeof file !== 'object' || file === null || !('checksum' in file)) return true;
  return file.checksum === checksumOf(file);
}

/** Hashes everything except the checksum. */
export function checksumOf(snapshot: object): string {
  const { checksum: _, ...rest } = snapshot as { checksum?: unknown };
  return hashText(JSON.stringify(rest));
}

export type Snapshot = z.input<typeof snapshotSchema>;

export function runOfSnapshot({ report }: { report: z.output<typeof snapshotSchema> }): Run {
  return {
    ...stampOf({ stamp: report.stamp }),
    outcomes: report.files.flatMap(({ file, tests }) =>
      tests.map(({ message, project, flaky, ...test }) => ({
        file,
        ...test,
        ...(message === undefined ? {} : { message }),
        ids: idsIn(test.titles),
        ...(project === undefined ? {} : { project }),
        ...(flaky === undefined ? {} : { flaky }),
      })),
    ),
    axe: report.axe,
    errors: report.errors,
  };
}

/** Converts a run to a snapshot. Files are sorted, and times are rounded to a hundredth of a second. */
export function snapshotOf({ outcomes, axe, errors, ...stamp }: Run): Snapshot {
  const files = [...new Set(outcomes.map(({ file }) => file))].sort();
  const snapshot: Snapshot = {
    stamp,
    files: files.map((file) => ({
      file,
      tests: outcomes
        .filter((outcome) => outcome.file === file)
        .map(({ file: _file, ids: _ids, seconds, ...test }) => ({
          ...test,
          seconds: Math.round(seconds * 100) / 100,
        })),
    })),
    axe,
    errors,
  };
  return { ...snapshot, checksum: checksumOf(snapshot) };
}
