import { z } from 'lectern/plugin';
/** What `scripts/test.mjs` of a project may add to a tool's report. */
export const stampSchema = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, { error: 'the hash of a commit' })
    .optional(),
  changed: z.boolean().optional(),
  date: z.iso.datetime({ offset: true }).optional(),
});
/** One date form for all reports: UTC, to the second. */
export function isoDate(date) {
  return new Date(date).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
export function stampOf({ stamp, date }) {
  const began = stamp?.date ?? date;
  return {
    ...(stamp?.commit === undefined ? {} : { commit: stamp.commit }),
    ...(stamp?.changed === true ? { changed: true } : {}),
    ...(began === undefined ? {} : { date: isoDate(began) }),
  };
}
