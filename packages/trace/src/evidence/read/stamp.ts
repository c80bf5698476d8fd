import { z } from 'lectern/plugin';
import type { Stamp } from './types.js';

/** Metadata that a project's own script may add to a tool's report. */
export const stampSchema = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, { error: 'a commit hash' })
    .optional(),
  changed: z.boolean().optional(),
  date: z.iso.datetime({ offset: true }).optional(),
});

/** In milliseconds. ISO dates have only four digits for the year. */
export const latestTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** All reports use UTC, to the second. */
function isoDate(date: string | number): string {
  return new Date(date).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

export function stampOf({
  stamp,
  date,
}: {
  stamp: z.output<typeof stampSchema> | undefined;
  date?: string | number | undefined;
}): Stamp {
  const began = stamp?.date ?? date;
  return {
    ...(stamp?.commit === undefined ? {} : { commit: stamp.commit }),
    ...(stamp?.changed === true ? { changed: true } : {}),
    ...(began === undefined ? {} : { date: isoDate(began) }),
  };
}
