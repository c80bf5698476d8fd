import { z } from 'lectern/plugin';
import type { Run } from './types.js';
/**
 * A report with what pages need and nothing of the machine: it is committed, so that a fresh clone has evidence. Tests
 * stand below their files.
 */
export declare const snapshotSchema: z.ZodObject<
  {
    stamp: z.ZodObject<
      {
        commit: z.ZodOptional<z.ZodString>;
        changed: z.ZodOptional<z.ZodBoolean>;
        date: z.ZodOptional<z.ZodISODateTime>;
      },
      z.core.$strip
    >;
    files: z.ZodArray<
      z.ZodObject<
        {
          file: z.ZodString;
          tests: z.ZodArray<
            z.ZodObject<
              {
                titles: z.ZodArray<z.ZodString>;
                status: z.ZodEnum<{
                  passed: 'passed';
                  failed: 'failed';
                  skipped: 'skipped';
                }>;
                seconds: z.ZodNumber;
                message: z.ZodOptional<z.ZodString>;
                project: z.ZodOptional<z.ZodString>;
                flaky: z.ZodOptional<z.ZodLiteral<true>>;
              },
              z.core.$strip
            >
          >;
        },
        z.core.$strip
      >
    >;
    axe: z.ZodDefault<
      z.ZodArray<
        z.ZodObject<
          {
            file: z.ZodString;
            page: z.ZodString;
            look: z.ZodString;
            passes: z.ZodInt;
            violations: z.ZodArray<
              z.ZodObject<
                {
                  id: z.ZodString;
                  help: z.ZodString;
                  places: z.ZodInt;
                },
                z.core.$strip
              >
            >;
          },
          z.core.$strip
        >
      >
    >;
    errors: z.ZodDefault<z.ZodArray<z.ZodString>>;
  },
  z.core.$strip
>;
export type Snapshot = z.input<typeof snapshotSchema>;
export declare function runOfSnapshot({ report }: { report: z.output<typeof snapshotSchema> }): Run;
/** A run as a snapshot keeps it: files in a fixed order, times to the hundredth of a second. */
export declare function snapshotOf({ outcomes, axe, errors, ...stamp }: Run): Snapshot;
