import { z } from 'lectern/plugin';
import type { Run } from './types.js';
/** What `vitest --reporter=json` writes, which is what Jest writes. */
export declare const vitestSchema: z.ZodObject<
  {
    startTime: z.ZodNumber;
    testResults: z.ZodArray<
      z.ZodObject<
        {
          name: z.ZodString;
          status: z.ZodString;
          message: z.ZodDefault<z.ZodString>;
          assertionResults: z.ZodArray<
            z.ZodObject<
              {
                ancestorTitles: z.ZodArray<z.ZodString>;
                title: z.ZodString;
                status: z.ZodEnum<{
                  passed: 'passed';
                  failed: 'failed';
                  skipped: 'skipped';
                  pending: 'pending';
                  todo: 'todo';
                  disabled: 'disabled';
                }>;
                duration: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
                failureMessages: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
              },
              z.core.$strip
            >
          >;
        },
        z.core.$strip
      >
    >;
    stamp: z.ZodOptional<
      z.ZodObject<
        {
          commit: z.ZodOptional<z.ZodString>;
          changed: z.ZodOptional<z.ZodBoolean>;
          date: z.ZodOptional<z.ZodISODateTime>;
        },
        z.core.$strip
      >
    >;
  },
  z.core.$strip
>;
export declare function runOfVitest({
  report,
  root,
}: {
  report: z.output<typeof vitestSchema>;
  root: string;
}): Run;
