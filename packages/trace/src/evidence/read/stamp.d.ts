import { z } from 'lectern/plugin';
import type { Stamp } from './types.js';
/** What `scripts/test.mjs` of a project may add to a tool's report. */
export declare const stampSchema: z.ZodObject<
  {
    commit: z.ZodOptional<z.ZodString>;
    changed: z.ZodOptional<z.ZodBoolean>;
    date: z.ZodOptional<z.ZodISODateTime>;
  },
  z.core.$strip
>;
/** One date form for all reports: UTC, to the second. */
export declare function isoDate(date: string | number): string;
export declare function stampOf({
  stamp,
  date,
}: {
  stamp: z.output<typeof stampSchema> | undefined;
  date?: string | number | undefined;
}): Stamp;
