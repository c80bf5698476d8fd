import { hashText, z } from 'lectern/plugin';
import { stampOf, stampSchema } from './stamp.js';
import type { Run } from './types.js';
import { idsIn } from './words.js';

const count = z.int().min(0);

/**
 * A test report without machine-specific data. Snapshots are committed, so the site shows test results even in a fresh
 * clone.
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

/** Reports from test tools have no checksum, and count as unedited. */
export function isUnedited(file: unknown): boolean {
  if (typeof file !== 'object' || file === null || !('checksum' in file)) return true;
  return file.checksum === checksumOf(file);
}

/** Returns the checksum of a snapshot: a hash of everything except its `checksum` key. */
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
